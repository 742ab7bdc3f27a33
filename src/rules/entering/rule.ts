/** Where pieces may still enter, and what follows. */
import { SIDES, type Square } from "../../geometry/board.ts";
import { type Pieces, standingStill } from "../../variant/pieces.ts";
import type { Hands, HandsOfPosition } from "../model.ts";
import type { EnteringOfVariant, GatesOfPosition } from "./model.ts";

/** The part of a variant that gates depend on. */
export type GateRules = EnteringOfVariant & { readonly hands: Pick<Hands, "fills" | "start"> | null };

/** Those of a game that starts with these pieces. */
export function gatesAtStart(rules: GateRules, pieces: Pieces): GatesOfPosition {
  const squares = rules.entering?.squares.flat() ?? [];
  return gatesOf(rules, squares, pieces, rules.hands?.start ?? null);
}

/** The gates among some squares: a side's own piece stands there, and something may come from its hand. */
export function gatesOf(
  { entering, hands: rules }: GateRules,
  squares: readonly Square[],
  pieces: Pieces,
  hands: HandsOfPosition["hands"],
): GatesOfPosition {
  if (!entering) return NO_GATES;
  const isUseful = (side: 0 | 1) => rules?.fills || hands?.[side].some((count) => count > 0);
  const own = SIDES.flatMap((side) =>
    isUseful(side)
      ? squares.filter((square) => pieces[square]?.side === side && entering.squares[side].includes(square))
      : [],
  );
  return { gates: [...new Set(own)].sort((a, b) => a - b) };
}

export const NO_GATES: GatesOfPosition = { gates: [] };

/** Those left when pieces on the board were changed: with the same piece still there. */
export function gatesKept(
  { gates, pieces }: GatesOfPosition & { readonly pieces: Pieces },
  now: Pieces,
): GatesOfPosition {
  return { gates: standingStill(gates, pieces, now) };
}

/** The part of the digest, null where no piece enters. */
export function enteringIdentity({ entering }: EnteringOfVariant): unknown {
  return entering;
}
