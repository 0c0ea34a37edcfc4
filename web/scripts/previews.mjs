// Draws the pictures that link previews show, one for each set of rules, as PNG into dist/previews, and the icon as PNG in
// the sizes that devices ask for where the page is installed. Part of the build.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const [WIDTH, HEIGHT] = [1200, 630];
const CARD = { width: 100, height: 150 };
/** For each set of rules: the light in the mine, the hats that stand before it, and what lies at the end of the tunnel. */
const SCENES = {
  base: { light: "#7a5330", hats: ["#f2b632", "#f2b632", "#c0392b"], end: "gold" },
  classic: { light: "#6b5a45", hats: ["#f2b632", "#c0392b", "#f2b632"], end: "gold" },
  saboteur2: { light: "#4b4a5a", hats: ["#3a6ea8", "#4b8a3f", "#c0392b"], end: "doors" },
  "lost-mines": { light: "#35553f", hats: ["#4a83c9", "#f0c23f", "#4a83c9"], end: "gem" },
  tournament: { light: "#7a4a30", hats: ["#f2b632", "#f2b632", "#f2b632"], end: "gold" },
  championship: { light: "#7b3f3f", hats: ["#f2b632", "#c0392b", "#b98be0"], end: "gold" },
  jubilee: { light: "#6a4a6e", hats: ["#e0685a", "#5aa9e6", "#6cc070"], end: "gem" },
  jubilee2: { light: "#3f5a6a", hats: ["#3a6ea8", "#c0392b", "#4b8a3f"], end: "doors" },
};
const ENDS = {
  gold: '<path fill="#f2b632" d="M14 84 L30 56 L66 52 L88 80 L64 104 L30 104 Z"/><path d="M30 56 L46 78 L88 80 M46 78 L30 104" fill="none"/>',
  gem: '<path fill="#b05cc4" d="M50 44 L82 72 L50 112 L18 72 Z"/><path d="M18 72 H82 M50 44 L38 72 L50 112 L62 72 Z" fill="none"/>',
  doors:
    '<rect x="14" y="48" width="32" height="60" fill="#3a6ea8"/><rect x="54" y="48" width="32" height="60" fill="#4b8a3f"/>',
};

function card(x, y, inside) {
  return `<g transform="translate(${x} ${y})"><rect width="${CARD.width}" height="${CARD.height}" rx="9" fill="#6f6257" stroke="#2e221a" stroke-width="4"/>${inside}</g>`;
}

function tunnel() {
  const way =
    '<path d="M-2 75 H102" stroke="#2e221a" stroke-width="44"/><path d="M-2 75 H102" stroke="#d8b27c" stroke-width="36"/>';
  return Array.from({ length: 9 }, (_, place) =>
    card(100 + place * CARD.width, 150, place < 8 ? way : ""),
  ).join("");
}

function dwarf(x, hat) {
  return `<g transform="translate(${x} 380) scale(3.4)" stroke="#2a1c12" stroke-width="2" stroke-linejoin="round">
    <path fill="#5a4632" d="M6 70 C8 52 56 52 58 70 Z"/><path fill="#e6b48c" d="M18 26 H46 V40 C46 54 18 54 18 40 Z"/>
    <path fill="#6b3f22" d="M17 36 C17 62 26 66 32 66 C38 66 47 62 47 36 C44 46 20 46 17 36 Z"/>
    <path fill="#e6b48c" d="M29 33 C27 41 28 43 32 43 C36 43 37 41 35 33 Z"/>
    <circle cx="25" cy="35" r="2" fill="#2a1c12" stroke="none"/><circle cx="39" cy="35" r="2" fill="#2a1c12" stroke="none"/>
    <path fill="${hat}" d="M15 27 C15 9 49 9 49 27 Z M11 27 H53 V31 H11 Z"/></g>`;
}

function scene({ light, hats, end }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><radialGradient id="mine" cx="50%" cy="36%" r="75%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="#1b130e"/></radialGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#mine)"/>
    <rect x="0" y="0" width="${WIDTH}" height="34" fill="#5b3818"/><rect x="40" y="0" width="34" height="${HEIGHT}" fill="#8a5a2b"/><rect x="${WIDTH - 74}" y="0" width="34" height="${HEIGHT}" fill="#8a5a2b"/>
    ${tunnel()}
    <g transform="translate(900 150)" stroke="#2a1c12" stroke-width="4" stroke-linejoin="round">${ENDS[end]}</g>
    ${hats.map((hat, place) => dwarf(200 + place * 290, hat)).join("")}
  </svg>`;
}

const folder = new URL("../dist/previews/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [rules, drawn] of Object.entries(SCENES)) {
  const png = new Resvg(scene(drawn), { fitTo: { mode: "width", value: WIDTH } }).render().asPng();
  writeFileSync(new URL(`${rules}.png`, folder), png);
}

const icon = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
/** A maskable icon fills its square: devices cut it to their own shape, so what matters lies in the middle. */
const maskable = icon
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace(/<rect [^>]*>/, '<rect x="-8" y="-8" width="80" height="80" fill="#2a1f17" />');
const ICONS = [
  ["icon-192.png", icon, 192],
  ["icon-512.png", icon, 512],
  ["icon-maskable.png", maskable, 512],
];
for (const [name, drawn, size] of ICONS) {
  const png = new Resvg(drawn, { fitTo: { mode: "width", value: size } }).render().asPng();
  writeFileSync(new URL(`../dist/${name}`, import.meta.url), png);
}
