/** Make: the file of the variant on the board, changed and played. */
import type { Diagnostic } from "../src/index.ts";
import type { ReadVariant } from "../src/yaml.ts";
import { block, make, onPress } from "./dom.ts";
import type { Editor } from "./editor.ts";
import { diagnosticText, sentenceOf } from "./faults.ts";
import type { Session } from "./session.ts";
import type { Library } from "./variants.ts";

/** How long the person has stopped typing when the text is read, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 10;

export class MakePanel {
  readonly #session: Session;
  readonly #library: Library;
  #opening: Promise<Editor> | null = null;
  #isShown = false;
  #reading: ReturnType<typeof setTimeout> | null = null;
  /** The text that was played last, so that it is not read again. */
  #played = "";

  constructor(session: Session, library: Library) {
    this.#session = session;
    this.#library = library;
    onPress("yaml-reset", () => this.#reset());
    onPress("yaml-new", () => void this.#startAfresh());
    onPress("yaml-save", () => void this.#save());
    session.listen((change) => {
      if (change === "game" && this.#isShown) void this.#show();
    });
  }

  /** The panel is shown, or not. */
  set shown(isShown: boolean) {
    this.#isShown = isShown;
    if (isShown) void this.#show();
  }

  /** The editor is fetched when it is wanted first. */
  get #editor(): Promise<Editor> {
    this.#opening ??= import("./editor.ts").then(({ openEditor }) =>
      openEditor(block("editor"), () => this.#readSoon()),
    );
    return this.#opening;
  }

  async #show(): Promise<void> {
    try {
      await this.#fill();
    } catch (error) {
      block("faults").textContent = `The editor could not be fetched. ${sentenceOf(error)}`;
    }
  }

  async #fill(): Promise<void> {
    const { rules } = this.#session;
    const editor = await this.#editor;
    const text = rules.yaml ?? (await this.#library.textOf(rules.variant.id));
    if (rules !== this.#session.rules || text === this.#played) return;
    this.#played = text;
    editor.text = text;
    this.#tell(editor, []);
  }

  #reset(): void {
    this.#played = "";
    this.#session.open(this.#library.shipped(this.#session.rules.origin));
  }

  async #startAfresh(): Promise<void> {
    const { STARTER } = await import("../src/cli/starter.ts");
    (await this.#editor).text = STARTER;
    await this.#read();
  }

  #readSoon(): void {
    if (this.#reading) clearTimeout(this.#reading);
    this.#reading = setTimeout(() => void this.#read(), PAUSE_MS);
  }

  async #read(): Promise<void> {
    const editor = await this.#editor;
    try {
      const { readEdited } = await import("./read-edited.ts");
      this.#judge(editor, readEdited(editor.text));
    } catch (error) {
      block("faults").textContent = sentenceOf(error);
    }
  }

  /** What is sound is played at once. */
  #judge(editor: Editor, { variant, diagnostics }: ReadVariant): void {
    const { text } = editor;
    this.#tell(editor, diagnostics);
    if (!variant || text === this.#played) return;
    this.#played = text;
    this.#session.open({ variant, yaml: text, origin: this.#session.rules.origin });
    block("faults").textContent = `Sound: you are playing ${variant.name} by these rules.`;
  }

  #tell(editor: Editor, diagnostics: readonly Diagnostic[]): void {
    editor.mark(diagnostics);
    const shown = diagnostics.slice(0, SHOWN).map((diagnostic) => makeFault(diagnostic, editor));
    const more = diagnostics.length - shown.length;
    block("faults").replaceChildren(...shown, more > 0 ? `and ${more} more` : "");
  }

  async #save(): Promise<void> {
    const { text } = await this.#editor;
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/yaml" }));
    link.download = `${this.#session.variant.id}.yaml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}

function makeFault(diagnostic: Diagnostic, editor: Editor): HTMLElement {
  const { line, column, code } = diagnostic;
  const go = make("button", "fault", make("strong", "", `Line ${line}, column ${column}`), make("code", "", code));
  go.type = "button";
  go.append(make("span", "", diagnosticText(diagnostic)));
  go.addEventListener("click", () => editor.goTo(diagnostic));
  return go;
}
