import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure } from "../src/net/api";
import type { RulesData } from "../src/net/wire";
import { tableCode } from "../src/state/router.svelte";
import { catalogue, firstLanguage, LANGUAGES, type Language, say } from "../src/words/catalogue.svelte";
import { failureText } from "../src/words/failures";
import { PRESETS, rulesName, seatName } from "../src/words/names";
import { groundOf } from "../src/words/places";
import { clausesOf } from "../src/words/rules";
import { Sentences, shapeOf, slug } from "../src/words/sentences";

const LOCALE = "../src/undermine/locale/";

function ftl(language: string, rules: boolean): string {
  return readdirSync(LOCALE + language)
    .filter((name) => name.startsWith("rules-") === rules)
    .map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf8"))
    .join("\n");
}

const tunnel = {
  kind: "tunnel",
  message: "card-tunnel",
  tunnels: ["NES"],
  dead_ends: "",
  tags: [],
  module: "dwarfs",
};
const action = { ...tunnel, kind: "action", tunnels: [] };
const RULES: RulesData = {
  rules: "base",
  fewest: 3,
  most: 10,
  modules: ["dwarfs", "gold-cards", "current"],
  cards: [
    { ...tunnel, name: "[NES]" },
    { ...action, name: "map", message: "card-map" },
    { ...action, name: "repair-pick+cart", message: "card-repair-pick-cart" },
  ],
  values: {
    "card-drawn": { seat: "seat", card: "card" },
    "hand-dealt": { seat: "seat", cards: "cards" },
    "rock-fell": { seat: "seat", card: "card", cell: "cell", removed: "card" },
  },
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    const [, , , language = "en", rules] = path.split("/");
    return new Response(ftl(language, rules === "rules"));
  });
});
afterEach(() => vi.unstubAllGlobals());

function sentences(): Sentences {
  return new Sentences(RULES, () => ["Ann", "Bob", "Cid"]);
}

describe("the catalogue", () => {
  it("speaks the language chosen before, else the browser's first that we have, else English", () => {
    expect(firstLanguage("cs", ["de-AT"])).toBe("cs");
    expect(firstLanguage(null, ["fr", "de-AT", "pl"])).toBe("de");
    expect(firstLanguage("xx", ["ja"])).toBe("en");
  });

  it("shows the id of what it lacks, so that a gap is seen", async () => {
    await catalogue.load("en");
    expect(say("web-of-nothing")).toBe("web-of-nothing");
  });

  it.each([...LANGUAGES])("counts rightly in %s", async (language: Language) => {
    await catalogue.load(language);
    const said = [1, 2, 5].map((gold) => say("web-gold", { gold }));
    expect(new Set(said).size).toBe(3);
    if (language === "pl") {
      expect(said).toEqual(["Jedna bryłka złota", "2 bryłki złota", "5 bryłek złota"]);
    }
  });
});

describe("sentences", () => {
  it("tell an event with names and cards, and only what is known", async () => {
    await catalogue.load("en");
    const told = sentences();
    expect(told.event({ is: "card-drawn", seat: "@0", card: "map" })).toBe("Ann draws map.");
    expect(told.event({ is: "card-drawn", seat: "@1", card: "?" })).toBe("Bob draws a card.");
    expect(told.event({ is: "rock-fell", seat: "@2", card: "map", cell: "1,0", removed: "[NES]" })).toBe(
      "Cid plays a map one card east of the start: the T-piece is gone.",
    );
  });

  it("are the same as the server's own, in Polish plurals too", async () => {
    await catalogue.load("pl");
    const cards = ["?", "?", "?", "?", "?"];
    expect(sentences().event({ is: "hand-dealt", seat: "@0", cards })).toBe("Ann dostaje na rękę 5 kart.");
  });

  it("say why something is refused and by which clause", async () => {
    await catalogue.load("en");
    expect(sentences().reason({ code: "does-not-fit", clause: "BASE-14", about: "east" })).toBe(
      "The card does not fit its eastern neighbour (BASE-14).",
    );
  });

  it.each([
    ["en", "repair repair-pick+cart @2 cart", "mend the cart of Cid"],
    ["en", "dig [NES] 1,0 turned", "lay the T-piece one card east of the start"],
    ["en", "pass map [NES]", "discard map and T-piece"],
    ["en", "pass", "pass"],
    ["en", "move ENN", "walk 3 steps"],
    ["en", "take-treasure 0", "take treasure 1 from the display"],
    ["en", "say no", "say no"],
    ["pl", "dig [NES] 1,0", "położyć kartę „rozwidlenie” jedno pole na wschód od startu"],
    ["pl", "repair repair-pick+cart @2 cart", "naprawić narzędzie gracza Cid: wagonik"],
    ["cs", "take-gold 3", "nechat si kartu se 3 nugety"],
    ["de", "dig [NES] 1,0", "„T-Stück“ ein Feld östlich vom Start legen"],
  ] as [Language, string, string][])(
    "word an option as people would, in %s: %s",
    async (language, written, told) => {
      await catalogue.load(language);
      expect(sentences().action(written)).toBe(told);
    },
  );

  it("tell what is aimed at oneself, and at the reader", async () => {
    await catalogue.load("en");
    const told = new Sentences(
      RULES,
      () => ["Ann", "Bob", "Cid"],
      () => ({ you: 1, ground: groundOf(null, "east") }),
    );
    expect(told.action("repair repair-pick+cart @2 cart", 2)).toBe("mend one's own cart");
    expect(told.action("repair repair-pick+cart @1 cart", 2)).toBe("mend your cart");
  });

  it("draw the cards of an option beside their names", async () => {
    await catalogue.load("en");
    expect(sentences().actionParts("dig [NES] 1,0 turned")[1]).toEqual({
      text: "T-piece",
      card: "[NES]",
      turned: true,
    });
  });

  it("keep the quotation mark with the name, not with what stands before the drawing", async () => {
    await catalogue.load("de");
    const parts = sentences().actionParts("dig [NES] 1,0");
    expect(parts.map(({ text }) => text)).toEqual(["„T-Stück", "“ ein Feld östlich vom Start legen"]);
  });

  it("find the card a value is about, if it may be known", () => {
    expect(sentences().cardIn({ is: "card-drawn", seat: "@0", card: "map" })).toBe("map");
    expect(sentences().cardIn({ is: "card-drawn", seat: "@0", card: "?" })).toBeNull();
    expect(sentences().cardIn(null)).toBeNull();
  });

  it("spell shapes and slugs as the catalogue does", () => {
    expect(shapeOf("crystal-[NES]|W")).toBe("[NES]|W");
    expect(slug("Blue Door!")).toBe("blue-door");
  });
});

describe("names", () => {
  it("of bots are said in the reader's language, with their number", async () => {
    await catalogue.load("de");
    expect(seatName({ seat: 1, name: "apprentice 2", bot: "apprentice" })).toBe("Lehrling 2");
    expect(seatName({ seat: 0, name: "Ann" })).toBe("Ann");
    expect(rulesName("base+toll")).toContain(" + ");
  });

  it("of mixtures are their own where they have one", async () => {
    await catalogue.load("en");
    const { presets } = JSON.parse(readFileSync("tests/prompts.json", "utf8"));
    expect(PRESETS).toEqual(presets);
    const mixture = Object.keys(PRESETS).find((rules) => PRESETS[rules] === "jubilee") ?? "";
    expect(rulesName(mixture)).toBe("Jubilee");
  });

  it("explain modules that cannot be combined", async () => {
    await catalogue.load("en");
    const failure = new Failure("cannot-combine", "", { one: "costume", other: "party" });
    expect(failureText(failure)).toBe("“Costume Department” and “Tunnel Party” cannot be combined.");
    const few = new Failure("wrong-number-of-seats", "", { fewest: 3, most: 10, seats: 2 });
    expect(failureText(few)).toBe("These rules are for 3 to 10 players.");
    expect(failureText(new Failure("never-heard", ""))).toBe("That did not work.");
  });
});

describe("the rules", () => {
  it("are those of the modules in play, in their order", () => {
    const ids = clausesOf(ftl("en", true), ["dwarfs", "toll", "wc2019"]).map((clause) => clause.id);
    expect(ids).toContain("BASE-1");
    expect(ids).toContain("TOLL-1");
    expect(ids).toContain("WC-2019");
    expect(ids).not.toContain("WC-2018");
    expect(ids.some((id) => id.startsWith("S2-") || id.startsWith("LM-"))).toBe(false);
  });
});

describe("the router", () => {
  it("finds the code of a table in its address", () => {
    expect(tableCode("/t/ab2de")).toBe("AB2DE");
    expect(tableCode("/#new")).toBeNull();
    expect(tableCode("/t/../x")).toBeNull();
  });
});
