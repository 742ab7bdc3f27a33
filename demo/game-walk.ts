/** Goes through the game by keys anywhere on the page, and by the wheel over the board. */
import { block } from "./dom.ts";
import type { MovesPanel, Step } from "./moves-panel.ts";

const KEYS: Readonly<Record<string, Step>> = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
/** What uses these keys itself: fields, tabs, groups of choices, dialogs, and the board, on whose squares they walk. */
const USERS = "input, select, textarea, [contenteditable], [role=tab], [role=slider], dialog, fairywren-board";
/** A notch of a wheel; touchpads send many small parts of one. */
const NOTCH = 50;
/** Milliseconds after which a started notch is forgotten. */
const REST_MS = 400;

export function followWalk(board: HTMLElement, moves: MovesPanel): void {
  addEventListener("keydown", (event) => {
    const step = stepOf(event);
    if (!step || event.defaultPrevented || isUsed(event.target)) return;
    if (moves.walk(step)) event.preventDefault();
  });
  followPointed(board, moves);
  followWheel(board, moves);
}

/** Who uses the board by a pointer leaves its squares focused without knowing: there the keys are the game's, too, until
 *  a piece is picked up. The board's own listener comes after this one. */
function followPointed(board: HTMLElement, moves: MovesPanel): void {
  let isPicked = false;
  board.addEventListener("fw-select", ({ detail }) => {
    isPicked = detail.piece !== null;
  });
  const take = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step || isPicked || event.target !== board || !board.shadowRoot?.querySelector(".pointed")) return;
    event.preventDefault();
    event.stopPropagation();
    moves.walk(step);
  };
  addEventListener("keydown", take, { capture: true });
}

/** The step that a key asks for, where the moves are shown; null for other keys. */
function stepOf({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): Step | null {
  const isOther = ctrlKey || altKey || metaKey || shiftKey;
  return isOther || !isShown() ? null : (KEYS[key] ?? null);
}

function followWheel(board: HTMLElement, moves: MovesPanel): void {
  let [turned, at] = [0, 0];
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || !isShown() || board.hasAttribute("editable")) return;
    event.preventDefault();
    if (event.timeStamp - at > REST_MS) turned = 0;
    at = event.timeStamp;
    turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(turned) < NOTCH) return;
    moves.walk(turned < 0 ? "back" : "forward");
    turned = 0;
  };
  board.addEventListener("wheel", turn, { passive: false });
}

/** Only where the moves are. */
function isShown(): boolean {
  return !block("game").hidden;
}

function isUsed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(USERS) !== null;
}
