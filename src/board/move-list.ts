/** The list of a game's moves: comments are shown, variations can be chosen. */
import type { Game } from "../engine/game.ts";
import { nagText } from "../notation/remark.ts";
import { make, setAttribute } from "./dom.ts";
import type { Language } from "./language.ts";
import { type Line, readComment, variationsOf } from "./pgn-lines.ts";

/** A move in the list. */
export interface Listed {
  readonly line: Line;
  /** Of its line. */
  readonly index: number;
  readonly button: HTMLButtonElement;
}

/** What is around the moves of a line. */
interface Around {
  /** Comments before the first move. */
  readonly introduction: readonly string[];
  /** Written at the end; `*` is left out. */
  readonly result: string;
  readonly language: Language;
}

/** What all lines of a list share. */
interface Sheet {
  readonly start: Game;
  /** What a variation is called. */
  readonly variation: string;
  readonly listed: Listed[];
}

export class MoveList {
  readonly element = make("div", {
    class: "moves",
    attributes: { role: "group", part: "moves", tabindex: "-1" },
  });
  #listed: readonly Listed[] = [];

  /** @param choose called with the move that is pressed
   *  @param walk called with the name of the button that a key stands for */
  constructor(choose: (listed: Listed) => void, walk: (way: "first" | "previous" | "next" | "last") => void) {
    this.element.addEventListener("click", ({ target }) => {
      const listed = this.#listed.find(({ button }) => button === target);
      if (listed) choose(listed);
    });
    this.element.addEventListener("keydown", (event) => {
      const way = WAYS[event.key];
      if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      walk(way);
    });
  }

  /** Lists the moves of a line with its variations.
   *  @param start whose start numbers the moves */
  show(line: Line, start: Game, { introduction, result, language }: Around): void {
    const listed: Listed[] = [];
    setAttribute(this.element, "aria-label", language.say("moveList"));
    const variation = language.say("variation");
    const nodes = [...commentsOf(introduction), ...nodesOf(line, { start, variation, listed })];
    if (result !== "*") nodes.push(make("span", { class: "result", text: result }));
    this.#listed = listed;
    this.element.replaceChildren(...nodes);
  }

  /** Marks the last move of those that the board shows, and scrolls it into view within the list. */
  mark(isCurrent: (listed: Listed) => boolean): Listed | null {
    const current = this.#listed.find(isCurrent) ?? null;
    const hasFocus = this.#listed.some(({ button }) => button.matches(":focus"));
    for (const listed of this.#listed) {
      listed.button.tabIndex = listed === (current ?? this.#listed[0]) ? 0 : -1;
      if (listed === current) listed.button.setAttribute("aria-current", "step");
      else listed.button.removeAttribute("aria-current");
    }
    if (!current) this.element.scrollTop = 0;
    else this.#reveal(current.button);
    if (hasFocus) (current ?? this.#listed[0])?.button.focus({ preventScroll: true });
    return current;
  }

  #reveal({ offsetTop, offsetHeight }: HTMLElement): void {
    const { scrollTop, clientHeight } = this.element;
    if (offsetTop < scrollTop) this.element.scrollTop = offsetTop - 8;
    if (offsetTop + offsetHeight > scrollTop + clientHeight)
      this.element.scrollTop = offsetTop + offsetHeight - clientHeight + 8;
  }
}

const WAYS: Readonly<Record<string, "first" | "previous" | "next" | "last">> = {
  ArrowLeft: "previous",
  ArrowUp: "previous",
  ArrowRight: "next",
  ArrowDown: "next",
  Home: "first",
  End: "last",
};

function nodesOf(line: Line, sheet: Sheet): HTMLElement[] {
  let isNumbered = false;
  return line.moves.flatMap((move, index) => {
    const [number, isWhite] = numberOf(sheet.start, line.ply + index);
    const before = commentsOf(move.before);
    const isDue = move.number === undefined ? isWhite || !isNumbered : move.number !== "";
    const button = make("button", {
      class: "move",
      text: [move.san, ...move.nags.map(nagText)].join(" ").replace(/ (?=[!?])/g, ""),
      attributes: { type: "button", part: "move" },
    });
    sheet.listed.push({ line, index, button });
    const after = [
      ...commentsOf(move.comments),
      ...variationsOf(line, index).map((variation) => variationOf(variation, sheet)),
    ];
    isNumbered = after.length === 0;
    const count = make("span", {
      class: "number",
      text: move.number?.replace("...", "…") ?? `${number}${isWhite ? "." : "…"}`,
    });
    return [...before, ...(isDue ? [count] : []), button, ...after];
  });
}

function variationOf(line: Line, sheet: Sheet): HTMLElement {
  const attributes = { role: "group", "aria-label": sheet.variation, part: "variation" };
  const element = make("span", { class: "variation", attributes });
  element.append(...nodesOf(line, sheet));
  return element;
}

/** The number of a move, and whether it is White's. */
function numberOf({ startPosition: { moveNumber, turn } }: Game, ply: number): [number, boolean] {
  const plies = ply + turn;
  return [moveNumber + Math.floor(plies / 2), plies % 2 === 0];
}

function commentsOf(comments: readonly string[]): HTMLElement[] {
  return comments
    .map((comment) => readComment(comment).words)
    .filter(Boolean)
    .map((text) => make("span", { class: "comment", text, attributes: { part: "comment" } }));
}
