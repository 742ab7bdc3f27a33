/** A castling on a board: its two pieces, each of which is dragged to where it goes. */
import { ref } from "lit/directives/ref.js";
import { render, type TemplateResult } from "lit/html.js";
import type { FairywrenBoard } from "../../src/board.ts";
import type { CastlingRule } from "../../src/document.ts";
import { parseSquare } from "../../src/geometry.ts";
import { Game, type Position, type Variant } from "../../src/index.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";

type Piece = NonNullable<Position["pieces"][number]>;
export type Walker = "king" | "partner";

/** Null where a piece castles from wherever its start puts it: then there is nothing to drag.
 *  @param moved called with the piece that was dragged, and the square that it was put on */
export function castlingBoard(
  variant: Variant,
  rule: CastlingRule,
  moved: (walker: Walker, to: string) => void,
): TemplateResult | null {
  const kindOf = (id: string | undefined) => variant.pieceTypes.findIndex((pieceType) => pieceType.id === id);
  const royal = variant.pieceTypes.find((pieceType) => pieceType.royal)?.id;
  const side = rule.side === "black" ? 1 : 0;
  const walkers: readonly (readonly [Walker, number])[] = [
    ["king", kindOf(rule.mover ?? royal)],
    ["partner", kindOf(rule.piece)],
  ];
  const pieces: (Piece | null)[] = variant.setup.pieces.map(() => null);
  for (const [walker, kind] of walkers) {
    const square = parseSquare(variant.board, rule[walker][0]);
    if (square === null || kind < 0) return null;
    pieces[square] = { kind, side };
  }
  const shown = { ...variant, hands: null, entering: null }; // hands take no part in it
  const position = { ...variant.setup, pieces, rights: [], hands: null };
  const edited = ({ currentTarget, detail: { changes } }: HTMLElementEventMap["fw-edit"]) => {
    const put = changes.find(({ piece }) => piece !== null);
    const left = changes.find(({ piece }) => piece === null)?.square;
    const walker = walkers.find(([name]) => rule[name][0] === left)?.[0];
    if (put && walker) moved(walker, put.square);
    (currentTarget as FairywrenBoard).position = position; // whether or not the rules can have it so
  };
  const board = () => html`<fairywren-board
    editable
    view="square"
    controls="none"
    .game=${Game.start(shown)}
    .position=${position}
    .tool=${"move"}
    @fw-edit=${edited}
  ></fairywren-board>`;
  return html`<div
    class="setup-board castling-board"
    role="group"
    aria-label=${t`${rule.name} on a board: drag its pieces to where they go`}
    .style=${`--files: ${variant.board.files}`}
    ${ref((place) => place instanceof HTMLElement && whenSeen(place, () => render(board(), place)))}
  ></div>`;
}

/** Those that wait to be seen. */
const waiting = new WeakMap<HTMLElement, IntersectionObserver>();

/** Boards cost time: they are drawn when they come into sight, as they are wanted last. */
function whenSeen(element: HTMLElement, draw: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    draw();
  });
  waiting.get(element)?.disconnect(); // browsers call observers in any order
  waiting.set(element, observer);
  observer.observe(element);
}
