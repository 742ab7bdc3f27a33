/** Records: the position as FEN and the game as PGN, to copy, save, load and drop. */

import "./records.css";
import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { FairywrenError } from "../src/index.ts";
import type { CarriedRules } from "./carried-rules.ts";
import { block, copied, valueIn } from "./dom.ts";
import { sentenceOf } from "./faults.ts";
import { recordFileName, writeRecord } from "./game-record.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { showMessage } from "./message.ts";
import type { GamesFile } from "./openings/file-games.ts";
import { type ListedGame, listGames, MOST_LISTED, readRecord } from "./read-record.ts";
import { saveFile } from "./save-file.ts";
import type { Rules, Session } from "./session.ts";
import type { Chosen } from "./settings.ts";
import type { Library } from "./variants.ts";

/** From so many games on, they can be searched. */
const MANY = 8;

/** A text with several games, of which one is chosen. */
interface Choice {
  readonly text: string;
  readonly games: readonly ListedGame[];
  readonly areMore: boolean;
  /** What the titles are searched for. */
  readonly wanted: string;
}

export class RecordsPanel {
  readonly #session: Session;
  readonly #library: Library;
  readonly #chosen: Chosen;
  readonly #countOpenings: (file: GamesFile) => void;
  #fen = "";
  #pgn = "";
  #note = "";
  #choice: Choice | null = null;
  /** The rules on the board as a record carries them; null while they are not needed. */
  #rules: (CarriedRules & { readonly yaml: string }) | null = null;

  /** @param countOpenings shows the openings of a text with several games */
  constructor(session: Session, library: Library, chosen: Chosen, countOpenings: (file: GamesFile) => void) {
    this.#session = session;
    this.#library = library;
    this.#chosen = chosen;
    this.#countOpenings = countOpenings;
    session.listen(() => void this.#follow());
    chosen.follow(() => void this.#follow());
    this.#draw();
  }

  /** Saves the game as a file. */
  async save(): Promise<void> {
    await this.#follow();
    saveFile(recordFileName(this.#session), this.#pgn, "application/vnd.chess-pgn");
  }

  /** Reads a file's text: its only game, or the one that is chosen of several. */
  async read(text: string): Promise<void> {
    this.#choice = null;
    const { games, areMore } = listGames(text);
    if (games.length < 2) {
      await this.#load(text, 0);
      return;
    }
    this.#choice = { text, games, areMore, wanted: "" };
    this.#note = areMore ? t`The first ${MOST_LISTED} games. Choose one:` : t`${games.length} games. Choose one:`;
    this.#draw();
    const records = block("records");
    if (records instanceof HTMLDetailsElement) records.open = true;
    records.querySelector<HTMLElement>(".games button")?.focus();
  }

  async #follow(): Promise<void> {
    const { rules } = this.#session;
    if (rules.yaml !== null && this.#rules?.yaml !== rules.yaml) await this.#tellRules(rules.yaml);
    const carried = this.#session.rules.yaml === null ? null : this.#rules;
    this.#fen = this.#session.game.fen();
    this.#pgn = writeRecord(this.#session, this.#chosen.settings.name, carried?.line ?? null);
    this.#note = carried?.note ?? "";
    this.#draw();
  }

  async #tellRules(yaml: string): Promise<void> {
    const { carriedRules } = await import("./carried-rules.ts");
    this.#rules = { yaml, ...carriedRules(yaml) };
  }

  #loadFen(): void {
    this.#attempt(() => {
      this.#session.open(this.#session.rules, { fen: this.#fen.trim() });
      this.#tell(t`The position is on the board.`);
    });
  }

  async #load(text: string, index: number): Promise<void> {
    const choice = this.#choice;
    await this.#attempt(async () => {
      const { rules, game, start, root } = await readRecord(text, index, this.#session.rules, this.#library);
      await this.#show(rules, () => this.#session.show(rules, game, start, { root, isRecord: true }));
      if (this.#choice !== choice) return; // a text with several games was read meanwhile
      this.#choice = null;
      const { moves } = game;
      this.#tell(
        moves.length === 1
          ? t`${game.variant.name}: one move of one side loaded.`
          : t`${game.variant.name}: ${moves.length} moves of one side loaded.`,
      );
    });
  }

  /** Says where the game is that was left for another. */
  async #show(rules: Rules, show: () => void): Promise<void> {
    const { hasMoves, variant } = this.#session;
    const isLeft = hasMoves || rules.variant !== variant;
    show();
    await this.#follow();
    if (isLeft)
      showMessage(t`Your game of ${variant.name} is kept.`, { label: t`Back to it`, act: () => history.back() });
  }

  async #attempt(load: () => void | Promise<void>): Promise<void> {
    try {
      await load();
    } catch (error) {
      this.#tell(placed(error));
    }
  }

  #tell(note: string): void {
    this.#note = note;
    this.#draw();
  }

  #draw(): void {
    render(this.#template(), block("records-place"));
  }

  #template(): TemplateResult {
    const copy = async (text: string) => this.#tell(await copied(text));
    return html`<label class="field"
        ><span>Position (FEN)</span
        ><input type="text" id="fen" spellcheck="false" autocomplete="off" .value=${live(this.#fen)} @input=${(
          event: Event,
        ) => {
          this.#fen = valueIn(event);
        }}
      /></label>
      <div class="row tight">
        <button type="button" id="fen-load" @click=${() => this.#loadFen()}>Set up</button>
        <button type="button" id="fen-copy" @click=${() => copy(this.#fen)}>Copy</button>
      </div>
      <label class="field"
        ><span>Game (PGN)</span
        ><textarea id="pgn" rows="6" spellcheck="false" .value=${live(this.#pgn)} @input=${(event: Event) => {
          this.#pgn = valueIn(event);
        }}></textarea></label>
      <div class="row tight">
        <button type="button" id="pgn-load" @click=${() => this.read(this.#pgn)}>Load</button>
        <button type="button" id="pgn-copy" @click=${() => copy(this.#pgn)}>Copy</button>
        <button type="button" id="pgn-file" @click=${() => this.save()}>Save file</button>
        <label class="button"
          >Open file<input type="file" id="pgn-open" class="spoken" accept=".pgn,.txt,application/vnd.chess-pgn" @change=${(event: Event) => this.#open(event)}
        /></label>
      </div>
      <p class="note">A file may also be dropped anywhere on the page.</p>
      <p id="text-note" class="note" role="status">${this.#note}</p>
      ${this.#choice ? this.#list(this.#choice) : nothing}`;
  }

  async #open({ target }: Event): Promise<void> {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (file) await this.read(await file.text());
  }

  #list({ text, games, wanted }: Choice): TemplateResult {
    const words = wanted.toLowerCase().split(/\s+/);
    const found = games.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
    const search = (event: Event) => {
      if (this.#choice) this.#choice = { ...this.#choice, wanted: valueIn(event) };
      this.#draw();
    };
    const count = () => this.#countOpenings({ name: "The file's games", content: new Blob([text]) });
    return html`<button type="button" id="games-openings" @click=${count}>Openings of these games</button>
      ${
        games.length >= MANY
          ? html`<label class="field"><span>Search</span><input type="text" id="games-search" autocomplete="off" @input=${search} /></label>`
          : nothing
      }
      <ol class="games" aria-label="Games of the file">
        ${found.map(
          ({ index, title, isFaulty }) =>
            html`<li><button type="button" ?disabled=${isFaulty} @click=${() => this.#load(text, index)}>${index + 1}. ${title}</button></li>`,
        )}
      </ol>
      ${found.length ? nothing : html`<p class="note">No game of the file has these words.</p>`}`;
  }
}

/** With the line, where the text has several. */
function placed(error: unknown): string {
  const line = error instanceof FairywrenError ? (error.diagnostics[0]?.line ?? 1) : 1;
  return `${line > 1 ? `${t`Line ${line}:`} ` : ""}${sentenceOf(error)}`;
}
