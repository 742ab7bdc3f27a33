/** Styles of algebraic notation. */
import type { RulesOfSan } from "../rules/model.ts";
import type { NotationStyle } from "../variant/variant.ts";
import type { MoveRules } from "./move-rules.ts";

export type SanStyle = Pick<NotationStyle, "pieces"> & RulesOfSan;

/** The name of a kind in a style: its symbol where the style wants it and there is one, else its letter. */
export function kindText(
  { pieceTypes }: Pick<MoveRules, "pieceTypes">,
  kind: number,
  style: Pick<SanStyle, "pieces">,
): string {
  const { symbol, letter } = pieceTypes[kind];
  return (style.pieces === "symbols" ? symbol : null) ?? letter;
}
