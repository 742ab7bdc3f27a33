/** A variant's rules beside the pieces' moves, in sentences. */
import { BLACK, counterpart, otherSide, type Square, WHITE } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { checkVariant } from "./check.ts";
import { counted, grouped, listed } from "./phrases.ts";
import { squaresInWords } from "./squares-in-words.ts";
import { barredSquares, promotionOf, type SquaresByKind } from "./standing.ts";
import { countStarts } from "./starts.ts";
import type { Castling, Promotion, Variant } from "./variant.ts";

const SIDE_NAMES = ["White", "Black"] as const;

/** A topic and its sentences. */
export type Rule = readonly [topic: string, sentences: readonly string[]];

/** Promotion, castling, starts and draws.
 *  @throws {FairywrenError} `wrong-type` */
export function rulesInWords(variant: Variant): Rule[] {
  checkVariant(variant);
  return [
    ["Promotion", promotionInWords(variant)],
    ["Castling", castlingInWords(variant)],
    ["Starts", [startsInWords(variant)]],
    ["Draws", drawsInWords(variant)],
  ];
}

function promotionInWords(variant: Variant): string[] {
  if (variant.promotions.length === 0) return ["No piece promotes."];
  const barred = barredSquares(variant.pieceTypes, variant.promotions);
  return variant.promotions.flatMap((promotion) => {
    const { side, kind } = promotion;
    const other = promotionOf(variant.promotions, otherSide(side), kind);
    const isShared = other !== null && isSameRule(promotion, other);
    if (isShared && side === BLACK) return [];
    const blackZone = isShared ? ` (Black: ${squaresInWords(variant.board, other.zone)})` : "";
    const name = `${isShared ? "A" : `${SIDE_NAMES[side]}'s`} ${variant.pieceTypes[kind].name}`;
    const verb = promotion.optional ? "may promote" : "promotes";
    const where = `on ${squaresInWords(variant.board, promotion.zone)}${blackZone}`;
    const choices = listed(namesOf(variant, promotion.to), "or");
    return [`${name} ${verb} ${where} to ${choices}.`, ...limitsInWords(variant, promotion, barred)];
  });
}

function isSameRule(a: Promotion, b: Promotion): boolean {
  return a.optional === b.optional && a.to.join() === b.to.join();
}

/** Where it has to promote after all, and what it may not become on some squares. White's squares are named where both
 *  sides have the rule. */
function limitsInWords(variant: Variant, promotion: Promotion, barred: SquaresByKind): string[] {
  const { side, kind, zone, to, optional } = promotion;
  const due = optional ? zone.filter((square) => barred[side][kind].has(square)) : [];
  const must = due.length > 0 ? [`It has to on ${squaresInWords(variant.board, due)}.`] : [];
  const limits = to.flatMap((choice) => {
    const closed = zone.filter((square) => barred[side][choice].has(square));
    return closed.length > 0
      ? [`It cannot become a ${variant.pieceTypes[choice].name} on ${squaresInWords(variant.board, closed)}.`]
      : [];
  });
  return [...must, ...limits];
}

function namesOf({ pieceTypes }: Variant, kinds: Promotion["to"]): string[] {
  return kinds.map((kind) => pieceTypes[kind].name);
}

function castlingInWords(variant: Variant): string[] {
  if (variant.castlings.length === 0) return ["There is no castling."];
  const white = variant.castlings.filter(({ side }) => side === WHITE);
  const echoes = white.map((castling) => counterpartOf(variant, castling));
  const alone = variant.castlings.filter((castling) => castling.side === BLACK && !echoes.includes(castling));
  return [
    ...white.map((castling, index) => {
      const black = echoes[index];
      const blackWay = black ? ` (Black: ${wayInWords(variant, black)})` : "";
      const owner = black || alone.length === 0 ? "" : ", White alone";
      return `${castling.name}${owner}: ${wayInWords(variant, castling)}${blackWay}.`;
    }),
    ...alone.map((castling) => `${castling.name}, Black alone: ${wayInWords(variant, castling)}.`),
  ];
}

/** Black's castling of the same name and letter that leads the same way. */
function counterpartOf({ board, castlings, symmetry }: Variant, castling: Castling): Castling | undefined {
  const turn = (square: Square | null) => (square === null ? null : counterpart(board, square, symmetry));
  return castlings.find(
    ({ side, name, king, partner }) =>
      side === BLACK &&
      name === castling.name &&
      king.from === turn(castling.king.from) &&
      king.to === turn(castling.king.to) &&
      partner.from === turn(castling.partner.from),
  );
}

function wayInWords(variant: Variant, { king, partner }: Castling): string {
  const { board, pieceTypes, royal } = variant;
  const walk = (name: string, { from, to }: { readonly from: Square | null; readonly to: Square }) =>
    `${name} ${from === null ? "from its start" : squareName(board, from)} to ${squareName(board, to)}`;
  return `${walk(pieceTypes[royal].name, king)}, ${walk(pieceTypes[partner.kind].name, partner)}`;
}

function startsInWords(variant: Variant): string {
  const count = countStarts(variant);
  if (count === 1) return "One start.";
  return `${grouped(count)} starts, numbered 0 to ${count - 1}; the default is the one in the file's picture.`;
}

function drawsInWords({ draws, pieceTypes }: Variant): string[] {
  const { repetition, moves, deadPosition } = draws;
  const resetting = pieceTypes.filter(({ resetsClock }) => resetsClock).map(({ name }) => name);
  const quiet = `without a capture${resetting.length ? ` or a ${listed(resetting, "or")} move` : ""}`;
  const sentences = ["Stalemate is a draw."];
  const claims = [
    repetition.claim === null ? null : `when a position occurs the ${ordinal(repetition.claim)} time`,
    moves.claim === null ? null : `after ${counted(moves.claim, "move")} of each side ${quiet}`,
  ].filter((words) => words !== null);
  const ends = [
    repetition.end === null ? null : `at the ${ordinal(repetition.end)} occurrence`,
    moves.end === null ? null : `after ${counted(moves.end, "such move")}`,
  ].filter((words) => words !== null);
  if (claims.length) sentences.push(`A draw may be claimed ${listed(claims, "or")}.`);
  if (ends.length) sentences.push(`The game ends as a draw ${listed(ends, "or")}.`);
  if (deadPosition) sentences.push("It also ends when the material left can mate on neither side.");
  return sentences;
}

function ordinal(number: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[number] ?? "th";
  return `${number}${ending}`;
}
