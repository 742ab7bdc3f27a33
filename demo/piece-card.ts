/** One card for each piece: picture, letter, value, notation, a sentence and its moves. */
import { guard } from "lit/directives/guard.js";
import { nothing, type TemplateResult } from "lit/html.js";
import { hasTrails } from "../src/betza.ts";
import { type DiagramOptions, diagramOf, drawPicture, type Mark, type Picture, strikeLegend } from "../src/board.ts";
import type { Variant } from "../src/index.ts";
import { piecesInWords, pieceValuesOf, ridesOf } from "../src/index.ts";
import { pieceName } from "./board-language.ts";
import { moveDiagram } from "./drawn.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { glyphSvg } from "./liked-pieces.ts";

type Piece = Variant["pieceTypes"][number];

/** What changes of a card. */
export interface CardState {
  /** Whether the piece is looked at closely. */
  readonly isPressed: boolean;
  /** Whether it is known not to force mate alone with its king: that is found later than the rest. */
  readonly isWeak: boolean;
  readonly press: () => void;
}

/** The card of each kind. */
export function pieceCards(variant: Variant): ((state: CardState) => TemplateResult)[] {
  const values = pieceValuesOf(variant);
  const words = piecesInWords(variant);
  return variant.pieceTypes.map((pieceType, kind) => (state) => {
    const [movement, ...remarks] = words[kind];
    return html`<article class="card piece" data-piece=${pieceType.id} @click=${() => getSelection()?.toString() || state.press()}>
      <div class="pictures">${guard([pieceType], () => SIDES.map((side) => drawPicture(glyphSvg(pieceType, side))))}</div>
      <div class="about">
        <h4>${pieceName(pieceType)}</h4>
        ${facts(pieceType, values[kind])}
        <p lang="en">${movement}</p>
        ${remarks.map((words) => html`<p class="remark" lang="en">${words}</p>`)} ${opener(pieceName(pieceType), state.isPressed)}
        ${state.isWeak ? html`<p class="remark">Alone with its king it cannot force mate.</p>` : nothing}
      </div>
      <div class="diagram">${guard([pieceType], () => drawPicture(diagram(pieceType, variant.view)))}</div>
    </article>`;
  });
}

const SIDES = [0, 1] as const;

/** How the pieces of chess move, as files write it. */
const ORDINARY = ["K", "Q", "R", "B", "N", "fmWfceFifmnD"];

/** Whether a piece moves like one of chess. */
export function isOrdinary({ moves }: Pick<Piece, "moves">): boolean {
  return moves.length === 1 && ORDINARY.includes(moves[0].betza.text) && moves[0].from === null;
}

/** The whole card is pressed; with keys, a button in it. */
function opener(name: string, isPressed: boolean): TemplateResult {
  return html`<div>
    <button type="button" class="study-open screen" aria-pressed=${isPressed}>Look closer<span class="spoken"> at the ${name}</span></button>
  </div>`;
}

function diagram(pieceType: Piece, view: Variant["view"]): Picture {
  return moveDiagram(pieceType, { view, ...sizeOf(pieceType) });
}

function sizeOf(pieceType: Piece): DiagramOptions {
  const reach = reachOf(pieceType);
  return reach === undefined ? {} : { reach };
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

/** @param computed in hundredths of a pawn */
function facts({ letter, symbol, moves, checksBy, value, royal }: Piece, computed: number): TemplateResult {
  const fact = (term: string, content: unknown) => html`<div><dt>${term}</dt><dd>${content}</dd></div>`;
  const texts = moves.map(({ betza }, index) => html`${index === 0 ? nothing : ", "}<code>${betza.text}</code>`);
  return html`<dl class="facts">
    ${fact(t`Letter`, symbol === null ? letter : `${letter} (${symbol})`)}
    ${royal ? nothing : fact(t`Value`, value ?? t`about ${computed / 100}`)} ${fact(t`Betza`, texts)}
    ${checksBy ? fact(t`Checks by`, html`<code>${checksBy.text}</code>`) : nothing}
  </dl>`;
}

const GREEN = "#1d6f42";
const RED = "#b3261e";

function sign(d: string, attributes: Picture["attributes"]): Picture {
  return { tag: "path", attributes: { d, ...attributes }, children: [], text: "" };
}

const DISC = "M9 3a6 6 0 1 1 0 12a6 6 0 1 1 0-12z";
const TRIANGLE = "M9 1.5L16 14.5L2 14.5z";
const DIAMOND = "M9 1.5L16.5 9L9 16.5L1.5 9z";
const isWay = ({ motion }: Mark) => motion === "slide" || motion === "leap" || motion === "hop" || motion === "lame";

/** The meaning of the marks in diagrams, each for those that show it. */
const LEGEND: readonly (readonly [isShown: (mark: Mark) => boolean, words: string, ...signs: readonly Picture[]])[] = [
  [({ motion }) => motion === "slide", t`slide or step`, sign(DISC, { fill: GREEN })],
  [({ motion }) => motion === "leap", t`leap`, sign(DIAMOND, { fill: GREEN })],
  [({ motion }) => motion === "hop", t`hop, over a piece of either side`, sign(TRIANGLE, { fill: GREEN })],
  [
    (mark) => isWay(mark) && mark.mode === "move",
    t`move only`,
    sign(DISC, { fill: "#fff", stroke: GREEN, "stroke-width": 3 }),
  ],
  [
    (mark) => isWay(mark) && mark.mode === "capture",
    t`capture only`,
    sign(DISC, { fill: RED }),
    sign("M6.500 6.500l5 5m0-5l-5 5", { stroke: "#fff", "stroke-width": 2, fill: "none" }),
  ],
  [
    ({ motion }) => motion === "lame",
    t`leap that can be blocked on its way`,
    sign("M2 16L9 16L15 5", { stroke: GREEN, "stroke-width": 2, fill: "none", opacity: 0.6 }),
    sign("M15 1l4 4l-4 4l-4-4z", { fill: GREEN }),
  ],
  [
    ({ initial }) => initial,
    t`only as a first move, or on some squares`,
    sign(DISC, { fill: "#fff", stroke: GREEN, "stroke-width": 3, "stroke-dasharray": "4 3" }),
  ],
];

/** What the marks mean that the diagrams of a variant's pieces show. */
export function legend({ pieceTypes }: Variant): TemplateResult {
  const attributes = { viewBox: "0 0 20 18", "aria-hidden": "true" };
  const marks = pieceTypes.flatMap((pieceType) => diagramOf(pieceType, sizeOf(pieceType)).marks);
  const usual = LEGEND.filter(([isShown]) => marks.some(isShown)).map(
    ([, words, ...signs]) => [words, { tag: "svg", attributes, children: signs, text: "" } satisfies Picture] as const,
  );
  return html`<ul class="legend">
    ${[...usual, ...strikeLegend(pieceTypes)].map(([words, picture]) => html`<li>${drawPicture(picture)}${words}</li>`)}
  </ul>`;
}
