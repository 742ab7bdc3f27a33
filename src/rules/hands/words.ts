/** Hands and drops in sentences. */
import { boardSquares, otherSide, SIDE_NAMES, SIDES, type Side, WHITE } from "../../geometry/board.ts";
import { oneOf, oneOfAtStart } from "../../variant/article.ts";
import { counted, listed } from "../../variant/phrases.ts";
import { waysAnywhere } from "../../variant/piece-ways.ts";
import { sidedSquaresInWords, squaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import { barredSquares } from "../standing.ts";
import type { Drop, Edge, Hands } from "./model.ts";
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
    ...landingInWords(variant, drop, other),
    ...(drop.perFile === null
      ? []
      : [`It is not dropped on a file with ${counted(drop.perFile, `${name} of its side`, `${name}s of its side`)}.`]),
    ...(drop.checks ? [] : [`A dropped ${name} may not give check.`]),
    ...(drop.mates ? [] : [`A dropped ${name} may not mate.`]),
    ...(drop.even ? [`${name}s end up evenly on both colours of square.`] : []),
  ];
}

/** Where a drop lands by what stands on the board. */
function landingInWords({ board, pieceTypes, hands }: Variant, { kind, landing }: Drop, other: Drop | null): string[] {
  if (!landing) return [];
  const { slidesFrom, beside, clearOf, flips, opening, endless } = landing;
  const name = pieceTypes[kind].name;
  const edges = listed(slidesFrom, "or");
  const whole = oneOfAtStart(name);
  return [
    ...(endless ? [endlessInWords(name, hands?.fills ?? false)] : []),
    ...(edges === "" ? [] : slides(whole, slidesFrom, edges)),
    ...(beside ? [`${whole} is dropped only ${around(beside.betza, "an own piece")}.`] : []),
    ...(clearOf ? [`${whole} is never dropped ${around(clearOf.betza, "an enemy piece")}.`] : []),
    ...(flips ? [`${whole} is dropped only where it makes an enemy piece change sides.`] : []),
    ...(opening.length > 0
      ? [
          `While one of ${sidedSquaresInWords(board, [opening, other?.landing?.opening ?? opening])} is empty, it is dropped there and nowhere else.`,
        ]
      : []),
  ];
}

function endlessInWords(name: string, fills: boolean): string {
  const captured = fills ? ", and a captured one goes to no hand" : "";
  return `${oneOfAtStart(name)} needs none in the hand: there are always more${captured}.`;
}

function slides(whole: string, slidesFrom: readonly Edge[], edges: string): string[] {
  if (slidesFrom.join() === "top")
    return [`${whole} falls from the top of a file, down to the first rank or onto another piece.`];
  return [`${whole} comes in over the ${edges} edge, and slides straight on until something stops it.`];
}

function around(betza: string, what: string): string {
  if (betza === "K") return `next to ${what}`;
  return betza === "W" ? `on a square straight beside ${what}` : `by leaps of ${betza} from ${what}`;
}
