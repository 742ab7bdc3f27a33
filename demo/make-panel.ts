/** Make: the file of the variant on the board, edited visually or as text, and played at once. */
import { nothing, render, type TemplateResult } from "lit/html.js";
import type { Diagnostic, Variant } from "../src/index.ts";
import type { ReadVariant } from "../src/yaml.ts";
import { block, button, input, onPress } from "./dom.ts";
import type { Editor } from "./editor.ts";
import { diagnosticText, sentenceOf } from "./faults.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import type { Maker } from "./maker/maker.ts";
import type { Making } from "./maker/making.ts";
import { showMessage } from "./message.ts";
import { OwnWork } from "./own-work.ts";
import { saveFile } from "./save-file.ts";
import type { LeftGame, Rules, Session } from "./session.ts";
import type { Store } from "./shelf/store.ts";
import type { Library } from "./variants.ts";

/** Idle time after typing before the text is read, in milliseconds. */
const PAUSE_MS = 250;
const SHOWN = 10;

/** The modules that are loaded when the panel is first used. */
interface Workshop {
  readonly editor: Editor;
  readonly maker: Maker;
  /** Reads an edited file. */
  read(text: string): ReadVariant;
  /** What the maker shows of a valid text. */
  making(text: string, variant: Variant): Making;
  /** What a change means, in sentences. */
  tellChange(before: Variant, after: Variant): readonly string[];
  /** Takes the words of the shipped variant out of a text that has come to differ from it. */
  disown(text: string, shipped: string, origin: Variant): string;
}

/** The panel's dependencies. */
export interface MakeOptions {
  readonly session: Session;
  readonly library: Library;
  readonly store: Store;
}

export class MakePanel {
  readonly #session: Session;
  readonly #library: Library;
  readonly #store: Store;
  readonly #work: OwnWork;
  #opening: Promise<Workshop> | null = null;
  #workshop: Workshop | null = null;
  #isShown = false;
  #reading: ReturnType<typeof setTimeout> | undefined;
  /** The text that was played last, so that it is not read twice. */
  #played = "";
  /** The rules that the text belongs to; null until the panel is shown. */
  #rules: Rules | null = null;
  /** The text of those rules, and that of the shipped variant that they were made from. */
  #onBoard = "";
  #shipped: { readonly text: string; readonly rules: Rules } | null = null;
  /** The faults of the text, or that it is sound. */
  #said: TemplateResult | string = "";
  /** Games that could not be continued under changed rules, by the text of their own. */
  #left = new Map<string, LeftGame>();

  constructor({ session, library, store }: MakeOptions) {
    this.#session = session;
    this.#library = library;
    this.#store = store;
    this.#work = new OwnWork(store);
    onPress("yaml-reset", () => void this.#reset());
    onPress("yaml-new", () => void this.#startAfresh());
    onPress("yaml-save", () => void this.#save());
    onPress("own-delete", () => void this.#delete());
    onPress("make-undo", () => void this.#step("undo"));
    onPress("make-redo", () => void this.#step("redo"));
    for (const id of ["make-visual", "make-yaml"]) input(id).addEventListener("change", () => this.#turn());
    block("maker").addEventListener("keydown", (event) => this.#key(event));
    session.listen((change) => {
      if (change === "game" && this.#isShown) void this.#show();
    });
    addEventListener("pagehide", () => this.#keepUnread());
  }

  /** Shows or hides the panel. */
  set shown(isShown: boolean) {
    this.#isShown = isShown;
    if (isShown) void this.#show();
  }

  /** Draws pieces anew that look otherwise now. */
  redraw(): void {
    this.#workshop?.maker.redraw();
  }

  #ready(): Promise<Workshop> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<Workshop> {
    const [{ openEditor }, { Maker, changesInWords, disowned, makingOf }, { readTyped }] = await Promise.all([
      import("./editor.ts"),
      import("./maker/maker.ts"),
      import("./maker/read-typed.ts"),
    ]);
    const editor = openEditor(block("editor"), () => this.#readSoon());
    await pause();
    const maker = new Maker(
      block("maker"),
      (text) => this.#commit(workshop, text),
      () => this.#shipped?.rules.variant ?? null,
    );
    const workshop: Workshop = {
      editor,
      maker,
      read: readTyped,
      making: makingOf,
      tellChange: changesInWords,
      disown: disowned,
    };
    this.#workshop = workshop;
    return workshop;
  }

  async #show(): Promise<void> {
    try {
      await this.#fill();
    } catch (error) {
      this.#opening = null;
      this.#say(t`The editor could not be fetched. ${sentenceOf(error)}`);
    }
  }

  async #fill(): Promise<void> {
    const { rules } = this.#session;
    if (rules === this.#rules) return;
    const { origin } = rules;
    const [workshop, text, plain] = await Promise.all([
      this.#ready(),
      this.#library.textOf(origin),
      this.#library.ready(origin),
      this.#store.ready,
    ]);
    const shown = rules.yaml ?? text;
    await pause();
    const making = workshop.making(shown, rules.variant);
    await pause();
    if (rules !== this.#session.rules || rules === this.#rules) return;
    this.#keepUnread();
    this.#settle(rules, shown);
    this.#shipped = { text, rules: plain };
    this.#left = new Map();
    this.#played = shown;
    const draft = this.#work.begin(rules, shown);
    block("draft-note").hidden = draft === null;
    block("maker").inert = true; // it shows what was made before until it is drawn
    const steps = [
      () => {
        workshop.editor.text = shown;
      },
      // before the maker is drawn: the editor asks where its text stands, which would draw it at once
      () => draft === null && this.#tell(workshop, []),
      () => this.#draw(workshop, making),
    ];
    for (const step of steps) {
      step();
      await pause();
      if (rules !== this.#rules || shown !== this.#played) return; // others are shown now, or a change of them
    }
    if (draft !== null) this.#takeUp(workshop, draft);
  }

  #draw({ maker }: Workshop, making: Making): void {
    maker.show(making);
    block("maker").inert = false;
  }

  /** Continues a draft of an earlier session: Undo brings back what is played. */
  #takeUp(workshop: Workshop, draft: string): void {
    workshop.editor.change(draft);
    this.#read(workshop);
  }

  /** Notes that the rules on the board are those of this text. */
  #settle(rules: Rules, text: string): void {
    this.#rules = rules;
    this.#onBoard = text;
  }

  /** Stores what was typed since the text was read last. */
  #keepUnread(): void {
    clearTimeout(this.#reading);
    const text = this.#workshop?.editor.text ?? "";
    if (this.#rules && text !== this.#played) this.#work.keepDraft(text);
  }

  /** Loads the shipped text; Undo brings back the changes. */
  async #reset(): Promise<void> {
    const workshop = await this.#ready();
    const text = this.#shipped?.text ?? "";
    if (workshop.editor.text !== text) workshop.editor.change(text);
    this.#work.startFrom(text, false);
    this.#read(workshop);
  }

  async #startAfresh(): Promise<void> {
    const { STARTER } = await import("../src/starter.ts");
    const workshop = await this.#ready();
    workshop.editor.change(STARTER);
    this.#work.startFrom(STARTER, true);
    this.#read(workshop);
  }

  /** Deletes the stored variant; its game remains in the browser's history. */
  async #delete(): Promise<void> {
    const { id } = this.#work;
    const own = id === null ? null : this.#store.variant(id);
    if (!own) return;
    const origin = await this.#library.ready(own.origin);
    this.#played = this.#workshop?.editor.text ?? ""; // unfinished text is deleted too
    const dropped = this.#store.dropVariant(own.id);
    this.#session.open(origin);
    showMessage(t`'${own.name}' was deleted.`, {
      label: t`Undo`,
      act: () => {
        this.#store.putBack(dropped);
        history.back();
      },
    });
  }

  async #step(way: "undo" | "redo"): Promise<void> {
    const workshop = await this.#ready();
    workshop.editor[way]();
    this.#read(workshop);
  }

  /** The editor's keys for undo and redo; input fields have their own. */
  #key(event: KeyboardEvent): void {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    const isOrder = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isField || !isOrder || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    void this.#step(key === "y" || event.shiftKey ? "redo" : "undo");
  }

  /** Shows the chosen side, visual or text. */
  #turn(): void {
    const isVisual = input("make-visual").checked;
    const hasFaults = block("faults").querySelector("button") !== null;
    block("editor").hidden = isVisual;
    block("maker").hidden = !isVisual || hasFaults;
    block("make-stopped").hidden = !isVisual || !hasFaults;
  }

  #readSoon(): void {
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => void this.#ready().then((workshop) => this.#read(workshop)), PAUSE_MS);
  }

  #read(workshop: Workshop): void {
    clearTimeout(this.#reading);
    try {
      const { text } = workshop.editor;
      const read = workshop.read(text);
      const own = read.variant ? this.#disowned(workshop, text) : text;
      if (own === text) {
        this.#judge(workshop, read);
        return;
      }
      workshop.editor.amend(own);
      clearTimeout(this.#reading);
      this.#judge(workshop, workshop.read(own));
    } catch (error) {
      this.#say(sentenceOf(error));
    }
  }

  /** Adopts a visual change if it is valid.
   *  @returns the reason if not, else null */
  #commit(workshop: Workshop, wanted: string): string | null {
    const text = this.#disowned(workshop, wanted);
    const read = workshop.read(text);
    if (!read.variant) return read.diagnostics[0] ? diagnosticText(read.diagnostics[0]) : t`These rules are not valid.`;
    workshop.editor.change(text);
    clearTimeout(this.#reading);
    this.#judge(workshop, read);
    return null;
  }

  /** The first change of a shipped variant makes it another one. */
  #disowned({ disown }: Workshop, text: string): string {
    const shipped = this.#shipped;
    const isFirst = shipped !== null && this.#played === shipped.text && text !== shipped.text;
    return isFirst ? disown(text, shipped.text, shipped.rules.variant) : text;
  }

  /** Valid text is shown visually, stored and played at once; other text is stored as a draft. */
  #judge(workshop: Workshop, { variant, diagnostics }: ReadVariant): void {
    const { text } = workshop.editor;
    if (variant) this.#work.keepSound(text, variant.name);
    else this.#work.keepDraft(text);
    if (variant) block("draft-note").hidden = true;
    this.#tell(workshop, diagnostics);
    if (!variant) return;
    this.#draw(workshop, workshop.making(text, variant));
    if (text === this.#played) return;
    this.#played = text;
    const changes = [...this.#ownWords(variant), ...workshop.tellChange(this.#session.variant, variant)];
    this.#say(
      html`Sound: you are playing ${variant.name} by these rules.${changes.length ? changeList(changes) : nothing}`,
    );
    // In a task of its own, so that parsing and compiling never block the page together.
    setTimeout(() => this.#play(text, variant));
  }

  /** That a shipped variant's words about itself have been replaced. */
  #ownWords({ about }: Variant): string[] {
    const { rules } = this.#shipped ?? {};
    const isFirst = this.#session.rules.yaml === null;
    if (!rules || !isFirst || about.summary === rules.variant.about.summary) return [];
    const { name } = rules.variant;
    return [t`What the file said of ${name} itself is gone. Its summary is now: ${about.summary}`];
  }

  /** Continues the game under the new rules if possible; otherwise it waits until they are undone. */
  #play(text: string, variant: Variant): void {
    const session = this.#session;
    if (text !== this.#played || session.rules !== this.#rules) return;
    const before = { text: this.#onBoard, game: session.hasMoves ? session.leave() : null };
    const { origin } = session.rules;
    const rules = text === this.#shipped?.text ? this.#shipped.rules : { variant, yaml: text, origin };
    const left = this.#left.get(text);
    this.#left.delete(text);
    this.#settle(left?.rules ?? rules, text);
    if (!left && session.changeRules(rules)) {
      this.#askForName();
      return;
    }
    if (before.game) this.#left.set(before.text, before.game);
    if (left) session.goBackTo(left);
    else session.replace(rules);
    this.#askForName();
    if (before.game?.friend)
      this.#say(this.#said, t`The game with your friend stays as it was, under Yours: Undo brings it back.`);
    else if (before.game) this.#say(this.#said, t`The game that was played is not legal by them: Undo brings it back.`);
  }

  #tell({ editor }: Workshop, diagnostics: readonly Diagnostic[]): void {
    editor.mark(diagnostics);
    const shown = diagnostics.slice(0, SHOWN).map((diagnostic) => this.#fault(diagnostic, editor));
    const more = diagnostics.length - shown.length;
    this.#say(html`${shown}${more > 0 ? t`and ${more} more` : nothing}`);
    button("make-undo").disabled = editor.history.undo === 0;
    button("make-redo").disabled = editor.history.redo === 0;
    button("own-delete").hidden = this.#work.id === null;
    this.#askForName();
    this.#turn();
  }

  /** A changed variant that is still called like the shipped one is nobody's: one press gives it a name. */
  #askForName(): void {
    const { variant, yaml } = this.#session.rules;
    const shipped = this.#shipped?.rules.variant;
    const isNameless = yaml !== null && variant.name === shipped?.name;
    const hint = isNameless ? shipped : null;
    const name = (origin: Variant) => void this.#name(origin);
    import("./name-hint.ts").then(
      ({ showNameHint }) => showNameHint(block("name-hint"), hint, name),
      () => undefined, // without it nothing is lost
    );
  }

  async #name(origin: Variant): Promise<void> {
    const { ownName, renamed } = await import("./home/own-text.ts");
    const workshop = await this.#ready();
    const name = ownName(
      origin,
      this.#store.variants.map((own) => own.name),
    );
    const fault = this.#commit(workshop, renamed(workshop.editor.text, name, origin));
    if (fault !== null) this.#say(fault);
  }

  #fault(diagnostic: Diagnostic, editor: Editor): TemplateResult {
    const { line, column, code } = diagnostic;
    const go = () => {
      input("make-yaml").checked = true;
      this.#turn();
      editor.goTo(diagnostic);
    };
    return html`<button type="button" class="fault" @click=${go}
      ><strong>Line ${line}, column ${column}</strong><code>${code}</code><span lang="en">${diagnosticText(diagnostic)}</span></button
    >`;
  }

  #say(said: TemplateResult | string, more = ""): void {
    this.#said = said;
    render(html`${said}${more && ` ${more}`}`, block("faults"));
  }

  async #save(): Promise<void> {
    const { editor } = await this.#ready();
    saveFile(`${this.#session.variant.id}.yaml`, editor.text);
  }
}

function changeList(changes: readonly string[]): TemplateResult {
  return html`<ul class="changes">${changes.map((words) => html`<li>${words}</li>`)}</ul>`;
}

/** Ends a task, so that the page answers before the next one. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
