/** En passant in sentences. */
import { squareName } from "../../geometry/square.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import { passingInBrief } from "./rule.ts";

/** Empty where nothing can be taken so. */
export function passingInWords(variant: Variant): string[] {
  const brief = passingInBrief(variant);
  if (!brief) return [];
  const names = (kinds: readonly number[]) =>
    listed(
      kinds.map((kind) => variant.pieceTypes[kind].name),
      "or",
    );
  const [taken, taker] = [names(brief.crossers), names(brief.takers)];
  const when = variant.series
    ? "in the next turn, while it still stands there and each move of that turn is such a capture"
    : "in the very next move only";
  const rule = `When the first move of a ${taken} crosses a square on which a ${taker} could capture, that ${taker} may take it there, ${when}.`;
  return brief.example ? [rule, exampleInWords(variant, brief.example, taken, taker)] : [rule];
}

/** `After e2 to e4, a Pawn that could capture on e3 goes there, and the Pawn on e4 is taken.` */
function exampleInWords(
  { board }: Variant,
  { from, to, crossed }: { readonly from: number; readonly to: number; readonly crossed: readonly number[] },
  taken: string,
  taker: string,
): string {
  const name = (square: number) => squareName(board, square);
  return `After ${name(from)} to ${name(to)}, a ${taker} that could capture on ${listed(crossed.map(name), "or")} goes there, and the ${taken} on ${name(to)} is taken.`;
}
