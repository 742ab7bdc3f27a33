/** Endings of bare material played out: our engine against the defence that holds out longest. */
import { otherSide, type Side, squareCount } from "../../src/geometry.ts";
import { type Engine, Game, type Position, type SearchLimits, type Variant } from "../../src/index.ts";
import { bareMaterial } from "../../src/kernel/bare-material.ts";
import { EndingTable } from "../../src/kernel/ending-table.ts";
import { EndingSolver } from "../../src/kernel/endings.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { type Piece, readPosition, writeFen, writeUci } from "../../src/notation.ts";
import { randomWords } from "../common/random.ts";

/** One game of an ending, from a position that the table holds for won. */
export interface EndingGame {
  readonly fen: string;
  /** The strong side's moves to mate, as the table has it. */
  readonly mateIn: number;
  /** The strong side's moves in the game. */
  readonly moves: number;
  /** `checkmate` when it was won. */
  readonly reason: string;
}

/** The kinds that some letters name. */
export function kindsOf(variant: Variant, letters: string): number[] {
  return Array.from(letters, (letter) => variant.pieceTypes.findIndex((pieceType) => pieceType.letter === letter));
}

/** Solves an ending at once. @throws {RangeError} when it cannot be solved */
export function solvedTable(variant: Variant, kinds: readonly number[], strong: Side): EndingTable {
  const steps = EndingTable.solve(variant, { strong, kinds: [...kinds].sort((a, b) => a - b) }, Kernel.open);
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (step.value === null) throw new RangeError("the ending cannot be solved");
  return step.value;
}

/** An ending of which so many random positions in a row are not won is not won at all. */
const MOST_TRIES = 2_000;

/** Random positions with the strong side to move that it wins, the same for the same seed; none where it never does. */
export function* wonPositions(variant: Variant, table: EndingTable, seed: number): Generator<[Position, number], void> {
  const next = randomWords(seed);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const position = randomPosition(variant, table, next);
    const legal = readPosition(variant, writeFen(variant, position));
    const mateIn = legal.ok ? (table.rank(position)[0]?.mateIn ?? null) : null;
    if (mateIn === null) continue;
    tries = 0;
    yield [position, mateIn];
  }
}

function randomPosition(variant: Variant, { material }: EndingTable, next: () => number): Position {
  const squares = squareCount(variant.board);
  const pieces: (Piece | null)[] = Array(squares).fill(null);
  const put = (kind: number, side: Side) => {
    let square = next() % squares;
    while (pieces[square]) square = next() % squares;
    pieces[square] = { kind, side };
  };
  const king = variant.royal as number;
  for (const kind of [king, ...material.kinds]) put(kind, material.strong);
  put(king, otherSide(material.strong));
  return {
    ...variant.setup,
    pieces,
    turn: material.strong,
    rights: [],
    enPassant: null,
    halfmoves: 0,
    moveNumber: 1,
  };
}

/** Plays a position out. @param limits of each of the engine's moves */
export async function playEnding(
  engine: Engine,
  table: EndingTable,
  [position, mateIn]: readonly [Position, number],
  limits: SearchLimits,
): Promise<EndingGame> {
  const { variant } = engine;
  const fen = writeFen(variant, position);
  const game = Game.start(variant, { fen });
  let moves = 0;
  while (!game.outcome && !game.claim) {
    game.play((await engine.best(game, limits)).best ?? "");
    moves++;
    if (!game.outcome && !game.claim) game.play(longestDefence(variant, table, game.position));
  }
  return { fen, mateIn, moves, reason: (game.outcome ?? game.claim)?.reason ?? "" };
}

function longestDefence(variant: Variant, table: EndingTable, position: Position): string {
  return writeUci(variant, table.rank(position)[0].move);
}

/** Letters of every one and two pieces that do not promote, dearest first. */
export function allEndings(variant: Variant): string[] {
  const letters = new EndingSolver(Kernel.open(variant)).kinds().map((kind) => variant.pieceTypes[kind].letter);
  return [...letters, ...letters.flatMap((first, index) => letters.slice(index).map((second) => first + second))];
}

/** Whether a variant has an ending: all its letters name pieces. */
export function hasEnding(variant: Variant, letters: string): boolean {
  return kindsOf(variant, letters).every((kind) => kind >= 0) && bareMaterial(variant, variant.setup) === null;
}
