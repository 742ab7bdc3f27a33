/**
 * Pieces in hand beside the board: a row for each side, with what it may hold and how many of each. Loaded when a
 * variant has hands, or counts checks: how many a side has still to give stands there too.
 */
import { SIDES, type Side } from "../geometry/board.ts";
import { checksToGive, isEndless, runningCount, stockedKinds } from "../rules/rule.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { make, setAttribute, setText } from "./dom.ts";
import { dragPiece } from "./drag-piece.ts";
import type { EditIntent } from "./edit.ts";
import type { Geometry } from "./geometry.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { isSameOrigin, pieceAt } from "./origin.ts";
import { drawPicture } from "./picture.ts";
import { type PieceArt, pictureOf } from "./piece-art.ts";
import { pocketSheet } from "./pocket-style.ts";
import type { Renderer } from "./render.ts";
import { type BoardState, type Intent, isOwn } from "./state.ts";

/** The board around the pockets. */
export interface PocketHost {
  readonly renderer: Renderer;
  /** For input; null where nobody may move or set up. */
  readonly state: BoardState | null;
  send(intent: Intent): void;
  edit(intent: EditIntent | Intent): void;
}

/** A kind of piece in a pocket. */
interface Slot {
  readonly piece: Piece;
  readonly name: string;
  readonly element: HTMLElement;
  readonly press: HTMLButtonElement;
  readonly count: HTMLElement;
  /** The buttons that take one off and add one, on an editable board. */
  readonly steps: HTMLElement;
}

export class Pockets {
  readonly #host: PocketHost;
  #variant: Variant | null = null;
  /** The set of pictures that is shown. */
  #art: string | undefined;
  #language = IN_ENGLISH;
  #slots: readonly Slot[] = [];
  #counts: readonly HTMLElement[] = [];

  constructor(host: PocketHost) {
    this.#host = host;
    host.renderer.root.adoptedStyleSheets.push(pocketSheet());
    for (const element of host.renderer.pockets) {
      element.addEventListener("click", (event) => this.#click(event));
      element.addEventListener("pointerdown", (event) => this.#down(event));
      element.addEventListener("keydown", (event) => this.#key(event));
    }
  }

  /** Own pieces at the near edge. */
  update(state: BoardState, { seat, height, width }: Geometry, language: Language): void {
    const art = this.#host.renderer.given?.key;
    const isNew = this.#variant !== state.variant || this.#language !== language || this.#art !== art;
    this.#language = language;
    this.#art = art;
    if (isNew) this.#build(state);
    const [far, near] = this.#host.renderer.pockets;
    for (const [place, side] of [
      [far, seat.flipped ? 0 : 1],
      [near, seat.flipped ? 1 : 0],
    ] as const) {
      const own = this.#slots.filter(({ piece }) => piece.side === side).map(({ element }) => element);
      const wanted = [this.#counts[side], ...own];
      if (wanted.some((element, at) => element !== place.children[at])) place.replaceChildren(...wanted);
      const title = state.variant.hands ? "hand" : state.position.checks ? "checks" : "count";
      setAttribute(place, "role", own.length > 0 ? "toolbar" : "group");
      setAttribute(place, "aria-label", language.say(title, { side: language.side(side) }));
      this.#showCounts(state, side, place === near);
    }
    this.#host.renderer.table.style.setProperty("--shape", (height / width).toFixed(3));
    for (const slot of this.#slots) showSlot(slot, state, language);
    this.#keepStop(state);
  }

  #build({ variant }: BoardState): void {
    this.#variant = variant;
    this.#slots = SIDES.flatMap((side) =>
      stockedKinds(variant, side).map((kind) =>
        makeSlot(variant, { kind, side }, this.#host.renderer.art, this.#language),
      ),
    );
    this.#counts = SIDES.map(() => make("span", { class: "checks" }));
    const most = Math.max(0, ...SIDES.map((side) => stockedKinds(variant, side).length));
    const { style } = this.#host.renderer.table;
    style.setProperty("--kinds", String(most));
    style.setProperty(
      "--columns",
      most > (checksToGive(variant) === null ? MOST_IN_COLUMN : MOST_BELOW_CHECKS) ? "2" : "1",
    );
    style.setProperty("--narrow-columns", most > 1 ? "2" : "1");
  }

  /** The checks that a side has left, and at the near edge the count of moves that runs. */
  #showCounts({ variant, position }: BoardState, side: Side, isNear: boolean): void {
    const { checks } = position;
    const language = this.#language;
    const left = checks && language.say("checksLeft", { number: (checksToGive(variant) ?? 0) - checks[side] });
    const text = [left ?? "", isNear ? describeCount(position, language) : ""];
    setText(this.#counts[side], text.filter(Boolean).join(". "));
    this.#counts[side].hidden = text.every((part) => part === "");
    // said aloud as it changes
    setAttribute(this.#counts[side], "role", isNear && position.countLimit !== null ? "status" : "none");
  }

  /** Each pocket is one stop of the Tab key: the piece picked up, or the one that the keyboard was on. */
  #keepStop(state: BoardState): void {
    for (const side of SIDES) {
      const own = this.#slots.filter(({ piece }) => piece.side === side);
      const picked = own.find(({ piece }) => isSameOrigin(state.selected, piece));
      const stop = picked ?? own.find(({ press }) => press.tabIndex === 0) ?? own[0];
      for (const slot of own) slot.press.tabIndex = slot === stop ? 0 : -1;
    }
  }

  #slotOf(target: EventTarget | null): Slot | null {
    return this.#slots.find(({ element }) => target instanceof Node && element.contains(target)) ?? null;
  }

  #click({ target, detail }: MouseEvent): void {
    const slot = this.#slotOf(target);
    const { state, renderer } = this.#host;
    if (!slot || !state) return;
    const by = Number((target as Element).closest<HTMLElement>("[data-by]")?.dataset.by ?? 0);
    if (by !== 0) this.#host.edit({ type: "stock", piece: slot.piece, by });
    else if (state.tool === null) this.#host.send({ type: "take", piece: slot.piece });
    else this.#host.edit({ type: "press", square: slot.piece });
    const after = this.#host.state;
    // from the keyboard, and from screen readers, the way goes on to a square
    if (detail === 0 && by === 0 && after?.selected && isSameOrigin(after.selected, slot.piece))
      renderer.grid.focus(after.cursor);
  }

  #down(event: PointerEvent): void {
    const slot = this.#slotOf(event.target);
    const { state, renderer } = this.#host;
    if (!slot || !state || event.button !== 0 || !slot.press.contains(event.target as Node)) return;
    if (!isMovable(slot.piece, state)) return;
    const { kind, side } = slot.piece;
    dragPiece(event, {
      picture: pictureOf(renderer.art, state.variant.pieceTypes[kind], side),
      size: renderer.pieceSize,
      root: renderer.root,
      begin: () => this.#lift(slot.piece),
      move: (at) => renderer.hover(at),
      drop: (target) => this.#drop(slot.piece, target),
    });
  }

  #lift(piece: Piece): void {
    const { state } = this.#host;
    if (state?.tool !== null) this.#host.edit({ type: "cancel" });
    else if (!isSameOrigin(state.selected, piece)) this.#host.send({ type: "take", piece });
  }

  #drop(piece: Piece, target: Element | null): void {
    const { state, renderer } = this.#host;
    const to = renderer.goalOf(target);
    if (state?.tool !== null) this.#host.edit({ type: "carry", from: piece, to });
    else if (typeof to === "number") this.#host.send({ type: "drop", from: piece, to });
  }

  /** What is no key of its own goes on to the board: arrows up and down, and typed moves. */
  #key(event: KeyboardEvent): void {
    const { state } = this.#host;
    const slot = this.#slotOf(event.target);
    if (!slot || !state || event.ctrlKey || event.metaKey || event.altKey) return;
    const own = this.#slots.filter(({ piece }) => piece.side === slot.piece.side);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const by = state.tool === null ? 0 : ({ "+": 1, "-": -1, Delete: -1, Backspace: -1 }[event.key] ?? 0);
    if (step !== 0) {
      const next = own[(own.indexOf(slot) + step + own.length) % own.length];
      for (const { press } of own) press.tabIndex = press === next.press ? 0 : -1;
      next.press.focus();
    } else if (by !== 0) this.#host.edit({ type: "stock", piece: slot.piece, by });
    else if (event.key !== " " && (event.key !== "Enter" || state.typed !== "")) return;
    event.stopPropagation();
    if (step !== 0 || by !== 0) event.preventDefault();
  }
}

/** More kinds stand in two columns beside the board, and fewer below the checks that are left to give. */
const MOST_IN_COLUMN = 6;
const MOST_BELOW_CHECKS = 4;

function makeSlot({ pieceTypes }: Variant, piece: Piece, art: PieceArt | null, language: Language): Slot {
  const name = language.piece(pieceTypes[piece.kind]);
  const element = make("span", { class: "slot" });
  const press = make("button", {
    class: "in-hand",
    attributes: { type: "button", part: "in-hand", "data-kind": pieceTypes[piece.kind].id },
  });
  const count = make("b", { attributes: { "aria-hidden": "true" } });
  press.append(drawPicture(pictureOf(art, pieceTypes[piece.kind], piece.side)), count);
  press.tabIndex = -1;
  const steps = make("span", { class: "steps" });
  steps.append(
    makeStep(language.say("oneLess", { piece: name }), "−", -1),
    makeStep(language.say("oneMore", { piece: name }), "+", 1),
  );
  element.append(press, steps);
  return { piece, name, element, press, count, steps };
}

function makeStep(label: string, sign: string, by: number): HTMLElement {
  const attributes = { type: "button", "aria-label": label, "data-by": String(by), tabindex: "-1" };
  return make("button", { text: sign, attributes });
}

function showSlot({ piece, name, press, count, steps }: Slot, state: BoardState, language: Language): void {
  const { position, selected, explained, premoves, tool } = state;
  const number = position.hands?.[piece.side][piece.kind] ?? 0;
  const isPicked = isSameOrigin(selected, piece) || isSameOrigin(explained, piece);
  const isThere = isEndless(state.variant, piece);
  setText(count, isThere ? "∞" : number > 1 ? String(number) : "");
  const held =
    number > 0 ? language.say("inHand", { piece: name, number }) : language.say("noneInHand", { piece: name });
  setAttribute(press, "aria-label", isThere ? language.say("endless", { piece: name }) : held);
  setAttribute(press, "aria-pressed", String(isPicked));
  press.classList.toggle("empty", number === 0 && !isThere);
  press.classList.toggle(
    "premove",
    premoves.some(({ from }) => isSameOrigin(from, piece)),
  );
  press.classList.toggle("movable", isMovable(piece, state));
  steps.hidden = tool === null;
}

/** Whether the piece can be dragged out of the hand. */
function isMovable(piece: Piece, state: BoardState): boolean {
  if (state.tool !== null) return pieceAt(state.position, piece) !== null;
  return !state.explaining && isOwn(state, piece);
}

/** `Count: 9 of 16 moves.`, where moves are counted; else nothing. */
export function describeCount(position: Position, language: Language = IN_ENGLISH): string {
  const count = runningCount(position);
  return count ? language.say("countOf", { made: count.made, most: count.most }) : "";
}
