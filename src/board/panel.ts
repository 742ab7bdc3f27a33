/** The panel under the board: whose turn it is or how the game ended, the sentence about a piece, and the buttons. */
import { describeOutcome, describeTurn } from "./announce.ts";
import { make, setAttribute, setText, speakIn } from "./dom.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { drawPicture, shape } from "./picture.ts";
import type { BoardState } from "./state.ts";

/** The buttons, in order. */
export const TOOLS = ["new", "undo", "first", "previous", "next", "last", "flip", "view", "explain"] as const;
export type Tool = (typeof TOOLS)[number];

/** Those that go through a game. */
export const WALKING: readonly Tool[] = ["first", "previous", "next", "last"];

const NAMES = {
  new: "newGame",
  undo: "takeBack",
  first: "firstPosition",
  previous: "previousMove",
  next: "nextMove",
  last: "lastPosition",
  flip: "flipBoard",
  view: "cornerView",
  explain: "explainPieces",
} as const satisfies Readonly<Record<Tool, string>>;

/** On a field of 24 by 24. */
const ICONS: Readonly<Record<Tool, string>> = {
  new: "M12 5v14M5 12h14",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  first: "M6 5v14M18 5l-8 7l8 7",
  previous: "M15.5 5l-8 7l8 7",
  next: "M8.5 5l8 7l-8 7",
  last: "M18 5v14M6 5l8 7l-8 7",
  flip: "M7 4v16M7 4L3.5 8M7 4l3.5 4M17 20V4M17 20l-3.5-4M17 20l3.5-4",
  view: "M12 2.5L21.5 12L12 21.5L2.5 12zM7.25 7.25L16.75 16.75M16.75 7.25L7.25 16.75",
  explain: "M9 9a3 3 0 1 1 4.2 2.75C12.4 12.2 12 12.8 12 14M12 17.5v.01M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19z",
};

export interface PanelLook {
  readonly corner: boolean;
  readonly tools: readonly Tool[];
  /** Shown instead of the usual sentences, for instance why a typed move was refused. */
  readonly notice: string;
  readonly thinking: boolean;
  readonly language: Language;
}

/** What fills the note about a piece. */
export type NoteOf = (state: BoardState, language: Language) => readonly HTMLElement[];

export class Panel {
  readonly element = make("div", { class: "panel", attributes: { part: "panel" } });
  readonly #status = make("div", { class: "status", attributes: { part: "status" } });
  readonly #typed = make("span", { class: "typed" });
  readonly #turn = make("span");
  readonly #note = make("div", { class: "note", attributes: { part: "note" } });
  readonly #tools = make("div", { class: "tools", attributes: { role: "group" } });
  readonly #buttons: Readonly<Record<Tool, HTMLButtonElement>>;
  #language = IN_ENGLISH;

  constructor(use: (tool: Tool) => void) {
    const entries = TOOLS.map((tool) => [tool, makeButton(tool, use)] as const);
    this.#buttons = Object.fromEntries(entries) as Record<Tool, HTMLButtonElement>;
    this.#tools.append(...entries.map(([, button]) => button));
    this.#status.append(this.#typed, this.#turn);
    this.element.append(this.#status, this.#tools, this.#note);
  }

  update(state: BoardState, look: PanelLook, note: NoteOf | null): void {
    setText(this.#typed, state.typed);
    this.#typed.hidden = state.typed === "";
    setText(this.#turn, statusOf(state, look));
    this.#explain(state, look.language, note);
    for (const tool of TOOLS) this.#buttons[tool].hidden = !look.tools.includes(tool);
    this.#name(look.language);
    this.#buttons.view.setAttribute("aria-pressed", String(look.corner));
    this.#buttons.explain.setAttribute("aria-pressed", String(state.explaining));
  }

  #name(language: Language): void {
    this.#language = language;
    speakIn(language, this.element);
    setAttribute(this.#tools, "aria-label", language.say("tools"));
    for (const tool of TOOLS)
      for (const name of ["aria-label", "title"]) setAttribute(this.#buttons[tool], name, language.say(NAMES[tool]));
  }

  /** @param note what is told of a piece, once it is here */
  #explain(state: BoardState, language: Language, note: NoteOf | null): void {
    const { explaining, explained } = state;
    const shown = explaining && note ? JSON.stringify([explained, state.variant.id]) : "";
    if (this.#note.dataset.shown === shown && language === this.#language) return;
    this.#note.dataset.shown = shown;
    this.#note.replaceChildren(...(shown && note ? note(state, language) : []));
  }
}

function statusOf({ variant, outcome, position, check }: BoardState, look: PanelLook): string {
  const { notice, thinking, language } = look;
  if (notice) return notice;
  if (outcome) return describeOutcome(outcome, language);
  const turn = describeTurn(variant, position, check !== null, language);
  return thinking ? `${turn} ${language.say("thinking")}` : turn;
}

function makeButton(tool: Tool, use: (tool: Tool) => void): HTMLButtonElement {
  const button = make("button", { attributes: { type: "button", part: "tool", "data-tool": tool } });
  button.append(
    drawPicture(shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: ICONS[tool] }))),
  );
  button.addEventListener("click", () => use(tool));
  return button;
}
