// A bot in JavaScript, without any package: `undermine arena --bots "cmd:node examples/programs/east.mjs,random"`.
// It digs as far to the east as it can, and otherwise takes the first option (docs/line-protocol.md).
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

function column(option) {
  const place = option.targets?.find((target) => target.kind === "place");
  return option.verb === "dig" && place ? place.cell[0] : -Infinity;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.is === "hello") say({ is: "ready", name: "east" });
  if (message.is === "choose") {
    let best = 0;
    message.options.forEach((option, place) => {
      if (column(option) > column(message.options[best])) best = place;
    });
    say({ is: "answer", number: message.number, option: best });
  }
  if (message.is === "end") process.exit(0);
}
