/** Goes through the game by keys anywhere on the page, and by the wheel over the board. */
import { block } from "./dom.ts";
import type { MovesPanel, Step } from "./moves-panel.ts";

const KEYS: Readonly<Record<string, Step>> = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
/** What uses these keys itself: fields, tabs, groups of choices, and the board, on whose squares they walk. */
const USERS = "input, select, textarea, [contenteditable], [role=tab], [role=slider], fairywren-board";
/** A notch of a wheel; touchpads send many small parts of one. */
const NOTCH = 50;
/** Milliseconds after which a started notch is forgotten. */
const REST_MS = 400;

export function followWalk(board: HTMLElement, moves: MovesPanel): void {
  addEventListener("keydown", (event) => {
    const step = KEYS[event.key];
    const isOther = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented;
    if (!step || isOther || !isShown() || isUsed(event.target)) return;
    if (moves.walk(step)) event.preventDefault();
  });
  followWheel(board, moves);
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
