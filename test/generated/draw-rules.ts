/** Promotions, castlings and limits of draws. */
import type { CastlingRule, Draws, PromotionRule } from "../../src/definition/schema-types.generated.ts";
import { type Board, fileOf, rankOf, type Square } from "../../src/geometry/board.ts";
import { acrossTheBoard, allSquares, type Field, squareNamed } from "../reference/squares.ts";
import type { Dice } from "./dice.ts";
import { drawSquares, type Land, nameOf } from "./draw-squares.ts";

const RICH = ["on", "limit", "revert", "en-passant", "attacks", "last"].map((key) => `promotion.${key}`);

/** @param passing ids of the pieces that capture en passant */
export function drawPromotions(
  dice: Dice,
  land: Land,
  ids: readonly string[],
  passing: readonly string[],
): PromotionRule[] {
  const others = ids.filter((id) => id !== "king");
  const promoting = dice.some(others, Math.max(dice.below(4), dice.wants("promotion") ? 2 : 0));
  const isRich = dice.chance(40, ...RICH);
  return promoting.flatMap((id) => {
    const rule = drawPromotion(dice, land, id, others);
    if (!isRich) return [rule];
    const rules = dice.chance(30) ? [rule, drawPromotion(dice, land, id, others)] : [rule];
    return rules.map((own) => withOccasions(dice, own)).map((own) => withoutPassing(dice, own, passing));
  });
}

function drawPromotion(dice: Dice, land: Land, id: string, others: readonly string[]): PromotionRule {
  const rule: PromotionRule = { pieces: [id], to: dice.some(others, dice.from(1, 4)) };
  if (dice.chance(60, "promotion.zone")) rule.zone = drawSquares(dice, land);
  if (dice.chance(40, "promotion.optional")) rule.optional = true;
  if (dice.chance(20, "promotion.side")) rule.side = dice.word("promotion.side", ["white", "black"] as const);
  return rule;
}

/** The same by other moves than those that arrive, within limits, and back again. */
function withOccasions(dice: Dice, rule: PromotionRule): PromotionRule {
  const own: PromotionRule = { ...rule };
  if (dice.chance(70, "promotion.on")) {
    const words = drawOccasions(dice);
    const isContained = (word: string) =>
      (word === "enter" && words.includes("arrive")) || (word === "capture-there" && words.includes("capture"));
    own.on = words.filter((word) => !isContained(word));
    if (own.on.some((word) => word === "enter" || word === "capture-there")) own.optional = true;
  }
  if (own.on?.join() === "capture") delete own.zone;
  if (isWhereItStands(own)) {
    delete own.optional;
    if (dice.chance(30, "promotion.attacks")) own.attacks = false;
    if (dice.chance(30, "promotion.last")) own.last = true;
  }
  if (dice.chance(20, "promotion.limit=lost")) own.limit = "lost";
  else if (dice.chance(25, "promotion.limit=by-kind"))
    own.limit = Object.fromEntries(dice.some(rule.to, 1).map((id) => [id, dice.from(1, 3)]));
  if (dice.chance(25, "promotion.revert")) own.revert = true;
  return own;
}

function drawOccasions(dice: Dice): NonNullable<PromotionRule["on"]> {
  if (dice.chance(25, "promotion.on=before-move", "promotion.attacks", "promotion.last"))
    return dice.words("promotion.on", ["stay", "before-move"], dice.from(1, 2));
  return dice.chance(30, "promotion.on=move")
    ? dice.words("promotion.on", ["move", "stay", "capture"], dice.from(1, 2))
    : dice.words("promotion.on", ["arrive", "enter", "leave", "capture", "capture-there", "stay"], dice.from(1, 3));
}

function isWhereItStands({ on = [] }: PromotionRule): boolean {
  return on.length > 0 && on.every((word) => word === "stay" || word === "before-move");
}

/** The same without captures en passant, now and then. */
function withoutPassing(dice: Dice, rule: PromotionRule, passing: readonly string[]): PromotionRule {
  const kinds = [...rule.pieces, ...(rule.revert ? rule.to : [])];
  if (isWhereItStands(rule) || !kinds.some((id) => passing.includes(id))) return rule;
  return dice.chance(30, "promotion.en-passant") ? { ...rule, "en-passant": false } : rule;
}

/** Where White's pieces stand at the start. */
export type Standing = ReadonlyMap<Square, string>;

export function drawCastlings(dice: Dice, field: Field, standing: Standing, isShuffled: boolean): CastlingRule[] {
  const { board } = field;
  const king = [...standing].find(([, id]) => id === "king")?.[0];
  const partners = [...standing].filter(([, id]) => id !== "king");
  if (king === undefined || partners.length === 0) return [];
  if (dice.chance(40) && !dice.wants("castling")) return [];
  return Array.from({ length: dice.from(1, 3) }, (_, index): CastlingRule => {
    const [square, piece] = dice.one(partners);
    const journey = (from: Square) => [nameOf(board, from), nameOf(board, drawTarget(dice, board, from))];
    const rule: CastlingRule = {
      name: ["O-O", "O-O-O", "O-X"][index],
      letter: dice.chance(80) ? (dice.wants("hands.enter") ? "XYZ" : "KQX")[index] : dice.one([..."ABCDEFGHIJ"]),
      king: journey(king),
      partner: journey(square),
      piece,
    };
    if (dice.chance(50, "castling.mover")) rule.mover = "king";
    const isFixed = ["castling.wins", "castling.from-hand", "castling.up-to"].some((key) => dice.wants(key));
    const isOpen = (isShuffled && !isFixed) || dice.chance(15, "castling.king");
    if (isOpen) openStart(dice, board, rule, king);
    if (!isOpen && dice.chance(20, "castling.up-to")) goFurther(dice, board, rule, king, square);
    if (!isOpen && dice.chance(15, "castling.wins")) rule.wins = true;
    if (dice.chance(15, "castling.unless")) rule.unless = "mirrored";
    if (dice.chance(10, "castling.side")) takeSide(dice, field, rule);
    return rule;
  });
}

/** The king may go to several squares on the way to its partner, if that is far enough. */
function goFurther(dice: Dice, board: Board, rule: CastlingRule, king: Square, partner: Square): void {
  const files = fileOf(board, partner) - fileOf(board, king);
  const ranks = rankOf(board, partner) - rankOf(board, king);
  const length = Math.max(Math.abs(files), Math.abs(ranks));
  const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  if (!isLine || length < 3) return;
  const step = (files + ranks * board.files) / length;
  const near = dice.from(1, length - 1);
  rule.king = [nameOf(board, king), nameOf(board, king + near * step)];
  rule.partner = [nameOf(board, partner), nameOf(board, king + (near - 1) * step)];
  rule["up-to"] = nameOf(board, king + dice.from(near + 1, length) * step);
}

/** For one side alone, with its squares as written. */
function takeSide(dice: Dice, field: Field, rule: CastlingRule): void {
  rule.side = dice.word("castling.side", ["white", "black"] as const);
  if (rule.side === "white") return;
  const turned = (name: string) =>
    name === "start" ? name : nameOf(field.board, acrossTheBoard(field, squareNamed(field, name)));
  rule.king = rule.king.map(turned);
  rule.partner = rule.partner.map(turned);
  if (rule["up-to"]) rule["up-to"] = turned(rule["up-to"]);
}

/** A square on one line with another. */
function drawTarget(dice: Dice, board: Board, from: Square): Square {
  const inLine = allSquares(board).filter((square) => {
    const files = Math.abs(fileOf(board, square) - fileOf(board, from));
    const ranks = Math.abs(rankOf(board, square) - rankOf(board, from));
    return square !== from && (files === 0 || ranks === 0 || files === ranks);
  });
  const near = inLine.filter((square) => rankOf(board, square) === rankOf(board, from));
  return inLine.length === 0 ? from : dice.one(dice.chance(70) && near.length > 0 ? near : inLine);
}

/** From wherever the start puts the two: along the king's rank. */
function openStart(dice: Dice, board: Board, rule: CastlingRule, king: Square): void {
  const rank = allSquares(board).filter((square) => rankOf(board, square) === rankOf(board, king));
  const [kingTo, partnerTo = kingTo] = dice.some(rank, 2);
  rule.king = ["start", nameOf(board, kingTo)];
  rule.partner = ["start", nameOf(board, partnerTo)];
}

/** @param hasPoints whether pieces count, so that points may decide */
export function drawDraws(dice: Dice, hasPoints: boolean): Draws {
  const limit = (key: string, values: readonly number[]) =>
    dice.chance(15, `${key}=never`) ? ("never" as const) : dice.one(values);
  const winners = hasPoints ? (["white", "black", "points"] as const) : (["white", "black"] as const);
  const dead = dice.chance(80, "draws.dead-position=true");
  return {
    ...(dice.chance(70, "draws.repetition")
      ? {
          repetition: dice.chance(5, "draws.repetition=never")
            ? "never"
            : inTime(limit("draws.repetition.claim", [2, 3]), limit("draws.repetition.end", [2, 3, 4, 5])),
        }
      : {}),
    moves: dice.chance(5, "draws.moves=never")
      ? "never"
      : inTime(limit("draws.moves.claim", [4, 8, 50]), limit("draws.moves.end", [6, 12, 75])),
    "dead-position": dead && !dice.wants("draws.dead-position=false"),
    ...(dice.chance(hasPoints ? 30 : 10, "draws.wins") ? { wins: dice.word("draws.wins", winners) } : {}),
  };
}

type Limit = number | "never";

/** A claim that may be made before the game ends. */
function inTime(claim: Limit, end: Limit): { claim: Limit; end: Limit } {
  const isLate = typeof claim === "number" && typeof end === "number" && claim > end;
  return { claim: isLate ? end : claim, end };
}
