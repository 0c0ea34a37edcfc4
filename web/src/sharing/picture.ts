// A picture of how a game ended, for those who were not there: who has won, everybody's score, and the board as it was left.

const [WIDE, HIGH] = [1200, 630];
const MARGIN = 48;
const LIST_WIDTH = 470;
const MOST_ROWS = 12;
const FACE = 44;
/** What makes up a drawing, once it has left the page and its style sheets. */
const LOOK = [
  "clip-path",
  "display",
  "fill",
  "fill-opacity",
  "opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "transform",
  "transform-box",
  "transform-origin",
];

export interface Row {
  name: string;
  score: string;
  /** How long the bar is, from 0 to 1. */
  share: number;
  face: SVGSVGElement | null;
}

export interface Ending {
  title: string;
  /** Which game it was, and where it is played. */
  foot: string;
  rows: Row[];
  board: SVGSVGElement | null;
}

/** A drawing of the page as an image that looks the same without the page. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>("*")]);
  for (const [place, element] of (from ?? []).entries()) {
    const shown = getComputedStyle(element);
    const twin = to?.[place];
    twin?.removeAttribute("class");
    twin?.setAttribute("style", LOOK.map((name) => `${name}:${shown.getPropertyValue(name)}`).join(";"));
  }
  const [, , width = 1, height = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.style.transform = "none";
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function background(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDE * 0.65, HIGH * 0.4, 40, WIDE * 0.65, HIGH * 0.4, WIDE * 0.7);
  light.addColorStop(0, "#5a4330");
  light.addColorStop(1, "#1b130e");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
}

async function drawRow(pen: CanvasRenderingContext2D, row: Row, top: number, high: number): Promise<void> {
  const left = MARGIN + FACE + 14;
  if (row.face) {
    pen.drawImage(await imageOf(row.face), MARGIN, top, FACE, FACE);
  }
  pen.font = '400 26px "Alegreya Sans", sans-serif';
  pen.fillStyle = "#f6ead7";
  pen.textAlign = "right";
  pen.fillText(row.score, MARGIN + LIST_WIDTH, top + 24);
  pen.textAlign = "left";
  pen.fillText(row.name, left, top + 24, LIST_WIDTH - FACE - 160);
  pen.fillStyle = "#3b2b1f";
  pen.fillRect(left, top + 33, LIST_WIDTH - FACE - 14, Math.min(8, high - 40));
  pen.fillStyle = "#f2b632";
  pen.fillRect(left, top + 33, (LIST_WIDTH - FACE - 14) * row.share, Math.min(8, high - 40));
}

async function drawBoard(pen: CanvasRenderingContext2D, board: SVGSVGElement): Promise<void> {
  const image = await imageOf(board);
  const [left, top] = [MARGIN + LIST_WIDTH + 50, 140];
  const [wide, high] = [WIDE - left - MARGIN, HIGH - top - 80];
  const scale = Math.min(wide / image.width, high / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.drawImage(image, left + (wide - width) / 2, top + (high - height) / 2, width, height);
}

/** Draw how the game ended, as a PNG. */
export async function pictureOf({ title, foot, rows, board }: Ending): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d");
  if (!pen) {
    return null;
  }
  background(pen);
  pen.fillStyle = "#ffca5f";
  pen.font = "700 54px Alegreya, Georgia, serif";
  pen.fillText(title, MARGIN, 92, WIDE - 2 * MARGIN);
  const high = Math.min(78, (HIGH - 220) / Math.max(1, Math.min(rows.length, MOST_ROWS)));
  for (const [place, row] of rows.slice(0, MOST_ROWS).entries()) {
    await drawRow(pen, row, 140 + place * high, high);
  }
  if (board) {
    await drawBoard(pen, board);
  }
  pen.fillStyle = "#c9b596";
  pen.font = '400 24px "Alegreya Sans", sans-serif';
  pen.fillText(foot, MARGIN, HIGH - 30, WIDE - 2 * MARGIN);
  return await new Promise((drawn) => canvas.toBlob(drawn, "image/png"));
}

/** Give a picture to the system's share sheet, else save it as a file. Who changes their mind has shared nothing. */
export async function givePicture(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], "undermine.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
