/** The records of games: reads a PGN, lists its moves, and lets its variations be chosen. Loaded when a board has a PGN or a
 *  list of moves. */
import { FairywrenError } from "../diagnostic/error.ts";
import { renderReport } from "../diagnostic/render.ts";
import { Game } from "../engine/game.ts";
import { loadVariantsOf } from "../engine/load-variants-of.ts";
import type { PgnGame, PgnMove } from "../notation/pgn.ts";
import { eachPgnGame } from "../notation/pgn-read.ts";
import type { Variant } from "../variant/variant.ts";
import { make, setAttribute } from "./dom.ts";
import { fetchFile, nameOf } from "./fetch-file.ts";
import { FileError } from "./file-error.ts";
import type { Language } from "./language.ts";
import { type Listed, MoveList } from "./move-list.ts";
import type { PageMarks } from "./page-marks.ts";
import { gameOf, type Line, lineOf, mainLine, numbered, readComment } from "./pgn-lines.ts";
import type { RecordSource } from "./source.ts";
import { viewerSheet } from "./viewer-style.ts";

/** The board around the viewer. */
export interface ViewerHost {
  readonly root: ShadowRoot;
  readonly game: Game | null;
  /** Plies shown. */
  readonly ply: number;
  readonly language: Language;
  walk(way: "first" | "previous" | "next" | "last"): void;
  /** Shows a line of the record, so many plies of it. */
  follow(game: Game, ply: number): void;
  /** Another game of the PGN is wanted. */
  choose(index: number): void;
  /** Draws what the comments of the move say. */
  mark(marks: PageMarks): void;
  refuse(error: unknown): void;
}

/** A game of a PGN, as it is listed. */
interface Listing {
  readonly pgn: PgnGame;
  readonly main: Game;
  readonly line: Line;
  readonly index: number;
  /** Of all games of the PGN; null for those with faults. */
  readonly games: readonly (PgnGame | null)[];
}

export class Viewer {
  readonly element = make("div", { class: "viewer", attributes: { part: "viewer" } });
  readonly #host: ViewerHost;
  readonly #headline = make("div", { class: "headline", attributes: { part: "headline" } });
  readonly #games = make("select", { class: "games", attributes: { part: "games" } });
  readonly #list: MoveList;
  #record: Listing | null = null;
  /** What is listed: a game that is played changes, a record stays. */
  #listed: { readonly of: Game | Listing; readonly digest: string | number; readonly language: Language } | null = null;
  /** The line on the board. */
  #line: Line | null = null;

  constructor(host: ViewerHost) {
    this.#host = host;
    host.root.adoptedStyleSheets.push(viewerSheet());
    this.#list = new MoveList(
      (listed) => this.#choose(listed),
      (way) => host.walk(way),
    );
    this.#games.addEventListener("change", () => host.choose(this.#games.selectedIndex));
    this.element.append(this.#games, this.#headline, this.#list.element);
  }

  /** Reads the record of a game.
   *  @param variant of games that do not name another
   *  @param index which game, from 0
   *  @throws {FileError} with the faults of the game */
  async read(source: RecordSource, variant: Variant | null, index: number): Promise<Game> {
    const [text, file] = await textOf(source);
    await loadVariantsOf(text);
    const games = Array.from(eachPgnGame(text), (read) => (read.ok ? read.game : null));
    const pgn = games[index] ?? null;
    try {
      const main = Game.fromPgn(text, { file, index, ...(variant && { variant }) });
      if (!pgn) throw new Error(`game ${index} has been read without faults`);
      this.#record = { pgn, main, line: mainLine(movesOf(pgn, main)), index, games };
      this.#line = this.#record.line;
      return main;
    } catch (error) {
      throw error instanceof FairywrenError ? reported(error, text) : error;
    }
  }

  /** A game that is played has no record. */
  forget(): void {
    this.#record = null;
  }

  /** Lists the moves of the game on the board, and marks the one that is shown. */
  update(): void {
    const { game, ply } = this.#host;
    if (!game) return;
    this.#listMoves(game);
    const at = this.#line && placeOf(this.#line, ply);
    const listed = this.#list.mark(({ line, index }) => line === at?.line && index === at.index);
    this.#host.mark(this.#record ? marksOf(listed, this.#record.pgn) : NO_MARKS);
  }

  #listMoves(game: Game): void {
    const record = this.#record;
    const digest = record ? record.index : JSON.stringify([game.length, game.lastMove?.san]);
    const { language } = this.#host;
    const before = this.#listed;
    if (before?.of === (record ?? game) && before.digest === digest && before.language === language) return;
    this.#listed = { of: record ?? game, digest, language };
    if (!record) this.#line = lineOf(game);
    const { main, line, pgn } = record ?? { main: game, line: this.#line, pgn: null };
    if (line) this.#list.show(line, main, { introduction: pgn?.comments ?? [], result: pgn?.result ?? "*", language });
    this.#showHead(record);
  }

  #showHead(record: Listing | null): void {
    const [title, place] = record ? headOf(record.pgn) : ["", ""];
    this.#headline.hidden = title === "" && place === "";
    this.#headline.replaceChildren(title, ...(place ? [make("small", { text: place })] : []));
    const games = record?.games ?? [];
    const { language } = this.#host;
    setAttribute(this.#games, "aria-label", language.say("game"));
    this.#games.hidden = games.length < 2;
    this.#games.replaceChildren(...games.map((game, at) => make("option", { text: nameOfGame(game, at, language) })));
    if (record) this.#games.selectedIndex = record.index;
  }

  #choose({ line, index }: Listed): void {
    const { game } = this.#host;
    const main = this.#record?.main ?? game;
    if (!main) return;
    try {
      const shown = gameOf(line, main);
      this.#line = line;
      this.#host.follow(shown, line.ply + index + 1);
    } catch (error) {
      this.#host.refuse(error);
    }
  }
}

function movesOf({ moves }: PgnGame, main: Game): readonly PgnMove[] {
  return main.variant.series ? numbered(main, moves, 0) : moves;
}

const NO_MARKS: PageMarks = { arrows: [], highlights: [] };

/** The line and the move in it that come last when so many plies are shown. */
function placeOf(line: Line, ply: number): { readonly line: Line; readonly index: number } {
  if (line.parent && ply <= line.ply) return placeOf(line.parent, ply);
  return { line, index: ply - line.ply - 1 };
}

/** What the comments of a move draw on the board; at the start those before the first move. */
function marksOf(listed: Listed | null, { comments }: PgnGame): PageMarks {
  const drawn = (listed ? listed.line.moves[listed.index].comments : comments).map(readComment);
  return { arrows: drawn.flatMap(({ arrows }) => arrows), highlights: drawn.flatMap(({ squares }) => squares) };
}

async function textOf(source: RecordSource): Promise<readonly [text: string, file: string]> {
  if (source.kind === "text") return [source.text, "inline.pgn"];
  return [new TextDecoder().decode(await fetchFile(source.address)), nameOf(source.address)];
}

function reported({ diagnostics }: FairywrenError, text: string): FileError {
  return new FileError(
    diagnostics,
    renderReport(diagnostics, () => text),
  );
}

/** Who played, and how it ended; then where and when. */
function headOf({ tags, result }: PgnGame): readonly [string, string] {
  const known = (name: string) => tags.get(name)?.replace(/^[?.\s]*$/, "") ?? "";
  const players = [known("White"), known("Black")].filter(Boolean).join(" – ");
  const title = [players, result === "*" ? "" : result].filter(Boolean).join(", ");
  return [title, [known("Event"), known("Site"), known("Date").replace(/\.\?\?/g, "")].filter(Boolean).join(", ")];
}

function nameOfGame(pgn: PgnGame | null, at: number, language: Language): string {
  if (!pgn) return language.say("gameNumber", { number: at + 1 });
  const [title, place] = headOf(pgn);
  return `${at + 1}. ${title || place || language.say("game")}`;
}
