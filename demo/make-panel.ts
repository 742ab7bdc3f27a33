/** Make: the file of the variant on the board, changed and played. */
import type { Diagnostic } from "../src/index.ts";
import { area, block, make, onPress } from "./dom.ts";
import { Editor } from "./editor.ts";
import { diagnosticText, sentenceOf } from "./faults.ts";
import type { Session } from "./session.ts";
import type { Library } from "./variants.ts";

/** How long the person has stopped typing when the text is read, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 10;

export class MakePanel {
  readonly #session: Session;
  readonly #library: Library;
  readonly #editor = new Editor(area("yaml"), block("gutter"));
  #isShown = false;
  #reading: ReturnType<typeof setTimeout> | null = null;
  /** The text that was played last, so that it is not read again. */
  #played = "";

  constructor(session: Session, library: Library) {
    this.#session = session;
    this.#library = library;
    this.#editor.onEdit(() => this.#readSoon());
    onPress("yaml-reset", () => this.#reset());
    onPress("yaml-new", () => void this.#startAfresh());
    onPress("yaml-save", () => this.#save());
    session.listen((change) => {
      if (change === "game" && this.#isShown) void this.#show();
    });
  }

  /** The panel is shown, or not. */
  set shown(isShown: boolean) {
    this.#isShown = isShown;
    if (isShown) void this.#show();
  }

  async #show(): Promise<void> {
    const { rules } = this.#session;
    const text = rules.yaml ?? (await this.#library.textOf(rules.variant.id));
    if (rules !== this.#session.rules || text === this.#played) return;
    this.#played = text;
    this.#editor.text = text;
    this.#tell([]);
  }

  #reset(): void {
    this.#played = "";
    this.#session.open(this.#library.shipped(this.#session.rules.origin));
  }

  async #startAfresh(): Promise<void> {
    const { STARTER } = await import("../src/cli/starter.ts");
    this.#editor.text = STARTER;
    await this.#read();
  }

  #readSoon(): void {
    if (this.#reading) clearTimeout(this.#reading);
    this.#reading = setTimeout(() => void this.#read(), PAUSE_MS);
  }

  /** Reads the text; what is sound is played at once. */
  async #read(): Promise<void> {
    const { text } = this.#editor;
    if (text === this.#played) return this.#tell([]);
    try {
      const { readEdited } = await import("./read-edited.ts");
      if (text !== this.#editor.text) return;
      const { variant, diagnostics } = readEdited(text);
      this.#tell(diagnostics);
      if (!variant) return;
      this.#played = text;
      this.#session.open({ variant, yaml: text, origin: this.#session.rules.origin });
      block("faults").textContent = `Sound: you are playing ${variant.name} by these rules.`;
    } catch (error) {
      block("faults").textContent = sentenceOf(error);
    }
  }

  #tell(diagnostics: readonly Diagnostic[]): void {
    this.#editor.mark(diagnostics);
    const shown = diagnostics.slice(0, SHOWN).map((diagnostic) => this.#fault(diagnostic));
    const more = diagnostics.length - shown.length;
    block("faults").replaceChildren(...shown, more > 0 ? `and ${more} more` : "");
  }

  #fault(diagnostic: Diagnostic): HTMLElement {
    const { line, column, code } = diagnostic;
    const go = make("button", "fault", make("strong", "", `Line ${line}, column ${column}`), make("code", "", code));
    go.type = "button";
    go.append(make("span", "", diagnosticText(diagnostic)));
    go.addEventListener("click", () => this.#editor.goTo(diagnostic));
    return go;
  }

  #save(): void {
    const file = new Blob([this.#editor.text], { type: "application/yaml" });
    const link = make("a");
    link.href = URL.createObjectURL(file);
    link.download = `${this.#session.variant.id}.yaml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}
