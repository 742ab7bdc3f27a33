/** What is fixed for the installed variant. */
import { KINDS_BY_VALUE, RULES, VALUES } from "../../src/layout/map.ts";
import { hasKind } from "../kinds.ts";
import { Rules } from "../records.generated.ts";

export const rules = changetype<Rules>(RULES);

/** 1 when a move of this kind sets the fifty-move clock back. */
export function setsClockBack(kind: u32): u32 {
  return <u32>hasKind(rules.clockKinds, kind);
}

/** In hundredths of a pawn; the king's is 0. */
export function pieceValue(kind: u32): i32 {
  return load<i32>(VALUES + ((<usize>kind) << 2));
}

/** The kind with this rank of value, from the least; the king's kind is last. */
export function kindByValue(rank: u32): u32 {
  return <u32>load<u8>(KINDS_BY_VALUE + <usize>rank);
}
