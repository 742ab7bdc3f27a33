/** Turns of two phases: a move, which is shown at once and can be taken back, and then the wall that it builds. Fetched with the
 *  picture of walls. */
import type { GameMove } from "../engine/game-move.ts";
import type { Square } from "../geometry/board.ts";
import { parseSquare } from "../geometry/square.ts";
import { isWallAlone } from "../rules/rule.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { type Origin, type Phase, pieceAt } from "./origin.ts";

/** What is played, by the moves that are legal. */
interface Scene {
  readonly variant: Variant;
  readonly position: Position;
  readonly legal: readonly { readonly move: GameMove }[];
}

/** A wall that may be built instead of a move. */
export function wallAloneOn({ legal, variant }: Pick<Scene, "legal" | "variant">, square: Square): GameMove | null {
  const isThere = ({ move }: Scene["legal"][number]) =>
    isWallAlone(variant, move) && squareOf(variant, move.wall) === square;
  return legal.find(isThere)?.move ?? null;
}

/** One of each of some moves that differ in more than their walls. */
export function withoutWalls(moves: readonly GameMove[]): GameMove[] {
  const first = new Map<string, GameMove>();
  for (const move of moves) if (!first.has(nameOf(move))) first.set(nameOf(move), move);
  return [...first.values()];
}

/** Whether a move builds a wall of which there is a choice: then it is the first phase of a turn. */
export function phaseOf(
  { legal, variant }: Pick<Scene, "legal" | "variant">,
  from: Origin,
  move: GameMove,
): Phase | null {
  if (move.wall === null || isWallAlone(variant, move)) return null;
  const name = nameOf(move);
  const moves = legal.flatMap((other) => (nameOf(other.move) === name ? [other.move] : []));
  return moves.length > 1 ? { from, moves } : null;
}

/** What a move is but for its wall. */
function nameOf({ uci, wall }: GameMove): string {
  return wall === null ? uci : uci.slice(0, uci.lastIndexOf(","));
}

/** Where the wall of a phase may be built. */
export function wallsOf({ moves }: Phase, variant: Variant): Map<Square, readonly GameMove[]> {
  return new Map(moves.map((move) => [squareOf(variant, move.wall), [move]]));
}

/** The pieces between the phases; what one becomes is seen when the turn is over. */
export function piecesBetween(
  { variant, position }: Pick<Scene, "variant" | "position">,
  { from, moves: [move] }: Phase,
): Pieces {
  const pieces = [...position.pieces];
  const clear = (name: string | null | undefined) => {
    if (name) pieces[squareOf(variant, name)] = null;
  };
  const piece = pieceAt(position, from);
  const partner = move.partner && pieces[squareOf(variant, move.partner.from)];
  clear(move.drop ? null : move.from);
  clear(move.capturedAt);
  clear(move.partner?.from);
  pieces[squareOf(variant, move.to)] = piece;
  if (move.partner) pieces[squareOf(variant, move.partner.to)] = partner ?? null;
  for (const { square } of move.blown ?? []) clear(square);
  return pieces;
}

function squareOf({ board }: Variant, name: string | null): Square {
  return name === null ? -1 : (parseSquare(board, name) ?? -1);
}
