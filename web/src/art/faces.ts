// The faces at the table: every dwarf of the cast has one of its own, and a person gets one by name, the same in every
// game. The cast is that of undermine/bots/cast.py.

import { seeded } from "./random";

export type Temperament = "gruff" | "cheerful" | "nervous" | "sly";
export type Hat = "cap" | "helmet" | "hood" | "band" | "pointed";
export type Beard = "long" | "short" | "braids" | "moustache" | "fork" | "none";
export type Eyes = "round" | "narrow" | "glasses" | "patch";
export type Brow = "angry" | "raised" | "worried" | "crooked";

export interface Face {
  hat: Hat;
  cloth: string;
  beard: Beard;
  hair: string;
  skin: string;
  eyes: Eyes;
  brow: Brow;
}

const BROWS: Record<Temperament, Brow> = {
  gruff: "angry",
  cheerful: "raised",
  nervous: "worried",
  sly: "crooked",
};

export const CAST: Record<string, Temperament> = {
  Brumm: "gruff",
  Hilda: "cheerful",
  Okko: "nervous",
  Pippa: "sly",
  Grete: "gruff",
  Kuno: "cheerful",
  Vanda: "nervous",
  Tibor: "sly",
  Jaga: "gruff",
  Lotta: "cheerful",
  Mirek: "nervous",
  Basil: "sly",
};

type Look = [Hat, string, Beard, string, string, Eyes];
const LOOKS: Record<string, Look> = {
  Brumm: ["helmet", "#7b8794", "long", "#6b3f22", "#e6b48c", "narrow"],
  Hilda: ["band", "#d9534f", "braids", "#e8b84a", "#f3cfa8", "round"],
  Okko: ["cap", "#3d7ea6", "short", "#b5651d", "#f0c9a4", "glasses"],
  Pippa: ["hood", "#6b8e4e", "none", "#8c3b2a", "#e9bd95", "narrow"],
  Grete: ["pointed", "#8a5a2b", "braids", "#9aa0a6", "#e2b48f", "narrow"],
  Kuno: ["cap", "#e0a030", "moustache", "#3b2a1e", "#d9a577", "round"],
  Vanda: ["band", "#8e6bbf", "braids", "#2f2a28", "#f1d0b0", "round"],
  Tibor: ["hood", "#444a55", "fork", "#1f1b1a", "#c9935f", "patch"],
  Jaga: ["helmet", "#a8572c", "none", "#d8d2c4", "#dba67d", "patch"],
  Lotta: ["pointed", "#2f8f83", "none", "#c2542d", "#f4d3b2", "round"],
  Mirek: ["cap", "#b04a6f", "short", "#5a4632", "#eec6a0", "glasses"],
  Basil: ["pointed", "#5b4b8a", "long", "#efe9dc", "#e7bd97", "narrow"],
};
const HATS: Hat[] = ["cap", "helmet", "hood", "band", "pointed"];
const CLOTHS = ["#c0563f", "#3d7ea6", "#6b8e4e", "#e0a030", "#8e6bbf", "#2f8f83"];
const BEARDS: Beard[] = ["long", "short", "braids", "moustache", "fork", "none"];
const HAIRS = ["#6b3f22", "#e8b84a", "#b5651d", "#2f2a28", "#9aa0a6", "#8c3b2a"];
const SKINS = ["#f3cfa8", "#e6b48c", "#d9a577", "#c08a5a", "#a06b42"];

function one<Kind>(kinds: Kind[], chance: number): Kind {
  return kinds[Math.floor(chance * kinds.length)] as Kind;
}

export function faceOf(name: string): Face {
  const [known = ""] = name.split(" ");
  const look = LOOKS[known];
  const temperament = CAST[known];
  if (look && temperament) {
    const [hat, cloth, beard, hair, skin, eyes] = look;
    return { hat, cloth, beard, hair, skin, eyes, brow: BROWS[temperament] };
  }
  const random = seeded(`face ${name}`);
  return {
    hat: one(HATS, random()),
    cloth: one(CLOTHS, random()),
    beard: one(BEARDS, random()),
    hair: one(HAIRS, random()),
    skin: one(SKINS, random()),
    eyes: one<Eyes>(["round", "round", "narrow", "glasses"], random()),
    brow: "raised",
  };
}

/** How a dwarf talks; null for who is none of the cast. */
export function temperamentOf(name: string): Temperament | null {
  return CAST[name.split(" ")[0] ?? ""] ?? null;
}
