/** The board's announcements: names of squares, moves in words, results. Plain text for live regions and labels. */
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import type { Outcome, ReasonCode } from "../engine/outcome.ts";
import { otherSide, SIDE_NAMES, type Side, type Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { isWallAlone, movesToMake } from "../rules/rule.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { type BoardState, targetsOf } from "./state.ts";

/** `e4, white Pawn`, `e5, empty`. */
export function describeSquare(
  { board, pieceTypes }: Variant,
  { pieces, walls = [] }: Pick<Position, "pieces"> & Partial<Pick<Position, "walls">>,
  square: Square,
): string {
  const piece = pieces[square];
  const bare = walls.includes(square) ? "wall" : "empty";
  const what = piece ? `${SIDE_NAMES[piece.side].toLowerCase()} ${pieceTypes[piece.kind].name}` : bare;
  return `${squareName(board, square)}, ${what}`;
}

/** `White: Knight g1 to f3, check.` */
export function describePlayed(variant: Variant, move: GameMove, side: Side): string {
  const name = (id: string) => variant.pieceTypes.find((pieceType) => pieceType.id === id)?.name ?? id;
  const parts = [
    move.castling === null
      ? describeStep(variant, move, name)
      : `castles ${move.castling}, ${name(move.piece)} to ${move.to}`,
  ];
  if (move.promotion) parts.push(`becomes ${name(move.promotion)}`);
  if (move.enters) parts.push(`${name(move.enters)} enters on ${move.entersOn}`);
  if (move.flipped) parts.push(`turns over ${move.flipped.map(({ square }) => square).join(" ")}`);
  if (move.wall) parts.push(`wall on ${move.wall}`);
  if (move.mate) parts.push("checkmate");
  else if (move.check) parts.push("check");
  return `${SIDE_NAMES[side]}: ${parts.join(", ")}.`;
}

function describeStep(variant: Variant, move: GameMove, name: (id: string) => string): string {
  const { from, to, piece, captures, capturedAt } = move;
  if (move.pass) return "passes";
  if (isWallAlone(variant, move)) return "stays";
  if (move.drop) return `${name(piece)} dropped on ${to}`;
  if (move.struck) return describeStrike(move, name);
  if (!captures) return `${name(piece)} ${from} to ${to}`;
  const passing = capturedAt === to ? "" : ` in passing, from ${capturedAt}`;
  return `${name(piece)} ${from} takes ${name(captures)} on ${to}${passing}${describeExplosion(variant, move, name)}`;
}

/** All that a move takes, in order: on its way, and where it ends.
 *  @example
 *  takenBy(game.play("e2e4")).length; // 0
 */
export function takenBy({
  struck,
  captures,
  capturedAt,
}: GameMove): readonly NonNullable<GameMove["struck"]>[number][] {
  const taken = struck ?? [];
  const isTold = captures === null || capturedAt === null || taken.some(({ square }) => square === capturedAt);
  return isTold ? taken : [...taken, { square: capturedAt, piece: captures }];
}

/** `, which explodes: Knight on c5, Rook on d4`, or `and turns to stone`; nothing for other moves. */
function describeExplosion({ captures }: Variant, { blown }: GameMove, name: (id: string) => string): string {
  if (blown === null) return "";
  if (!captures.explode) return " and turns to stone";
  const gone = blown.map(({ piece, square }) => `${name(piece)} on ${square}`);
  return gone.length === 0 ? ", which explodes" : `, which explodes: ${gone.join(", ")} gone too`;
}

/** `Lion e4 takes Pawn on d5 and goes on to f6` */
function describeStrike(move: GameMove, name: (id: string) => string): string {
  const { from, to } = move;
  const taken = takenBy(move).map(({ square, piece }) => `${name(piece)} on ${square}`);
  if (taken.length === 0) return `${name(move.piece)} on ${from} passes`;
  const end = move.capturedAt === to ? "" : from === to ? " and stays there" : ` and goes on to ${to}`;
  return `${name(move.piece)} ${from} takes ${taken.join(" and ")}${end}`;
}

/** What may follow when a piece has taken on its way: `d5 is taken. Press where it goes on to, d5 to stop there, e4 to come back.` */
export function describeWay(state: BoardState): string {
  const { variant, selected, way } = state;
  const targets = targetsOf(state);
  const taken = way[way.length - 1];
  const name = (square: Square) => squareName(variant.board, square);
  const stop = targets.has(taken) ? `, ${name(taken)} to stop there` : "";
  const back = typeof selected === "number" && targets.has(selected) ? `, ${name(selected)} to come back` : "";
  return `${name(taken)} is taken. Press where it goes on to${stop}${back}.`;
}

/** What may follow when a move is shown whose wall is to be chosen. */
export function describePhase({ phase }: BoardState): string {
  return phase ? `${phase.moves[0].to}. Press where the wall goes, Escape to take the move back.` : "";
}

/** What goes behind "by", where the reason's own words do not. */
const BY: Partial<Record<ReasonCode, string>> = {
  "bare-king": "a bare king",
  "board-full": "a full board",
  "castling-lost": "loss of castling",
  "goal-reached": "reaching the goal",
  "pieces-lost": "loss of pieces",
};

/** `White wins by checkmate.`, `Draw by stalemate.`, `White ran out of time: Black wins.` */
export function describeOutcome({ winner, code, reason }: Outcome): string {
  if (code === "time-forfeit") return describeTimeOut(winner);
  const why = reason ? ` by ${BY[code] ?? reason}` : "";
  return winner === null ? `Draw${why}.` : `${SIDE_NAMES[winner]} wins${why}.`;
}

function describeTimeOut(winner: Side | null): string {
  if (winner === null) return "Draw: time ran out, and the other side has nothing to mate with.";
  return `${SIDE_NAMES[otherSide(winner)]} ran out of time: ${SIDE_NAMES[winner]} wins.`;
}

/** `White to move, in check.` Where turns may have several moves, how many: `White to move, 2 moves.`, `White to move, 1 move left.` */
export function describeTurn(variant: Pick<Variant, "series">, position: Position, inCheck: boolean): string {
  const count = movesToMake(variant, position);
  const left = position.movesLeft === null ? "" : " left";
  const moves = variant.series ? `, ${count === 1 ? "1 move" : `${count} moves`}${left}` : "";
  return `${SIDE_NAMES[position.turn]} to move${moves}${inCheck ? ", in check" : ""}.`;
}

/** The last move of those shown of a game. */
export function announceAt(game: Game, ply: number): string {
  const move = game.history[ply - 1];
  return describePlayed(game.variant, move, move.side);
}

/** The announcement after a move. */
export function announceMove(variant: Variant, move: GameMove, outcome: Outcome | null): string {
  const played = describePlayed(variant, move, move.side);
  return outcome ? `${played} ${describeOutcome(outcome)}` : played;
}
