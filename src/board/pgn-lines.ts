/** The lines of a game's record: its moves and the variations from them, each playable from the start. */
import type { Game } from "../engine/game.ts";
import { pgnMoves } from "../engine/game-pgn.ts";
import { type PgnMove, playedText } from "../notation/pgn.ts";
import { turnNumber } from "../notation/pgn-write.ts";
import { commentText } from "../notation/remark.ts";

/** Moves in a row; a variation replaces a move of the line that it leaves. */
export interface Line {
  readonly moves: readonly PgnMove[];
  /** Plies before its first move. */
  readonly ply: number;
  /** The line that it leaves; null for the main line. */
  readonly parent: Line | null;
}

export function mainLine(moves: readonly PgnMove[]): Line {
  return { moves, ply: 0, parent: null };
}

/** The variations that replace a move of a line. */
export function variationsOf(line: Line, index: number): Line[] {
  return line.moves[index].variations.map((moves) => ({ moves, ply: line.ply + index, parent: line }));
}

/** The game of a line, from its start: what goes before a variation is of the lines that it leaves.
 *  @param main the game of the main line
 *  @throws {FairywrenError} the first move that is not legal */
export function gameOf(line: Line, main: Game): Game {
  if (!line.parent) return main;
  const game = gameOf(line.parent, main).copy();
  while (game.length > line.ply) game.undo();
  for (const move of line.moves) game.play(playedText(move));
  return game;
}

/** A game that is played, as such a line. */
export function lineOf(game: Game): Line {
  return mainLine(pgnMoves(game));
}

/** Moves with the numbers that turns of several moves begin with, in their variations too.
 *  @param main a game in which the moves before them were played
 *  @throws {FairywrenError} the first move that is not legal */
export function numbered(main: Game, moves: readonly PgnMove[], ply: number): PgnMove[] {
  const game = main.copy();
  while (game.length > ply) game.undo();
  return moves.map((move, index) => {
    const variations = move.variations.map((variation) => numbered(game, variation, ply + index));
    const before = game.lastMove ?? undefined;
    return { ...move, variations, number: turnNumber(game.play(playedText(move)), index === 0 ? undefined : before) };
  });
}

/** What arrows and squares a comment draws, `[%cal Ge2e4,Rd1d8]` and `[%csl Ge4]`, and its words without such commands. */
export function readComment(comment: string): { words: string; arrows: Drawn[]; squares: string[] } {
  const marks = Array.from(comment.matchAll(/\[%c(?:al|sl)\s+([^\]]*)\]/g), ([, list]) => list.split(/[\s,]+/)).flat();
  const read = marks.flatMap((mark) => mark.match(/^([GRYB])([a-p]\d{1,2})([a-p]\d{1,2})?$/) ?? []);
  const drawn: Drawn[] = [];
  const squares: string[] = [];
  for (let at = 0; at < read.length; at += 4) {
    const [, brush, from, to] = read.slice(at, at + 4);
    if (to) drawn.push({ from, to, brush: BRUSHES[brush] });
    else squares.push(from);
  }
  return {
    words: commentText(comment),
    arrows: drawn,
    squares,
  };
}

interface Drawn {
  readonly from: string;
  readonly to: string;
  readonly brush: "green" | "red" | "yellow" | "blue";
}

const BRUSHES: Readonly<Record<string, Drawn["brush"]>> = { G: "green", R: "red", Y: "yellow", B: "blue" };
