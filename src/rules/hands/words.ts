/** Hands and drops in sentences. */
import { boardSquares, otherSide, SIDE_NAMES, SIDES, type Side, WHITE } from "../../geometry/board.ts";
import { oneOf, oneOfAtStart } from "../../variant/article.ts";
import { counted, listed } from "../../variant/phrases.ts";
import { waysAnywhere } from "../../variant/piece-ways.ts";
import { sidedSquaresInWords, squaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import { barredSquares } from "../standing.ts";
import type { Drop, Hands } from "./model.ts";
import { dropOf } from "./rule.ts";

/** Nothing in variants without hands. */
export function handsInWords(variant: Variant): string[] {
  const { hands, pieceTypes } = variant;
  if (!hands) return [];
  const canMove = pieceTypes.some((type) => waysAnywhere(type).length > 0);
  return [
    ...fillingInWords(variant, hands),
    ...startInWords(variant, hands),
    ...(hands.drops.length > 0
      ? [
          canMove
            ? "Instead of a move, a side may drop a piece from its hand onto an empty square."
            : "In its turn a side drops a piece from its hand onto an empty square.",
        ]
      : []),
    ...(hands.first ? ["While it can drop one, no other move is legal."] : []),
    ...dropsInWords(variant, hands),
  ];
}

function fillingInWords({ pieceTypes }: Variant, { fills, falls, fallsBack }: Hands): string[] {
  if (!fills) return [];
  const others = pieceTypes.flatMap(({ name }, kind) => {
    const fallen = falls[WHITE][kind];
    return fallen === null || fallen === kind
      ? []
      : [`A captured ${name} is ${oneOf(pieceTypes[fallen].name)} in the hand.`];
  });
  const hasMarks = fallsBack.some((kinds) => kinds.some((kind) => kind !== null));
  return [
    "A captured piece goes to the hand of the side that took it.",
    ...(hasMarks ? ["One that had promoted falls back to what it was."] : []),
    ...others,
  ];
}

function startInWords(variant: Variant, { start }: Hands): string[] {
  const [white, black] = SIDES.map((side) => piecesInWords(variant, start[side]));
  if (white === black) return white === "" ? [] : [`At the start each side has ${white} in hand.`];
  const own = (side: Side, words: string) =>
    words === "" ? [] : [`At the start ${SIDE_NAMES[side]} has ${words} in hand.`];
  return [...own(0, white), ...own(1, black)];
}

function piecesInWords({ pieceTypes }: Variant, counts: readonly number[]): string {
  return listed(counts.flatMap((count, kind) => (count > 0 ? [counted(count, pieceTypes[kind].name)] : [])));
}

/** Rules of drops: those of White, with Black's squares; Black's own where White has none. */
function dropsInWords(variant: Variant, { drops }: Hands): string[] {
  const shown = drops.filter(({ side, kind }) => side === WHITE || !dropOf(drops, otherSide(side), kind));
  return shown.flatMap((drop) => dropInWords(variant, drop, dropOf(drops, otherSide(drop.side), drop.kind)));
}

function dropInWords(variant: Variant, drop: Drop, other: Drop | null): string[] {
  const { pieceTypes, board } = variant;
  const name = pieceTypes[drop.kind].name;
  if (drop.squares.length === 0 && (other?.squares.length ?? 0) === 0)
    return [`${oneOfAtStart(name)} is never dropped.`];
  const barred = barredSquares(pieceTypes, variant)[drop.side][drop.kind];
  const all = boardSquares(board).filter((square) => !barred.has(square)).length;
  const where = other ? sidedSquaresInWords(board, [drop.squares, other.squares]) : squaresInWords(board, drop.squares);
  return [
    ...(drop.kind === drop.hand
      ? []
      : [`${oneOfAtStart(pieceTypes[drop.hand].name)} may be dropped as ${oneOf(name)}.`]),
    ...(drop.squares.length < all || all < boardSquares(board).length
      ? [`${oneOfAtStart(name)} is dropped on ${where} only.`]
      : []),
    ...(drop.perFile === null
      ? []
      : [`It is not dropped on a file with ${counted(drop.perFile, `${name} of its side`, `${name}s of its side`)}.`]),
    ...(drop.checks ? [] : [`A dropped ${name} may not give check.`]),
    ...(drop.mates ? [] : [`A dropped ${name} may not mate.`]),
    ...(drop.even ? [`${name}s end up evenly on both colours of square.`] : []),
  ];
}
