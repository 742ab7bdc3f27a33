/** One card for each piece: picture, letter, value, notation, a sentence and its moves. */

import { hasTrails } from "../src/betza.ts";
import { drawPicture, glyphSvg, moveDiagram, type Picture, strikeLegend } from "../src/board.ts";
import type { Variant } from "../src/index.ts";
import { piecesInWords, pieceValuesOf, ridesOf } from "../src/index.ts";
import { make } from "./dom.ts";

type Piece = Variant["pieceTypes"][number];

/** Functions that draw the cards: drawing all at once would block the page. */
export function pieceCards(variant: Variant, study: (kind: number, card: HTMLElement) => void): (() => HTMLElement)[] {
  const values = pieceValuesOf(variant);
  const words = piecesInWords(variant);
  return variant.pieceTypes.map((pieceType, kind) => () => {
    const card = pieceCard(pieceType, values[kind], words[kind], variant.view);
    makePressable(card, pieceType.name, kind, study);
    return card;
  });
}

/** How the pieces of chess move, as files write it. */
const ORDINARY = ["K", "Q", "R", "B", "N", "fmWfceFifmnD"];

/** Whether a piece moves like one of chess. */
export function isOrdinary({ moves }: Pick<Piece, "moves">): boolean {
  return moves.length === 1 && ORDINARY.includes(moves[0].betza.text) && moves[0].from === null;
}

/** The whole card is pressed; with keys, a button in it. */
function makePressable(
  card: HTMLElement,
  name: string,
  kind: number,
  study: (kind: number, card: HTMLElement) => void,
): void {
  const open = make("button", "study-open screen", "Look closer");
  open.type = "button";
  open.dataset.kind = String(kind);
  open.setAttribute("aria-pressed", "false");
  open.append(make("span", "spoken", ` at the ${name}`));
  card.querySelector(".about")?.append(make("div", "", open));
  card.addEventListener("click", () => getSelection()?.toString() || study(kind, card));
}

/** @param computed in hundredths of a pawn
 *  @param words its movement, and remarks */
function pieceCard(pieceType: Piece, computed: number, words: readonly string[], view: Variant["view"]): HTMLElement {
  const pictures = make("div", "pictures", drawPicture(glyphSvg(pieceType, 0)), drawPicture(glyphSvg(pieceType, 1)));
  const text = make("div", "about", make("h4", "", pieceType.name), makeFacts(pieceType, computed));
  const [movement, ...remarks] = words;
  text.append(make("p", "", movement));
  for (const remark of remarks) text.append(make("p", "remark", remark));
  const diagram = make("div", "diagram", drawPicture(moveDiagram(pieceType, { view, reach: reachOf(pieceType) })));
  const card = make("article", "card piece", pictures, text, diagram);
  card.dataset.piece = pieceType.id;
  return card;
}

/** Adds a remark that is found later; once. */
export function addRemark(cards: readonly HTMLElement[], id: string, remark: string): void {
  const text = cards.find(({ dataset }) => dataset.piece === id)?.querySelector(".about");
  const isThere = [...(text?.querySelectorAll(".remark") ?? [])].some(({ textContent }) => textContent === remark);
  if (!isThere) text?.append(make("p", "remark", remark));
}

/** Short movers get a smaller board; undefined leaves it to the diagram. */
function reachOf({ moves }: Piece): number | undefined {
  const rides = moves.flatMap(({ betza }) => ridesOf(betza));
  const isShort =
    !moves.some(({ betza }) => hasTrails(betza)) &&
    rides.every(({ step, limit }) => limit === 1 && Math.max(...step.map(Math.abs)) <= SHORT);
  return isShort ? SHORT : undefined;
}

/** Squares to each side. */
const SHORT = 2;

function makeFacts({ letter, symbol, moves, checksBy, value, royal }: Piece, computed: number): HTMLElement {
  const facts = make("dl", "facts");
  const add = (term: string, ...content: readonly (Node | string)[]) =>
    facts.append(make("div", "", make("dt", "", term), make("dd", "", ...content)));
  add("Letter", symbol === null ? letter : `${letter} (${symbol})`);
  if (!royal) add("Value", value === null ? `about ${computed / 100}` : String(value));
  const texts = moves.map(({ betza }) => make("code", "", betza.text));
  add("Betza", ...texts.flatMap((text, index) => (index === 0 ? [text] : [", ", text])));
  if (checksBy) add("Checks by", make("code", "", checksBy.text));
  return facts;
}

const GREEN = "#1d6f42";
const RED = "#b3261e";

function sign(d: string, attributes: Picture["attributes"]): Picture {
  return { tag: "path", attributes: { d, ...attributes }, children: [], text: "" };
}

const DISC = "M9 3a6 6 0 1 1 0 12a6 6 0 1 1 0-12z";
const TRIANGLE = "M9 1.5L16 14.5L2 14.5z";
const DIAMOND = "M9 1.5L16.5 9L9 16.5L1.5 9z";
/** The meaning of the marks in diagrams. */
const LEGEND: readonly (readonly [words: string, ...signs: readonly Picture[]])[] = [
  ["slide or step", sign(DISC, { fill: GREEN })],
  ["leap", sign(DIAMOND, { fill: GREEN })],
  ["hop, over a piece of either side", sign(TRIANGLE, { fill: GREEN })],
  ["move only", sign(DISC, { fill: "#fff", stroke: GREEN, "stroke-width": 3 })],
  [
    "capture only",
    sign(DISC, { fill: RED }),
    sign("M6.500 6.500l5 5m0-5l-5 5", { stroke: "#fff", "stroke-width": 2, fill: "none" }),
  ],
  [
    "leap that can be blocked on the bend",
    sign("M2 16L9 16L15 5", { stroke: GREEN, "stroke-width": 2, fill: "none", opacity: 0.6 }),
    sign("M15 1l4 4l-4 4l-4-4z", { fill: GREEN }),
  ],
  [
    "only as a first move, or on some squares",
    sign(DISC, { fill: "#fff", stroke: GREEN, "stroke-width": 3, "stroke-dasharray": "4 3" }),
  ],
];

/** @param variant whose pieces may need more marks than others */
export function makeLegend({ pieceTypes }: Variant): HTMLElement {
  const list = make("ul", "legend");
  for (const [words, ...signs] of LEGEND) {
    const attributes = { viewBox: "0 0 20 18", "aria-hidden": "true" };
    list.append(make("li", "", drawPicture({ tag: "svg", attributes, children: signs, text: "" }), words));
  }
  for (const [words, picture] of strikeLegend(pieceTypes)) list.append(make("li", "", drawPicture(picture), words));
  return list;
}
