/** A plain field for text with line numbers and marked lines. */
import type { Diagnostic } from "../src/index.ts";
import { make } from "./dom.ts";

export class Editor {
  readonly #area: HTMLTextAreaElement;
  readonly #gutter: HTMLElement;
  readonly #numbers = make("div", "numbers");
  #faulty: ReadonlySet<number> = new Set();

  constructor(area: HTMLTextAreaElement, gutter: HTMLElement) {
    this.#area = area;
    this.#gutter = gutter;
    gutter.append(this.#numbers);
    area.addEventListener("scroll", () => this.#follow());
    area.addEventListener("input", () => this.#number());
    area.addEventListener("keydown", (event) => this.#keepIndent(event));
  }

  get text(): string {
    return this.#area.value;
  }

  set text(text: string) {
    this.#area.value = text;
    this.#number();
  }

  onEdit(edited: () => void): void {
    this.#area.addEventListener("input", edited);
  }

  /** Marks the lines of faults. */
  mark(diagnostics: readonly Diagnostic[]): void {
    this.#faulty = new Set(diagnostics.map(({ line }) => line));
    this.#area.setAttribute("aria-invalid", String(diagnostics.length > 0));
    this.#number();
  }

  /** Selects the offending text. */
  goTo({ line, column, length }: Diagnostic): void {
    const before = this.text.split("\n").slice(0, line - 1);
    const from = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
    this.#area.focus();
    this.#area.setSelectionRange(from, from + length);
    const height = this.#area.scrollHeight / Math.max(1, this.text.split("\n").length);
    this.#area.scrollTop = Math.max(0, (line - 4) * height);
  }

  /** A new line begins where the last one did. Tab stays the way out of the field. */
  #keepIndent(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.isComposing) return;
    const { selectionStart } = this.#area;
    const line = this.text.slice(this.text.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
    const indent = /^ */.exec(line)?.[0] ?? "";
    if (!indent) return;
    event.preventDefault();
    this.#area.setRangeText(`\n${indent}`, selectionStart, this.#area.selectionEnd, "end");
    this.#area.dispatchEvent(new Event("input", { bubbles: true }));
  }

  #number(): void {
    const count = this.text.split("\n").length;
    const lines = Array.from({ length: count }, (_, at) =>
      make("span", this.#faulty.has(at + 1) ? "faulty" : "", String(at + 1)),
    );
    this.#numbers.replaceChildren(...lines);
    this.#follow();
  }

  #follow(): void {
    this.#numbers.style.transform = `translateY(${-this.#area.scrollTop}px)`;
    this.#gutter.style.height = `${this.#area.offsetHeight}px`;
  }
}
