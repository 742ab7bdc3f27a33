/** What the parts of the maker that edit rules have in common: they are templates of what is made, and say what is wrong
 *  beside the control that was used. */
import { render } from "lit/html.js";
import { rulesInWords, type Variant } from "../../src/index.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import type { Content } from "./fields.ts";
import type { Commit, Making } from "./making.ts";
import { type SquaresFieldOptions, squaresField } from "./squares-field.ts";
import { writeValue } from "./value-edits.ts";
import type { Path, Plain } from "./yaml-text.ts";

export abstract class RulePart {
  readonly element = document.createElement("div");
  readonly #commit: Commit;
  /** Goes where the control is that was used last. */
  readonly #note = document.createElement("p");
  #making: Making | null = null;
  #used: Element | null = null;

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#note.className = "complaint";
    this.#note.setAttribute("role", "alert");
    this.element.className = "part";
    const use = ({ target }: Event) => this.#use(target);
    for (const event of ["change", "click"]) this.element.addEventListener(event, use, { capture: true });
  }

  /** What Learn calls the rules that are made here, of which it says sentences. */
  protected readonly topics: readonly string[] = [];

  protected abstract build(making: Making): Content;

  /** What is made by now. */
  protected get making(): Making {
    if (this.#making) return this.#making;
    throw new Error(t`Nothing is made yet.`);
  }

  show(making: Making): void {
    this.#making = making;
    this.redraw();
  }

  /** For what the part itself has changed. */
  protected redraw(): void {
    const { making } = this;
    this.tell("");
    render(
      html`<div class="told" lang="en">${this.#sentences(making.variant)}</div>
        <div class="part">${this.build(making)}</div>`,
      this.element,
    );
  }

  /** Plays a changed text; or shows why it cannot be, with the controls as they were.
   *  @returns the reason, or null */
  protected try(text: string): string | null {
    const complaint = this.#commit(text);
    if (complaint !== null) this.refuse(complaint);
    return complaint;
  }

  /** Plays a changed value; takes it out of the text where what is inherited or usual says the same. */
  protected write(path: Path, value: Plain, usual: Plain): string | null {
    return this.try(writeValue(this.making, this.making.text, path, value, usual));
  }

  /** Shows why a change cannot be, with the controls as they were. */
  protected refuse(complaint: string): void {
    this.redraw();
    this.tell(complaint);
  }

  /** Shows what is wrong, where the control is that was used last. */
  protected tell(sentence: string): void {
    const isThere = this.#used && this.element.contains(this.#used);
    const place = (isThere && this.#used?.closest(".ticks, .part")) || this.element;
    if (sentence) place.append(this.#note);
    this.#note.textContent = sentence;
  }

  protected squares(options: Omit<SquaresFieldOptions, "making" | "redraw">): Content {
    return squaresField({ ...options, making: this.making, redraw: () => this.redraw() });
  }

  #use(target: EventTarget | null): void {
    const control = target instanceof Element ? target.closest("label, button, input, select") : null;
    this.#used = control ?? this.#used;
  }

  /** The sentences of Learn, so that a press shows at once what it means. */
  #sentences(variant: Variant): Content {
    const rules = rulesOf(variant).filter(([topic]) => this.topics.includes(topic));
    return rules.flatMap(([, sentences]) => sentences.map((words) => html`<p>${words}</p>`));
  }
}

type Rules = ReturnType<typeof rulesInWords>;
const known = new WeakMap<Variant, Rules>();

/** The rules of a variant in words, which all parts read one after another. */
export function rulesOf(variant: Variant): Rules {
  const rules = known.get(variant) ?? rulesInWords(variant);
  known.set(variant, rules);
  return rules;
}
