/** The law of trades in sentences. */
import { oneOf, oneOfAtStart } from "../../variant/article.ts";
import { listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";

export function tradesInWords({ trades, pieceTypes }: Variant): string[] {
  if (!trades) return [];
  const named = (kinds: readonly number[]) =>
    listed(
      kinds.map((kind) => pieceTypes[kind].name),
      "or",
    );
  const [own, cheap, idle] = [named(trades.of), named(trades.cheap), named(trades.noGuard)];
  const other = cheap ? `, other than ${oneOf(cheap)}` : "";
  const guard = idle ? `nothing but ${oneOf(idle)}` : "nothing";
  return [
    `${oneOfAtStart(own)} may always take an enemy ${own} on a square next to it.`,
    `It may take one further away only where ${guard} could take it back, as the pieces stand after the move, or where it takes something else in the same move${other}.`,
    `Once another piece has taken ${oneOf(own)}, nothing but ${oneOf(own)} may take one in the next move, unless it is the captor itself that is taken.`,
  ];
}
