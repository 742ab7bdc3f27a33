/** The board's announcements: names of squares, moves in words, results. Plain text for live regions and labels. */
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import type { Outcome } from "../engine/outcome.ts";
import { otherSide, type Side, type Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { isWallAlone, movesToMake } from "../rules/rule.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { type BoardState, targetsOf } from "./state.ts";

/** `e4, white Pawn`, `e5, empty`. */
export function describeSquare(
  { board, pieceTypes }: Variant,
  { pieces, walls = [] }: Pick<Position, "pieces"> & Partial<Pick<Position, "walls">>,
  square: Square,
  language: Language = IN_ENGLISH,
): string {
  const piece = pieces[square];
  const bare = language.say(walls.includes(square) ? "wall" : "empty");
  return language.list([
    squareName(board, square),
    piece ? language.pieceOf(pieceTypes[piece.kind], piece.side) : bare,
  ]);
}

/** `White: Knight g1 to f3, check.` */
export function describePlayed(variant: Variant, move: GameMove, side: Side, language: Language = IN_ENGLISH): string {
  const { castling, promotion, enters, entersOn, flipped, wall } = move;
  const teller: Teller = { variant, language, name: (id) => nameOf(variant, id, language) };
  const { name } = teller;
  const parts = [
    castling === null
      ? describeStep(teller, move)
      : language.say("castles", { castling, piece: name(move.piece), to: move.to }),
  ];
  if (promotion) parts.push(language.say("becomes", { piece: name(promotion) }));
  if (enters) parts.push(language.say("enters", { piece: name(enters), square: entersOn ?? "" }));
  if (flipped) parts.push(language.say("turnsOver", { squares: flipped.map(({ square }) => square).join(" ") }));
  if (wall) parts.push(language.say("wallOn", { square: wall }));
  if (move.mate) parts.push(language.say("checkmate"));
  else if (move.check) parts.push(language.say("check"));
  return language.say("played", { side: language.side(side), move: language.list(parts) });
}

/** What puts a move into words. */
interface Teller {
  readonly variant: Variant;
  readonly language: Language;
  /** What a piece is called, by its id. */
  name(id: string): string;
}

function nameOf({ pieceTypes }: Variant, id: string, language: Language): string {
  return language.piece(pieceTypes.find((pieceType) => pieceType.id === id) ?? { name: id });
}

function describeStep(teller: Teller, move: GameMove): string {
  const { variant, language, name } = teller;
  const { from, to, captures, capturedAt } = move;
  const piece = name(move.piece);
  if (move.pass) return language.say("passes");
  if (isWallAlone(variant, move)) return language.say("stays");
  if (move.drop) return language.say("dropped", { piece, to });
  if (move.struck) return describeStrike(teller, move);
  if (!captures && from === to) return language.say("pieceOn", { piece, square: to });
  if (!captures) return language.say("step", { piece, from, to });
  const taken = { piece, from, taken: name(captures), to };
  const isPassing = capturedAt !== null && capturedAt !== to;
  return describeExplosion(
    teller,
    move,
    isPassing ? language.say("takesInPassing", { ...taken, at: capturedAt }) : language.say("takes", taken),
  );
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

/** `Pawn e4 takes Pawn on d5, which explodes: Knight on c5, Rook on d4 gone too`, or `... and turns to stone`; other captures as they
 *  are. */
function describeExplosion({ variant, language, name }: Teller, { blown }: GameMove, move: string): string {
  if (blown === null) return move;
  if (!variant.captures.explode) return language.say("turnsToStone", { move });
  if (blown.length === 0) return language.say("explodes", { move });
  const gone = blown.map(({ piece, square }) => language.say("pieceOn", { piece: name(piece), square }));
  return language.say("explodesWith", { move, gone: language.list(gone) });
}

/** `Lion e4 takes Pawn on d5 and goes on to f6` */
function describeStrike({ language, name }: Teller, move: GameMove): string {
  const { from, to } = move;
  const piece = name(move.piece);
  const victims = takenBy(move).map((one) => language.say("pieceOn", { piece: name(one.piece), square: one.square }));
  if (victims.length === 0) return language.say("piecePasses", { piece, square: from });
  const taken = language.list(victims, "and");
  if (move.capturedAt === to) return language.say("takesOnWay", { piece, from, taken });
  if (from === to) return language.say("takesAndStays", { piece, from, taken });
  return language.say("takesAndGoesOn", { piece, from, taken, to });
}

/** What may follow when a piece has taken on its way: `d5 is taken. Press where it goes on to, d5 to stop there, e4 to come back.` */
export function describeWay(state: BoardState, language: Language): string {
  const { variant, selected, way } = state;
  const targets = targetsOf(state);
  const last = way[way.length - 1];
  const taken = squareName(variant.board, last);
  const ways = [language.say("wayOn")];
  if (targets.has(last)) ways.push(language.say("wayStop", { square: taken }));
  if (typeof selected === "number" && targets.has(selected))
    ways.push(language.say("wayBack", { square: squareName(variant.board, selected) }));
  return language.say("way", { taken, ways: language.list(ways) });
}

/** What may follow when a move is shown whose wall is to be chosen. */
export function describePhase({ phase }: BoardState, language: Language): string {
  return phase ? language.say("placeWall", { square: phase.moves[0].to }) : "";
}

/** `White wins by checkmate.`, `Draw by stalemate.`, `White ran out of time: Black wins.` */
export function describeOutcome({ winner, code, reason }: Outcome, language: Language = IN_ENGLISH): string {
  const side = winner === null ? "" : language.side(winner);
  if (code === "time-forfeit")
    return winner === null
      ? language.say("drawOnTime")
      : language.say("winsOnTime", { side, loser: language.side(otherSide(winner)) });
  if (!reason) return winner === null ? language.say("draw") : language.say("wins", { side });
  const why = language.reason(code, reason);
  return winner === null ? language.say("drawBy", { reason: why }) : language.say("winsBy", { side, reason: why });
}

/** `White to move, in check.` Where turns may have several moves, how many: `White to move, 2 moves.`, `White to move, 1 move left.` */
export function describeTurn(
  variant: Pick<Variant, "series">,
  position: Position,
  inCheck: boolean,
  language: Language = IN_ENGLISH,
): string {
  const number = movesToMake(variant, position);
  const more = [
    ...(variant.series ? [language.say(position.movesLeft === null ? "moves" : "movesLeft", { number })] : []),
    ...(inCheck ? [language.say("inCheck")] : []),
  ];
  const side = language.side(position.turn);
  return more.length > 0
    ? language.say("turnWith", { side, more: language.list(more) })
    : language.say("turn", { side });
}

/** The last move of those shown of a game. */
export function announceAt(game: Game, ply: number, language: Language): string {
  const move = game.history[ply - 1];
  return describePlayed(game.variant, move, move.side, language);
}

/** The announcement after a move.
 *  @param language by default English; `readWords` makes others */
export function announceMove(
  variant: Variant,
  move: GameMove,
  outcome: Outcome | null,
  language: Language = IN_ENGLISH,
): string {
  const played = describePlayed(variant, move, move.side, language);
  return outcome ? `${played} ${describeOutcome(outcome, language)}` : played;
}
