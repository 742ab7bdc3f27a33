/** A move suggested to a person, and why. Loaded on demand, and independent of modules already loaded: a bundler would
 *  split those off into a chunk of their own, which makes a page half a kilobyte heavier. */
import type { Side } from "../geometry/board.ts";
import { counted } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import type { Game } from "./game.ts";
import type { GameMove } from "./game-move.ts";
import type { Score, Wdl } from "./info.ts";
import type { SearchResult } from "./result.ts";

export interface Hint {
  readonly move: GameMove;
  /** The move in standard algebraic notation: `Nf3`. */
  readonly san: string;
  /** For the side to move; null when the search ended before finishing a depth. */
  readonly score: Score | null;
  readonly wdl: Wdl | null;
  /** The expected line in standard algebraic notation, starting with the move. */
  readonly line: readonly string[];
  /** The move and how the game stands, in a sentence or two: `Knight g1 to f3. White stands a little better.` */
  readonly text: string;
}

/** Describes the result of a search. Null when there is no move.
 *  @param scratch a game in the searched position, which the line is played on
 *  @param wonByMate whether mate alone wins in the variant */
export function hintOf(scratch: Game, { best, info }: SearchResult, wonByMate: boolean): Hint | null {
  if (best === null) return null;
  const { variant, turn } = scratch;
  const isOfLine = info?.line[0] === best;
  const moves = playLine(scratch, isOfLine ? info.line : [best]);
  const [move] = moves;
  const { score, wdl } = isOfLine ? info : { score: null, wdl: null };
  const parts = [movement(variant, move), move.mate ? "" : standing(turn, score, wdl, wonByMate)];
  const text = parts.filter((part) => part !== "").join(" ");
  return { move, san: move.san, score, wdl, line: moves.map(({ san }) => san), text };
}

/** The moves of a line, up to where a draw ends the game. */
function playLine(scratch: Game, line: readonly string[]): GameMove[] {
  const moves: GameMove[] = [];
  for (const uci of line) if (!scratch.outcome) moves.push(scratch.play(uci));
  return moves;
}

function movement(variant: Variant, move: GameMove): string {
  const name = (id: string) => variant.pieceTypes.find((pieceType) => pieceType.id === id)?.name ?? id;
  const { piece, from, to, captures, promotion, castling, drop, check, mate } = move;
  const end = mate ? ", mate" : check ? ", check" : "";
  if (castling !== null) return `${name(piece)} castles, ${from} to ${to}${end}.`;
  if (drop) return `${name(piece)} dropped on ${to}${end}.`;
  const way = captures === null ? `${from} to ${to}` : `${from} takes ${name(captures).toLowerCase()} on ${to}`;
  const becomes = promotion === null ? "" : `, becomes ${name(promotion).toLowerCase()}`;
  return `${name(piece)} ${way}${becomes}${end}.`;
}

const SIDE_NAMES = ["White", "Black"] as const;

/** Expected points from which a side stands so. */
const WORDS = [
  [0.9, "is winning"],
  [0.7, "stands clearly better"],
  [0.57, "stands a little better"],
] as const;

/** Expected points where nobody has fitted chances: three quarters at a lead of about three pawns. */
function pointsAt(cp: number): number {
  return 1 / (1 + Math.exp(-cp / 250));
}

function standing(turn: Side, score: Score | null, wdl: Wdl | null, wonByMate: boolean): string {
  if (score === null) return "";
  const [own, other] = [SIDE_NAMES[turn], SIDE_NAMES[1 - turn]];
  if (score.type === "mate") {
    const verb = wonByMate ? "mates" : "wins";
    return `${score.moves > 0 ? own : other} ${verb} in ${counted(Math.abs(score.moves), "move")}.`;
  }
  const points = wdl === null ? pointsAt(score.value) : (wdl[0] + wdl[1] / 2) / 1000;
  const words = WORDS.find(([least]) => Math.max(points, 1 - points) >= least);
  return words ? `${points >= 0.5 ? own : other} ${words[1]}.` : "The game is about even.";
}
