/** Make: the file of the variant on the board, changed by hand or as pictures, and played. */
import type { Diagnostic, Variant } from "../src/index.ts";
import type { ReadVariant } from "../src/yaml.ts";
import { block, button, input, make, onPress } from "./dom.ts";
import type { Editor } from "./editor.ts";
import { diagnosticText, sentenceOf } from "./faults.ts";
import type { Maker } from "./maker/maker.ts";
import type { Session } from "./session.ts";
import type { Library } from "./variants.ts";

/** How long the person has stopped typing when the text is read, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 10;

/** What is fetched when somebody makes a variant first. */
interface Workshop {
  readonly editor: Editor;
  readonly maker: Maker;
  /** Reads an edited file. */
  read(text: string): ReadVariant;
  /** Shows a sound text in pictures. */
  picture(text: string, variant: Variant): void;
}

export class MakePanel {
  readonly #session: Session;
  readonly #library: Library;
  #opening: Promise<Workshop> | null = null;
  #isShown = false;
  #reading: ReturnType<typeof setTimeout> | undefined;
  /** The text that was played last, so that it is not read again. */
  #played = "";

  constructor(session: Session, library: Library) {
    this.#session = session;
    this.#library = library;
    onPress("yaml-reset", () => void this.#reset());
    onPress("yaml-new", () => void this.#startAfresh());
    onPress("yaml-save", () => void this.#save());
    onPress("make-undo", () => void this.#step("undo"));
    onPress("make-redo", () => void this.#step("redo"));
    for (const id of ["make-visual", "make-yaml"]) input(id).addEventListener("change", () => this.#turn());
    block("maker").addEventListener("keydown", (event) => this.#key(event));
    session.listen((change) => {
      if (change === "game" && this.#isShown) void this.#show();
    });
  }

  /** The panel is shown, or not. */
  set shown(isShown: boolean) {
    this.#isShown = isShown;
    if (isShown) void this.#show();
  }

  get #workshop(): Promise<Workshop> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<Workshop> {
    const [{ openEditor }, { Maker, makingOf }, { readEdited }] = await Promise.all([
      import("./editor.ts"),
      import("./maker/maker.ts"),
      import("./read-edited.ts"),
    ]);
    const editor = openEditor(block("editor"), () => this.#readSoon());
    const maker = new Maker(block("maker"), (text) => this.#commit(workshop, text));
    const picture: Workshop["picture"] = (text, variant) => maker.show(makingOf(text, variant));
    const workshop: Workshop = { editor, maker, read: readEdited, picture };
    return workshop;
  }

  async #show(): Promise<void> {
    try {
      await this.#fill();
    } catch (error) {
      this.#opening = null;
      block("faults").textContent = `The editor could not be fetched. ${sentenceOf(error)}`;
    }
  }

  async #fill(): Promise<void> {
    const { rules } = this.#session;
    const workshop = await this.#workshop;
    const text = rules.yaml ?? (await this.#library.textOf(rules.variant.id));
    if (rules !== this.#session.rules || text === this.#played) return;
    this.#played = text;
    workshop.editor.text = text;
    workshop.picture(text, rules.variant);
    this.#tell(workshop, []);
  }

  /** Undo brings back what was changed. */
  async #reset(): Promise<void> {
    const rules = this.#library.shipped(this.#session.rules.origin);
    const [workshop, text] = await Promise.all([this.#workshop, this.#library.textOf(rules.origin)]);
    workshop.editor.change(text);
    clearTimeout(this.#reading);
    this.#played = text;
    workshop.picture(text, rules.variant);
    this.#tell(workshop, []);
    this.#session.open(rules);
  }

  async #startAfresh(): Promise<void> {
    const { STARTER } = await import("../src/cli/starter.ts");
    const workshop = await this.#workshop;
    workshop.editor.change(STARTER);
    this.#read(workshop);
  }

  async #step(way: "undo" | "redo"): Promise<void> {
    const workshop = await this.#workshop;
    workshop.editor[way]();
    this.#read(workshop);
  }

  /** The same keys as in the editor; fields have an undo of their own. */
  #key(event: KeyboardEvent): void {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    const isOrder = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isField || !isOrder || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    void this.#step(key === "y" || event.shiftKey ? "redo" : "undo");
  }

  /** Shows the side that was chosen. */
  #turn(): void {
    const isVisual = input("make-visual").checked;
    const hasFaults = block("faults").querySelector("button") !== null;
    block("editor").hidden = isVisual;
    block("maker").hidden = !isVisual || hasFaults;
    block("make-stopped").hidden = !isVisual || !hasFaults;
  }

  #readSoon(): void {
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => void this.#workshop.then((workshop) => this.#read(workshop)), PAUSE_MS);
  }

  #read(workshop: Workshop): void {
    clearTimeout(this.#reading);
    try {
      this.#judge(workshop, workshop.read(workshop.editor.text));
    } catch (error) {
      block("faults").textContent = sentenceOf(error);
    }
  }

  /** Takes a visual change over when it is sound.
   *  @returns why not, or null */
  #commit(workshop: Workshop, text: string): string | null {
    const read = workshop.read(text);
    if (!read.variant) return read.diagnostics[0] ? diagnosticText(read.diagnostics[0]) : "This is not sound.";
    workshop.editor.change(text);
    clearTimeout(this.#reading);
    this.#judge(workshop, read);
    return null;
  }

  /** What is sound is pictured and played at once. */
  #judge(workshop: Workshop, { variant, diagnostics }: ReadVariant): void {
    const { text } = workshop.editor;
    this.#tell(workshop, diagnostics);
    if (!variant) return;
    workshop.picture(text, variant);
    if (text === this.#played) return;
    this.#played = text;
    block("faults").textContent = `Sound: you are playing ${variant.name} by these rules.`;
    // In a task of its own, so that the page never waits for reading and setting up at once.
    setTimeout(() => this.#play(text, variant));
  }

  #play(text: string, variant: Variant): void {
    if (text === this.#played) this.#session.open({ variant, yaml: text, origin: this.#session.rules.origin });
  }

  #tell({ editor }: Workshop, diagnostics: readonly Diagnostic[]): void {
    editor.mark(diagnostics);
    const shown = diagnostics.slice(0, SHOWN).map((diagnostic) => this.#makeFault(diagnostic, editor));
    const more = diagnostics.length - shown.length;
    block("faults").replaceChildren(...shown, more > 0 ? `and ${more} more` : "");
    button("make-undo").disabled = editor.history.undo === 0;
    button("make-redo").disabled = editor.history.redo === 0;
    this.#turn();
  }

  #makeFault(diagnostic: Diagnostic, editor: Editor): HTMLElement {
    const { line, column, code } = diagnostic;
    const go = make("button", "fault", make("strong", "", `Line ${line}, column ${column}`), make("code", "", code));
    go.type = "button";
    go.append(make("span", "", diagnosticText(diagnostic)));
    go.addEventListener("click", () => {
      input("make-yaml").checked = true;
      this.#turn();
      editor.goTo(diagnostic);
    });
    return go;
  }

  async #save(): Promise<void> {
    const { editor } = await this.#workshop;
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([editor.text], { type: "application/yaml" }));
    link.download = `${this.#session.variant.id}.yaml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}
