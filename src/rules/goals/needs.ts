/** What players need for their ends of the game: asked where tables are written, and where files are checked or put into words. */
import { SIDES, type Side, type Square } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { PieceType } from "../../variant/variant.ts";
import type { Few, Goal, GoalsOfVariant, MaterialOfVariant } from "./model.ts";
import { countedKinds, isWantedLost, type Pieced } from "./rule.ts";

/** Whether a goal is reached by whoever has more points, and is a draw where both have as many. */
export function isCounted({ material }: MaterialOfVariant, { result, condition: { type } }: Goal): boolean {
  return material !== null && result !== "draw" && /^(full-board|passes|facing)$/.test(type);
}

/** The kinds that a condition counts of a side's pieces: those of which it had more at the start. */
export function kindsToLose(
  few: Few,
  types: readonly Pick<PieceType, "royal">[],
  { pieces, hands }: Pick<Position, "pieces" | "hands">,
  side: number,
): number[] {
  const kinds = countedKinds(few, types);
  const held = (hands?.[side] ?? []).flatMap((count, kind) => Array<number>(count).fill(kind));
  const own = [...pieces.flatMap((piece) => (piece?.side === side ? [piece.kind] : [])), ...held];
  if (few.what === "all" || few.what === "all-but-royal") {
    return own.filter((kind) => kinds.includes(kind)).length > few.left ? kinds : [];
  }
  return kinds.filter((kind) => own.filter((other) => other === kind).length > few.left);
}

/** The squares where a piece of a side and kind wins, alone or with others. */
export function winningSquares({ goals }: GoalsOfVariant, side: Side, kind: number): Square[] {
  return goals.flatMap(({ result, condition }) => {
    if (result !== "win" || condition.type !== "reach" || !condition.kinds.includes(kind)) return [];
    return [...condition.squares[side]];
  });
}

/** The kinds of which a side loses when it has few. */
export function neededKinds({
  goals,
  pieceTypes,
  setup,
}: GoalsOfVariant & Pieced & { readonly setup: Pick<Position, "pieces" | "hands"> }): number[] {
  return goals.flatMap(({ result, condition }) => {
    if (condition.type !== "taken" && condition.type !== "lost") return [];
    if (condition.what === "all" || condition.what === "all-but-royal") return [];
    const isLoss = result === (condition.type === "taken" ? "win" : "lose");
    return isLoss ? SIDES.flatMap((side) => kindsToLose(condition, pieceTypes, setup, side)) : [];
  });
}

/** Whether it wins to have lost pieces. */
export function losesToWin(variant: GoalsOfVariant & Pieced): boolean {
  return [...variant.pieceTypes.keys()].some((kind) => isWantedLost(variant, kind));
}
