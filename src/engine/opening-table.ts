/**
 * Opening statistics: which moves games have played in a position, how often, and how those games ended. A position is known by
 * what the rule of repetition compares, so that it does not matter by which moves a game came there; but games are counted under
 * the start from which they began, since an opening is one of a start.
 */
import { isWhole, misuse, readOptions, wrongType } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { writeFen, writeFenKey } from "../notation/fen.ts";
import { writeUci } from "../notation/move.ts";
import { startNumber } from "../rules/starts.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { checkLoaded } from "./check-loaded.ts";
import { Game, LONGEST_GAME } from "./game.ts";
import { digestOf } from "./game-json.ts";
import type { GameMove } from "./game-move.ts";
import type { Outcome } from "./outcome.ts";

export interface OpeningOptions {
  /** How many moves are counted of each game, from its start, those of both sides together: 1 to `LONGEST_GAME`; default 40. A
   *  table takes some 200 bytes for each move that only one game has played. */
  readonly plies?: number;
}

/** How some games ended. */
export interface OpeningResults {
  /** All of them, each once. */
  readonly games: number;
  /** Those that White has won. */
  readonly white: number;
  readonly draws: number;
  /** Those that Black has won. */
  readonly black: number;
  /** Those without a result. */
  readonly unfinished: number;
  /** White's share of the points of those with a result, 0 to 1; null where there are none. */
  readonly score: number | null;
}

/** The games that played a move. */
export interface OpeningMove extends OpeningResults {
  readonly move: GameMove;
}

/** The games that came to a position, and what they played there: the most frequent move first. */
export interface OpeningPosition extends OpeningResults {
  readonly moves: readonly OpeningMove[];
}

/** The games that began from a position. */
export interface OpeningStart extends OpeningResults {
  /** Its number, see `startPosition`; null where it is no start of the variant, but was set up. */
  readonly number: number | null;
  readonly fen: string;
}

export interface OpeningQuery {
  /** Whether games from all starts count, in place of those from where the game asked about began. */
  readonly anyStart?: boolean;
}

/** Games by result: won by White, drawn, won by Black, without one. */
type Tally = [number, number, number, number];

/** A position that games came to. */
interface Place {
  readonly tally: Tally;
  /** By UCI text. */
  readonly steps: Map<string, Step>;
}

/** A move, and where it leads. */
interface Step {
  readonly tally: Tally;
  readonly to: Place;
}

interface Start {
  readonly number: number | null;
  readonly fen: string;
  readonly root: Place;
  /** By `writeFenKey`. */
  readonly places: Map<string, Place>;
}

const USUAL_PLIES = 40;

/** Counts the openings of games of one variant. Takes any number of games, each at any time; keeps none of them. Safe in a worker.
 *  @example
 *  const table = OpeningTable.of(variant);
 *  table.add(Game.fromPgn("1. e4 e5 2. Nf3 1-0", { variant }));
 *  table.add(Game.fromPgn("1. Nf3 e5 2. e4 0-1", { variant }));
 *  const game = Game.start(variant);
 *  table.at(game).moves.length; // 2
 *  for (const move of ["e4", "e5", "Nf3"]) game.play(move);
 *  table.at(game).games; // 2: whichever way they came
 *  table.at(game).score; // 0.5
 */
export class OpeningTable {
  readonly variant: Variant;
  /** The number of moves that are counted of each game. */
  readonly plies: number;
  /** By `writeFenKey` of the position. */
  readonly #starts = new Map<string, Start>();

  private constructor(variant: Variant, plies: number) {
    this.variant = variant;
    this.plies = plies;
  }

  /** An empty table.
   *  @throws {FairywrenError} `wrong-type` or `unknown-key`; `not-loaded` in a page without the variant's kernel, see
   *    `prepareRules` */
  static of(variant: Variant, options?: OpeningOptions): OpeningTable {
    checkLoaded(variant);
    const { plies = USUAL_PLIES } = readOptions<OpeningOptions>("options", options, { plies: "unknown" });
    if (!isWhole(plies, 1, LONGEST_GAME))
      throw wrongType("options' plies", `a whole number from 1 to ${LONGEST_GAME}`, plies);
    return new OpeningTable(variant, plies);
  }

  /** Whether a value is a table of this library; reads none of the value's properties. */
  static isTable(value: unknown): value is OpeningTable {
    return typeof value === "object" && value !== null && #starts in value;
  }

  /** Whether games of a variant count here: whether its rules are the same, whatever it is called. */
  isOf(variant: Variant): boolean {
    return variant === this.variant || digestOf(variant) === digestOf(this.variant);
  }

  /** Counts a game as it stands: its main line, and its result if it has one.
   *  @returns whether it was counted: games of other rules are not
   *  @throws {FairywrenError} `wrong-type` */
  add(game: Game): boolean {
    checkGame(game);
    if (!this.isOf(game.variant)) return false;
    const column = columnOf(game.outcome);
    for (const tally of this.#talliesOf(openingOf(game, this.plies))) tally[column]++;
    return true;
  }

  /** All games together. */
  get total(): OpeningResults {
    return resultsOf([...this.#starts.values()].map(({ root }) => root.tally));
  }

  /** From where games began, most games first. */
  get starts(): readonly OpeningStart[] {
    const starts = [...this.#starts.values()];
    return starts.map(({ number, fen, root }) => ({ number, fen, ...resultsOf([root.tally]) })).sort(byGames);
  }

  /** The games that came to the position that a game is in, of those that began where it did.
   *  @param query `anyStart` for those that began elsewhere, too
   *  @throws {FairywrenError} `other-variant` for a game of other rules; `wrong-type`, `unknown-key` */
  at(game: Game, query?: OpeningQuery): OpeningPosition {
    checkGame(game);
    if (!this.isOf(game.variant)) throw otherVariant(game.variant, this.variant);
    const { anyStart = false } = readOptions<OpeningQuery>("query", query, { anyStart: "unknown" });
    if (typeof anyStart !== "boolean") throw wrongType("query's anyStart", "true or false", anyStart);
    const own = this.#starts.get(writeFenKey(this.variant, game.startPosition));
    const starts = anyStart ? [...this.#starts.values()] : own ? [own] : [];
    const key = writeFenKey(this.variant, game.position);
    const places = starts.flatMap(({ places }) => places.get(key) ?? []);
    return { ...resultsOf(places.map(({ tally }) => tally)), moves: this.#movesOf(places, game) };
  }

  /** Of every position and every move of an opening: each once, however often the game came there. */
  #talliesOf({ startPosition, moves, positions }: Opening): ReadonlySet<Tally> {
    const start = this.#startAt(startPosition);
    const tallies = new Set([start.root.tally]);
    let place = start.root;
    for (const [ply, uci] of moves(this.variant).entries()) {
      const step = place.steps.get(uci) ?? { tally: noGames(), to: this.#placeAt(start, positions()[ply + 1]) };
      place.steps.set(uci, step);
      place = step.to;
      tallies.add(step.tally).add(place.tally);
    }
    return tallies;
  }

  #startAt(position: Position): Start {
    const key = writeFenKey(this.variant, position);
    const known = this.#starts.get(key);
    if (known) return known;
    const root: Place = { tally: noGames(), steps: new Map() };
    const number = startNumber(this.variant, position);
    const start = { number, fen: writeFen(this.variant, position), root, places: new Map([[key, root]]) };
    this.#starts.set(key, start);
    return start;
  }

  #placeAt({ places }: Start, position: Position): Place {
    const key = writeFenKey(this.variant, position);
    const place = places.get(key) ?? { tally: noGames(), steps: new Map() };
    places.set(key, place);
    return place;
  }

  #movesOf(places: readonly Place[], game: Game): OpeningMove[] {
    if (places.every(({ steps }) => steps.size === 0)) return [];
    const played = this.#ownGame(game)
      .legalMoves()
      .map((move) => {
        const steps = places.flatMap((place) => place.steps.get(move.uci) ?? []);
        return { move, ...resultsOf(steps.map(({ tally }) => tally)) };
      });
    return played.filter(({ games }) => games > 0).sort(byGames);
  }

  /** The same position in a variant whose pieces have the letters that moves are kept with. */
  #ownGame(game: Game): Game {
    const { variant } = this;
    return game.variant === variant ? game : Game.start(variant, { fen: writeFen(variant, game.position) });
  }
}

/** The first moves of a game. */
interface Opening {
  readonly startPosition: Position;
  readonly moves: (variant: Variant) => readonly string[];
  /** All of them, the first before the first move. Made when they are first asked for: many games begin as others did. */
  readonly positions: () => readonly Position[];
}

function openingOf(game: Game, plies: number): Opening {
  const opening = game.copy();
  while (opening.length > plies) opening.undo();
  let positions: readonly Position[] | null = null;
  return {
    startPosition: game.startPosition,
    moves: (variant) => opening.moves.map((move) => writeUci(variant, move)),
    positions: () => {
      positions ??= opening.positions;
      return positions;
    },
  };
}

function noGames(): Tally {
  return [0, 0, 0, 0];
}

/** Where a game is counted. */
function columnOf(outcome: Outcome | null): 0 | 1 | 2 | 3 {
  if (!outcome) return 3;
  return outcome.winner === null ? 1 : outcome.winner === 0 ? 0 : 2;
}

function resultsOf(tallies: readonly Tally[]): OpeningResults {
  const [white, draws, black, unfinished] = tallies.reduce(
    (sum, tally) => sum.map((games, column) => games + tally[column]) as Tally,
    noGames(),
  );
  const finished = white + draws + black;
  const score = finished === 0 ? null : (white + draws / 2) / finished;
  return { games: finished + unfinished, white, draws, black, unfinished, score };
}

function byGames(one: OpeningResults, other: OpeningResults): number {
  return other.games - one.games;
}

function checkGame(game: unknown): void {
  if (!Game.isGame(game)) throw wrongType("game", "a Game", game);
}

function otherVariant({ name }: Variant, { name: own }: Variant) {
  const message = `The game is of ${quote(name)}, whose rules are not those of ${quote(own)}, of which the table is.`;
  return misuse("other-variant", message, "<game>");
}
