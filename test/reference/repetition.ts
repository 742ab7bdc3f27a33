/** Games that end because a position has come up again: asked of the list of all positions, without counting along. */
import { isDeepStrictEqual } from "node:util";
import type { ConditionInFull } from "../../src/definition/schema-types.generated.ts";
import { otherSide, type Side } from "../../src/geometry/board.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Book } from "./book.ts";
import type { End } from "./goals.ts";
import { isInCheck } from "./royals.ts";
import { turnLength } from "./series.ts";
import { bookWith } from "./walls.ts";

/** Same pieces, same side to move, same rights, same squares open to en passant, same hands, turns as long; clocks and counts aside. */
export function isSame(book: Book, a: Position, b: Position): boolean {
  const state = ({ halfmoves: _halfmoves, countLimit: _limit, moveNumber: _moveNumber, ...rest }: Position) => rest;
  return (
    a.turn === b.turn &&
    turnLength(book, a) === turnLength(book, b) &&
    hasSamePieces(a, b) &&
    isDeepStrictEqual(state(a), state(b))
  );
}

/** Asked first because it is asked fast. */
function hasSamePieces(a: Position, b: Position): boolean {
  for (const [square, piece] of a.pieces.entries()) {
    const other = b.pieces[square];
    if (piece?.kind !== other?.kind || piece?.side !== other?.side) return false;
  }
  return true;
}

/** How the last of some positions ends the game by having come up before, draws as usual aside. */
export function repeatedEnd(book: Book, positions: readonly Position[]): End | null {
  const { win, lose, draw } = book.goals;
  const { turn } = positions[positions.length - 1];
  for (const about of ["perpetual-check", "repetition"] as const) {
    for (const player of [otherSide(turn), turn]) {
      const isTrue = (condition: string | ConditionInFull) => ask(book, positions, { about, condition, player });
      const [winner, loser] =
        player === 0 ? (["white wins", "black wins"] as const) : (["black wins", "white wins"] as const);
      if (win.some(isTrue)) return winner;
      if (lose.some(isTrue)) return loser;
    }
    const isDrawn = draw.some((condition) =>
      ([0, 1] as const).some((player) => ask(book, positions, { about, condition, player })),
    );
    if (isDrawn) return "draw";
  }
  return null;
}

interface Question {
  readonly about: "perpetual-check" | "repetition";
  readonly condition: string | ConditionInFull;
  readonly player: Side;
}

function ask(book: Book, positions: readonly Position[], { about, condition, player }: Question): boolean {
  const last = positions[positions.length - 1];
  const hasComeUp = (least: number) => positions.filter((position) => isSame(book, position, last)).length >= least;
  if (about === "perpetual-check") {
    const { end } = book.draws.repetition;
    if (condition !== about || end === null || !hasComeUp(end)) return false;
    return givesPerpetualCheck(book, positions, player) && !givesPerpetualCheck(book, positions, otherSide(player));
  }
  if (typeof condition === "string" || condition.repetition === undefined) return false;
  if (!hasComeUp(condition.repetition)) return false;
  if (condition.side === "mover") return last.turn !== player;
  return condition.side === (player === 0 ? "white" : "black");
}

/** Whether every move of a side since the position came up first gave check. */
function givesPerpetualCheck(book: Book, positions: readonly Position[], side: Side): boolean {
  const last = positions[positions.length - 1];
  const since = positions.slice(positions.findIndex((position) => isSame(book, position, last)) + 1);
  const reached = since.filter(({ turn }) => turn !== side);
  return (
    reached.length > 0 && reached.every(({ pieces, turn, walls }) => isInCheck(bookWith(book, walls), pieces, turn))
  );
}
