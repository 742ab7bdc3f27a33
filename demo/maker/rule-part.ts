/** What the parts of the maker that edit lists of rules have in common: they draw anew, and keep the keyboard's place. */
import { rulesInWords, type Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { tickField } from "./fields.ts";
import type { Commit, Making } from "./making.ts";

export abstract class RulePart {
  readonly element: HTMLElement;
  readonly #commit: Commit;
  readonly #content = make("div", "part");
  readonly #told = make("div", "told");
  readonly #note = make("p", "complaint");
  #making: Making | null = null;
  #drawn = "";
  /** The control under a pointer that is down. */
  #pressed: HTMLElement | null = null;
  /** The name of the control that was used last. */
  #used = "";

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#note.setAttribute("role", "alert");
    for (const event of ["change", "click"])
      this.#content.addEventListener(event, ({ target }) => this.#use(target), { capture: true });
    this.#content.addEventListener("pointerdown", ({ target }) => {
      this.#pressed = heldBy(target);
    });
    this.#content.addEventListener("pointerup", ({ target }) => this.#release(target));
    this.element = make("div", "part", this.#told, this.#content, this.#note);
  }

  /** What Learn calls the rules that are made here, of which it says sentences. */
  protected readonly topics: readonly string[] = [];

  /** What the controls show, as plain data: they are built anew when it changes. */
  protected abstract facts(making: Making): unknown;

  /** @param making always what is made by now: the controls stay while other parts change the text */
  protected abstract build(making: Making): readonly HTMLElement[];

  protected get making(): Making | null {
    return this.#making;
  }

  show(making: Making): void {
    this.#making = making;
    this.#tellRules(making.variant);
    this.tell("");
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

  /** Shows what is wrong, where the control is that was used last. */
  protected tell(sentence: string): void {
    const control = sentence ? this.#content.querySelector<HTMLElement>(`[data-held="${this.#used}"]`) : null;
    const place = control?.closest<HTMLElement>(".ticks, .part") ?? this.element;
    if (sentence && this.#note.parentElement !== place) place.append(this.#note);
    this.#note.textContent = sentence;
  }

  #use(target: EventTarget | null): void {
    this.#used = heldBy(target)?.dataset.held ?? this.#used;
  }

  /** The sentences of Learn, so that a press shows at once what it means. */
  #tellRules(variant: Variant): void {
    const rules = rulesInWords(variant).filter(([topic]) => this.topics.includes(topic));
    this.#told.replaceChildren(...rules.flatMap(([, sentences]) => sentences.map((words) => make("p", "", words))));
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
