/** What draws are worth, and their part of the digest. */
import { BLACK, type Side, WHITE } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { RulesOfVariant } from "../model.ts";
import type { DrawsOfVariant } from "./model.ts";

/** What only some variants have is left out of the others. */
export function drawsIdentity({ draws }: DrawsOfVariant): unknown {
  const { wins, ...usual } = draws;
  return wins === null ? usual : draws;
}

type Counted = Pick<Position, "pieces" | "hands">;

/** The side for which a draw is a win, or null.
 *  @param positionNow asked only where it matters */
export function winnerOfDraw(
  { draws, material }: Pick<RulesOfVariant, "draws" | "material">,
  positionNow: () => Counted,
): Side | null {
  if (draws.wins !== "points") return draws.wins;
  if (!material) return null;
  const position = positionNow();
  const ahead = pointsOf(material, position, WHITE) - pointsOf(material, position, BLACK);
  return ahead === 0 ? null : ahead > 0 ? WHITE : BLACK;
}

type Material = NonNullable<RulesOfVariant["material"]>;

function pointsOf({ points, komi, boardAlone }: Material, { pieces, hands }: Counted, side: Side): number {
  const held = boardAlone ? [] : (hands?.[side] ?? []);
  const inHand = held.reduce((sum, count, kind) => sum + count * points[kind], side === WHITE ? 0 : komi);
  return pieces.reduce((sum, piece) => sum + (piece?.side === side ? points[piece.kind] : 0), inHand);
}
