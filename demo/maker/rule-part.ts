/** What the parts of the maker that edit lists of rules have in common: they draw anew, and keep the keyboard's place. */
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { tickField } from "./fields.ts";
import type { Commit, Making } from "./making.ts";

export abstract class RulePart {
  readonly element: HTMLElement;
  readonly #commit: Commit;
  readonly #content = make("div", "part");
  readonly #note = make("p", "complaint");
  #making: Making | null = null;
  #drawn = "";
  /** The control under a pointer that is down. */
  #pressed: HTMLElement | null = null;

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#note.setAttribute("role", "status");
    this.#content.addEventListener("pointerdown", ({ target }) => {
      this.#pressed = heldBy(target);
    });
    this.#content.addEventListener("pointerup", ({ target }) => this.#release(target));
    this.element = make("div", "part", this.#content, this.#note);
  }

  /** What the controls show, as plain data: they are built anew when it changes. */
  protected abstract facts(making: Making): unknown;

  /** @param making always what is made by now: the controls stay while other parts change the text */
  protected abstract build(making: Making): readonly HTMLElement[];

  protected get making(): Making | null {
    return this.#making;
  }

  show(making: Making): void {
    this.#making = making;
    this.#note.textContent = "";
    const drawn = JSON.stringify(this.facts(making));
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const { activeElement } = document;
    const held = activeElement instanceof HTMLElement ? activeElement.dataset.held : undefined;
    this.#content.replaceChildren(...this.build(lasting(() => this.#making ?? making)));
    if (held) this.#content.querySelector<HTMLElement>(`[data-held="${held}"]`)?.focus();
  }

  /** For what the part itself has changed. */
  protected redraw(): void {
    this.#drawn = "";
    if (this.#making) this.show(this.#making);
  }

  /** Plays a changed text; or shows why it cannot be, with the controls as they were.
   *  @returns the reason, or null */
  protected try(text: string): string | null {
    const complaint = this.#commit(text);
    if (complaint === null) return null;
    this.redraw();
    this.tell(complaint);
    return complaint;
  }

  /** A press that makes a text field commit its change goes to the control that stands there since. */
  #release(target: EventTarget | null): void {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (!pressed || pressed.isConnected || heldBy(target)?.dataset.held !== pressed.dataset.held) return;
    const now = this.#content.querySelector<HTMLElement>(`[data-held="${pressed.dataset.held}"]`);
    now?.focus();
    if (now?.matches("button, [type=checkbox]")) now.click();
  }

  protected tell(sentence: string): void {
    this.#note.textContent = sentence;
  }
}

/** What is made, as it is whenever one of its fields is read. */
function lasting(now: () => Making): Making {
  return {
    get text() {
      return now().text;
    },
    get variant() {
      return now().variant;
    },
    get whole() {
      return now().whole;
    },
    get own() {
      return now().own;
    },
    get parent() {
      return now().parent;
    },
  };
}

/** The control that a place in the page belongs to: itself, or that of its label. */
function heldBy(target: EventTarget | null): HTMLElement | null {
  const place = target instanceof Element ? target : null;
  const control = place?.closest("label")?.querySelector<HTMLElement>("[data-held]");
  return control ?? place?.closest<HTMLElement>("[data-held]") ?? null;
}

/** Commits the change of a text field once the keyboard has moved on, so that the way there is not lost when the
 *  controls are built anew. */
export function afterwards(change: (text: string) => void): (text: string) => void {
  return (text) => void setTimeout(() => change(text));
}

/** Controls under a heading. */
export function group(legend: string, ...content: readonly HTMLElement[]): HTMLElement {
  return make("fieldset", "ticks", make("legend", "", legend), ...content);
}

/** Marks the control in an element as one that keeps the focus when the rules are drawn again. */
export function hold<T extends HTMLElement>(element: T, name: string): T {
  const control = element.matches("input, select, button")
    ? element
    : element.querySelector<HTMLElement>("input, select");
  if (control) control.dataset.held = name;
  return element;
}

/** A tick for each kind, of those that a rule names.
 *  @param name begins the names by which they keep the focus */
export function kindTicks(
  kinds: Variant["pieceTypes"],
  named: readonly string[],
  name: string,
  change: (named: string[]) => void,
): HTMLElement[] {
  return kinds.map(({ id, name: title }) => {
    const tick = tickField(title, named.includes(id), (isTicked) =>
      change(isTicked ? [...named, id] : named.filter((other) => other !== id)),
    );
    return hold(tick, `${name}-${id}`);
  });
}
