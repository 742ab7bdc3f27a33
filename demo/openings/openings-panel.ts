/** Openings: which moves were played in the position shown, in one's own games or in those of a file, and how these ended. */
import "./openings.css";
import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { countStarts, Game, startNumber } from "../../src/index.ts";
import type { OpeningMove, OpeningPosition, OpeningStart } from "../../src/openings.ts";
import type { BoardPreview } from "../board-preview.ts";
import { block } from "../dom.ts";
import { sentenceOf } from "../faults.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { showMessage } from "../message.ts";
import { numberText } from "../move-number.ts";
import type { MovesPanel } from "../moves-panel.ts";
import type { Session } from "../session.ts";
import type { Store } from "../shelf/store.ts";
import type { Library } from "../variants.ts";
import { grouped } from "../words.ts";
import { fileGames, type GamesFile } from "./file-games.ts";
import { KeptCount } from "./kept-count.ts";
import { OpeningCount, PLIES } from "./opening-count.ts";
import { gamesInWords, haveStarts, startInWords, visitsInWords } from "./openings-words.ts";
import { resultBar, resultLegend, scoreInWords } from "./result-bar.ts";

/** Least time between two pictures while games are read, in milliseconds. */
const PACE_MS = 200;
/** Moves that are shown before a press shows the rest. */
const FIRST_MOVES = 10;
/** Other starts that are offered where no game began from this one. */
const MOST_STARTS = 6;

export interface OpeningsParts {
  readonly session: Session;
  readonly moves: MovesPanel;
  readonly store: Store;
  readonly library: Library;
  readonly preview: BoardPreview;
}

export class OpeningsPanel {
  readonly #parts: OpeningsParts;
  readonly #place = block("openings-place");
  readonly #kept: KeptCount;
  #file: GamesFile | null = null;
  #fileCount: OpeningCount | null = null;
  #isOfFile = false;
  #anyStart = false;
  #showsAll = false;
  #trouble = "";
  #isShown = false;
  #drawing: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: OpeningsParts) {
    this.#parts = parts;
    const { session, store } = parts;
    this.#kept = new KeptCount({ ...parts, onNews: () => this.#drawSoon() });
    session.listen(() => this.#follow());
    store.listen(() => this.#isShown && void this.#attempt(this.#kept.follow()));
    this.#takeDrops();
  }

  /** Counts while it is shown. */
  set shown(isShown: boolean) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    if (isShown) this.#follow();
  }

  /** Counts the games of a PGN. */
  showFile(file: GamesFile): void {
    this.#file = file;
    this.#isOfFile = true;
    this.#fileCount?.stop();
    this.#fileCount = null;
    this.#follow();
  }

  #follow(): void {
    if (!this.#isShown) return;
    this.#showsAll = false;
    this.#draw();
    if (this.#isOfFile) void this.#attempt(this.#readFile());
    else void this.#attempt(this.#kept.follow());
  }

  async #readFile(): Promise<void> {
    const { variant } = this.#parts.session;
    if (!this.#file || this.#fileCount?.table.variant === variant) return;
    this.#fileCount?.stop();
    const count = new OpeningCount(variant, () => this.#fileCount === count && this.#drawSoon());
    this.#fileCount = count;
    await count.take(fileGames(this.#file));
  }

  async #attempt(work: Promise<void>): Promise<void> {
    this.#trouble = "";
    try {
      await work;
    } catch (error) {
      this.#trouble = t`The games cannot be read. ${sentenceOf(error)}`;
    }
    this.#draw();
  }

  /** Null before that of the variant on the board has begun. */
  get #count(): OpeningCount | null {
    const count = this.#isOfFile ? this.#fileCount : this.#kept.count;
    return count?.table.variant === this.#parts.session.variant ? count : null;
  }

  #takeDrops(): void {
    const card = block("openings");
    card.addEventListener("drop", (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      this.#open(file);
    });
  }

  #open(file: File): void {
    if (/\.(pgn|txt)$/i.test(file.name)) this.showFile({ name: file.name, content: file });
    else showMessage(t`'${file.name}' cannot be opened here: openings are counted of games (.pgn).`);
  }

  #drawSoon(): void {
    if (!this.#isShown) return;
    this.#drawing ??= setTimeout(() => this.#draw(), PACE_MS);
  }

  #draw(): void {
    if (this.#drawing) clearTimeout(this.#drawing);
    this.#drawing = null;
    if (!this.#isShown) return;
    const hadFocus = this.#place.contains(document.activeElement);
    render(this.#template(), this.#place);
    // the move that was pressed may have no row any more
    if (hadFocus && document.activeElement === document.body) this.#refocus();
  }

  #refocus(): void {
    const places = ["table button:enabled", ".visits"].map((place) => this.#place.querySelector<HTMLElement>(place));
    places.find((place) => place !== null)?.focus();
  }

  #template(): TemplateResult {
    const count = this.#count;
    return html`${this.#sourceChoice()}
      ${this.#isOfFile ? this.#fileChoice() : nothing}
      ${count?.share == null ? nothing : this.#progress(count, count.share)}
      ${count && count.table.total.games > 0 ? this.#statistics(count) : this.#emptiness(count)}
      ${count ? this.#leftOut(count) : nothing}
      <p class="note" role="alert">${this.#trouble}</p>`;
  }

  #sourceChoice(): TemplateResult {
    const choose = (isOfFile: boolean) => () => {
      this.#isOfFile = isOfFile;
      this.#follow();
    };
    const option = (isOfFile: boolean, id: string, words: string) =>
      html`<label><input type="radio" name="openings-of" id=${id} .checked=${live(this.#isOfFile === isOfFile)} @change=${choose(isOfFile)} /><span>${words}</span></label>`;
    return html`<fieldset class="choice openings-of">
      <legend class="spoken">Whose games are counted</legend>
      ${option(false, "openings-yours", t`Your games`)}${option(true, "openings-file", this.#file?.name ?? t`A file`)}
    </fieldset>`;
  }

  #fileChoice(): TemplateResult {
    const take = ({ target }: Event) => {
      const input = target as HTMLInputElement;
      const file = input.files?.[0];
      input.value = "";
      if (file) this.#open(file);
    };
    return html`<div class="row">
        <label class="button"
          >${this.#file ? t`Open another file` : t`Open a file`}<input type="file" id="openings-open" class="spoken" accept=".pgn,.txt,application/vnd.chess-pgn" @change=${take}
        /></label>
      </div>
      ${this.#file ? nothing : html`<p class="note">A PGN with any number of games, which may also be dropped here. It is read in this browser, and sent nowhere.</p>`}`;
  }

  #progress(count: OpeningCount, share: number): TemplateResult {
    return html`<div class="row">
        <progress class="wide" id="openings-progress" aria-label="Games read" max="1" .value=${share}></progress>
        <button type="button" id="openings-stop" @click=${() => count.stop()}>Stop</button>
      </div>
      <p class="note">${gamesInWords(count.read)} read.</p>`;
  }

  /** Where nothing has been counted. */
  #emptiness(count: OpeningCount | null): TemplateResult | typeof nothing {
    const { name } = this.#parts.session.variant;
    if (!count || count.share !== null) return nothing;
    const words = this.#isOfFile
      ? t`The file has no game of ${name} that can be read.`
      : t`No game of ${name} is kept here, besides the one on the board. Those that you play are kept by themselves, and counted here.`;
    return html`<p class="note visits" role="status" tabindex="-1">${words}</p>`;
  }

  #statistics({ table, share }: OpeningCount): TemplateResult {
    const { game, start, variant } = this.#parts.session;
    const here = table.at(game, { anyStart: this.#anyStart });
    const all = this.#anyStart ? table.total.games : table.at(Game.start(variant, start)).games;
    return html`${haveStarts(variant, table.starts) ? this.#startChoice() : nothing}
      <p class="visits" role="status" aria-live=${share === null ? "polite" : "off"} tabindex="-1">${this.#visits(here, all)}</p>
      ${all === 0 ? this.#otherStarts(table.starts) : nothing} ${here.moves.length > 0 ? this.#table(here) : nothing}
      ${this.#isOfFile ? nothing : html`<p class="note">The game on the board is not counted.</p>`}`;
  }

  #startChoice(): TemplateResult {
    const { game, variant } = this.#parts.session;
    const own = startInWords(variant, startNumber(variant, game.startPosition));
    const choose = ({ target }: Event) => {
      this.#anyStart = (target as HTMLSelectElement).value === "any";
      this.#draw();
    };
    return html`<label class="row lines-choice"
      ><span>Games from</span
      ><select id="openings-start" @change=${choose}>
        <option value="own" .selected=${live(!this.#anyStart)}>${own}, as this game</option>
        <option value="any" .selected=${live(this.#anyStart)}>any start</option>
      </select></label
    >`;
  }

  #visits(here: OpeningPosition, all: number): string {
    if (all === 0) return t`No game began from this start.`;
    const isBeyond = here.games === 0 && this.#parts.session.game.length > PLIES;
    return isBeyond
      ? t`Of each game the first ${PLIES} moves are counted, those of both sides together.`
      : visitsInWords(here, all);
  }

  /** Where somebody has games of this variant from other starts alone. */
  #otherStarts(starts: readonly OpeningStart[]): TemplateResult | typeof nothing {
    const { session } = this.#parts;
    const numbered = starts.filter(({ number }) => number !== null).slice(0, MOST_STARTS);
    if (numbered.length === 0 || countStarts(session.variant) === 1) return nothing;
    const begin = ({ number }: OpeningStart) => session.open(session.rules, { start: number ?? 0 });
    return html`<p class="note">These starts have the most games; a press puts one on the board.</p>
      <div class="row tight">
        ${numbered.map((start) => html`<button type="button" @click=${() => begin(start)}>${startInWords(session.variant, start.number)}<span class="note"> ${gamesInWords(start.games)}</span></button>`)}
      </div>`;
  }

  #table(here: OpeningPosition): TemplateResult {
    const shown = this.#showsAll ? here.moves : here.moves.slice(0, FIRST_MOVES);
    const rest = here.moves.length - shown.length;
    const showAll = () => {
      this.#showsAll = true;
      this.#draw();
    };
    return html`<table class="openings">
        <caption class="spoken">Moves that were played in this position</caption>
        <thead>
          <tr>
            <th scope="col">Move</th>
            <th scope="col" class="count">Games</th>
            <th scope="col">Results</th>
            <th scope="col" class="count">Score<span class="spoken"> of White, of all points</span></th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((move) => this.#row(move))}
        </tbody>
      </table>
      ${rest > 0 ? html`<button type="button" id="openings-all" @click=${showAll}>${rest === 1 ? t`Show one more move` : t`Show ${grouped(rest)} more moves`}</button>` : nothing}
      ${resultLegend(here.unfinished > 0)}`;
  }

  #row(played: OpeningMove): TemplateResult {
    const { session, moves, preview } = this.#parts;
    const { move } = played;
    const { game } = session;
    const point = () => preview.show(game, [move]);
    const leave = () => preview.hide();
    return html`<tr>
      <th scope="row">
        <button
          type="button"
          class="move"
          ?disabled=${game.outcome !== null}
          @click=${() => session.board.play(move.uci)}
          @pointerenter=${(event: PointerEvent) => event.pointerType === "mouse" && point()}
          @pointerleave=${leave}
          @focus=${(event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point()}
          @blur=${leave}
        >
          ${numberText(move)}\u00a0${moves.isStyled ? move.display : move.san}
        </button>
      </th>
      <td class="count">${grouped(played.games)}</td>
      <td>${resultBar(played)}</td>
      <td class="count">${scoreInWords(played)}</td>
    </tr>`;
  }

  /** What is not among the counted games, and why. */
  #leftOut({ isStopped, read, others, faulty, faults }: OpeningCount): TemplateResult {
    const again = () => {
      if (this.#isOfFile && this.#file) this.showFile(this.#file);
      else void this.#attempt(this.#kept.restart());
    };
    const more = faulty - faults.length;
    return html`${isStopped ? html`<div class="row between"><span class="note">Stopped after ${gamesInWords(read)}.</span><button type="button" id="openings-again" @click=${again}>Read all</button></div>` : nothing}
      ${this.#isOfFile && others > 0 ? html`<p class="note">Left out: ${gamesInWords(others)} of other rules.</p>` : nothing}
      ${
        faulty > 0
          ? html`<details class="faulty-games">
              <summary>${gamesInWords(faulty)} with faults</summary>
              <ul>
                ${faults.map((fault) => html`<li>${fault}</li>`)}${more > 0 ? html`<li>And ${gamesInWords(more)} more.</li>` : nothing}
              </ul>
            </details>`
          : nothing
      }`;
  }
}
