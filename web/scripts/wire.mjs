// Makes src/net/wire.ts from the JSON schema that `python -m undermine.protocol.schema` prints to standard input; with
// --check it only says whether the file there is the same.

import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await text(process.stdin), (_name, node) => clarified(node));
const names = Object.keys(schema.$defs);
// The compiler names only what hangs on the root: give it one property for each definition.
const root = {
  ...schema,
  title: "Wire",
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
};
const source = await compile(root, "Wire", {
  additionalProperties: false,
  bannerComment:
    "// Made by scripts/wire.mjs from the Python definitions (undermine.protocol.schema). Do not edit.",
  style: { printWidth: 110 },
});
const file = new URL("../src/net/wire.ts", import.meta.url);
if (!process.argv.includes("--check")) {
  writeFileSync(file, source);
} else if (readFileSync(file, "utf8") !== source) {
  console.error("src/net/wire.ts is not what the messages are: `make wire` writes it anew");
  process.exit(1);
}

// What is described no further may hold anything (every other object holds what is described and nothing else); pairs
// are spelled in a way that the compiler knows; longest lists are the server's business.
function clarified(node) {
  if (node?.type === "object" && !node.properties) {
    return { additionalProperties: true, ...node };
  }
  if (node?.prefixItems) {
    const length = node.prefixItems.length;
    return { type: "array", items: node.prefixItems, minItems: length, maxItems: length };
  }
  return node?.type === "array" && node.maxItems ? { ...node, maxItems: undefined } : node;
}
