/** Promotion in sentences. */
import { BLACK, boardSquares, otherSide, SIDE_NAMES } from "../../geometry/board.ts";
import { oneOf, oneOfAtStart } from "../../variant/article.ts";
import { counted, listed } from "../../variant/phrases.ts";
import { sidedSquaresInWords, squaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import { barredSquares, type SquaresByKind } from "../standing.ts";
import type { Promotion } from "./model.ts";
import { happensBy, isWhereItStands, promotionsOfKind } from "./rule.ts";

export function promotionInWords(variant: Variant): string[] {
  if (variant.promotions.length === 0) return ["No piece promotes."];
  const barred = barredSquares(variant.pieceTypes, variant);
  const places = new Set<string>();
  return variant.promotions.flatMap((promotion) => {
    const { side, kind } = promotion;
    const other = counterpart(variant, promotion);
    if (other && side === BLACK) return [];
    const piece = variant.pieceTypes[kind].name;
    const own = promotion.isLast ? `last ${piece}` : piece;
    const name = !other ? `${SIDE_NAMES[side]}'s ${own}` : promotion.isLast ? `A side's ${own}` : oneOfAtStart(own);
    const sentences = [
      `${name} ${becomingInWords(variant, promotion, other)}.`,
      ...limitsInWords(variant, promotion, barred),
    ];
    // what it says for White and for Black alike is said once
    const isNew = !places.has(sentences[0]);
    places.add(sentences[0]);
    return isNew ? sentences : [];
  });
}

/** The other side's rule that says the same, or null. */
function counterpart({ promotions }: Variant, promotion: Promotion): Promotion | null {
  const { side, kind } = promotion;
  const index = promotionsOfKind(promotions, side, kind).indexOf(promotion);
  const other = promotionsOfKind(promotions, otherSide(side), kind)[index];
  return other && meaningOf(promotion) === meaningOf(other) ? other : null;
}

function meaningOf({ optional, to, on, limits, enPassant, isBack, isHarmless, isLast }: Promotion): string {
  return JSON.stringify([optional, to, on, limits, enPassant, isBack, isHarmless, isLast]);
}

function becomingInWords(variant: Variant, promotion: Promotion, other: Promotion | null): string {
  const { on, optional, isBack, to } = promotion;
  const [may, does] = isBack ? ["may turn back", "turns back"] : ["may promote", "promotes"];
  const verb = optional || isWhereItStands(promotion) ? may : does;
  const choices = listed(namesOf(variant, to), "or");
  const places = zoneInWords(variant, promotion, other);
  if (on.join() === "arrive" && !isBack) return `${verb} on ${places} to ${choices}`;
  return `${verb} to ${choices} ${occasionsInWords(variant, promotion, places)}`;
}

function zoneInWords({ board }: Variant, { zone }: Promotion, other: Promotion | null): string {
  return other ? sidedSquaresInWords(board, [zone, other.zone]) : squaresInWords(board, zone);
}

function occasionsInWords({ board }: Variant, promotion: Promotion, places: string): string {
  const has = (occasion: Promotion["on"][number]) => happensBy(promotion, [occasion]);
  const isEverywhere = promotion.zone.length === boardSquares(board).length;
  const where = isEverywhere ? "" : ` on ${places}`;
  const byMove =
    has("arrive") && has("leave")
      ? [isEverywhere ? "by any move" : `by a move that begins or ends${where}`]
      : [
          ...(has("arrive") ? [`by a move that ends${where}`] : []),
          ...(has("enter") ? [`by a move that ends${where} and begins elsewhere`] : []),
          ...(has("leave") ? [`by a move that begins${where}`] : []),
        ];
  const standing = [
    ...(has("stay") ? ["instead of a move"] : []),
    ...(has("before-move") ? ["before a move to an empty square"] : []),
  ];
  const ways = [
    ...byMove,
    ...(has("capture") ? ["by taking"] : []),
    ...(has("capture-there")
      ? [`by taking with a move that begins or ends${byMove.length > 0 ? " there" : where}`]
      : []),
    ...(standing.length > 0 ? [`where it stands${where}, ${listed(standing, "or")}`] : []),
  ];
  return listed(ways, "or");
}

/** Where an optional promotion is mandatory after all, choices missing on some squares, and how many of a kind there may be.
 *  White's squares are named if both sides have the rule. */
function limitsInWords(variant: Variant, promotion: Promotion, barred: SquaresByKind): string[] {
  const { side, kind, zone, to, optional } = promotion;
  const due = optional ? zone.filter((square) => barred[side][kind].has(square)) : [];
  const must = due.length > 0 ? [`It must promote on ${squaresInWords(variant.board, due)}.`] : [];
  const closedTo = to.flatMap((choice) => {
    const closed = zone.filter((square) => barred[side][choice].has(square));
    return closed.length > 0
      ? [`It cannot become ${oneOf(variant.pieceTypes[choice].name)} on ${squaresInWords(variant.board, closed)}.`]
      : [];
  });
  const open = promotion.enPassant ? [] : ["A capture en passant does not promote it."];
  return [...mannerInWords(promotion), ...open, ...must, ...closedTo, ...numbersInWords(variant, promotion)];
}

function mannerInWords(promotion: Promotion): string[] {
  return [
    ...(happensBy(promotion, ["before-move"]) ? ["It makes that move as what it has become."] : []),
    ...(promotion.isHarmless ? ["It may not attack an enemy piece from where it is then, nor give check."] : []),
  ];
}

function numbersInWords({ pieceTypes }: Variant, { limits, to }: Promotion): string[] {
  if (limits === "lost") return ["It becomes nothing of which its side has as many on the board as at the start."];
  return (limits ?? []).flatMap((most, index) =>
    most === null
      ? []
      : [
          `It cannot become ${oneOf(pieceTypes[to[index]].name)} while its side has ${counted(most, "such piece")} on the board.`,
        ],
  );
}

function namesOf({ pieceTypes }: Variant, kinds: Promotion["to"]): string[] {
  return kinds.map((kind) => pieceTypes[kind].name);
}
