/** What is told of a piece: its moves on the board, and a sentence under it. Loaded when pieces are explained. */
import { movementInWords } from "../variant/piece-in-words.ts";
import type { PieceType } from "../variant/variant.ts";
import { drawMarks } from "./diagram.ts";
import { make } from "./dom.ts";
import type { Geometry } from "./geometry.ts";
import type { Language } from "./language.ts";
import { strikeLegend } from "./legend.ts";
import { drawPicture, type Picture, shape } from "./picture.ts";
import { reachOf } from "./reach-picture.ts";
import type { BoardState } from "./state.ts";

/** The moves of the piece that is explained on its square. */
export function drawExplained({ explained, variant, position }: BoardState, geometry: Geometry): Picture[] {
  const piece = typeof explained === "number" ? position.pieces[explained] : null;
  if (typeof explained !== "number" || !piece) return [];
  const marks = reachOf(variant, { piece, from: explained, pieces: position.pieces, leapers: position.leapers });
  return [drawMarks(marks, geometry, explained)];
}

/** The sentence about the piece, and what the marks mean. */
export function noteOf({ explained, variant, position }: BoardState, language: Language): HTMLElement[] {
  const piece = typeof explained === "number" ? position.pieces[explained] : explained;
  if (!piece) return [make("div", { text: language.say("choosePiece") })];
  const pieceType = variant.pieceTypes[piece.kind];
  const own = language.movesOf(pieceType);
  const sentence = own
    ? make("div", { text: own })
    : make("div", { text: movementInWords(variant.board, pieceType), attributes: { lang: "en" } });
  return [sentence, makeLegend(pieceType, language)];
}

const GREEN = "#1d8a4f";
const RED = "#c62828";

/** The meaning of the marks. */
const LEGEND = [
  ["slide", shape("circle", { cx: 9, cy: 9, r: 6, fill: GREEN })],
  ["leap", shape("path", { d: "M9 1.5L16.5 9L9 16.5L1.5 9z", fill: GREEN })],
  ["hop", shape("path", { d: "M9 1.5L16 14.5L2 14.5z", fill: GREEN })],
  ["moveOnly", shape("circle", { cx: 9, cy: 9, r: 5, fill: "#fff", stroke: GREEN, "stroke-width": 3 })],
  [
    "captureOnly",
    shape("circle", { cx: 9, cy: 9, r: 7, fill: RED }),
    shape("path", { d: "M6 6l6 6m0-6l-6 6", stroke: "#fff", "stroke-width": 2.4, fill: "none" }),
  ],
] as const satisfies readonly (readonly [words: string, ...picture: Picture[]])[];

const LIST = { display: "flex", flexWrap: "wrap", gap: "2px 14px", padding: 0, margin: "4px 0 0", listStyle: "none" };
const ITEM = { display: "flex", alignItems: "center", gap: "5px" };

function makeLegend(piece: PieceType, language: Language): HTMLElement {
  const list = make("ul", { class: "legend" });
  // here and not in the style sheet, which boards load that explain nothing
  Object.assign(list.style, LIST);
  const usual = LEGEND.map(
    ([words, ...parts]) =>
      [
        language.say(words),
        shape("svg", { viewBox: "0 0 18 18", width: 18, height: 18, "aria-hidden": "true" }, ...parts),
      ] as const,
  );
  for (const [text, sign] of [...usual, ...strikeLegend([piece], language)]) {
    const item = make("li");
    Object.assign(item.style, ITEM);
    item.append(drawPicture(sign), make("span", { text }));
    list.append(item);
  }
  return list;
}
