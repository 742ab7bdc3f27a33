/** `captures: { trades: ... }` in a document. */
import { type Army, kindsOf } from "../../definition/army.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { Trades } from "./model.ts";

export const TRADES = ["captures", "trades"] as const;

/** Null where any piece may be traded, and after a fault. */
export function readTrades(ground: Ground, army: Army, { captures }: VariantDocument): Trades | null {
  const trades = captures?.trades;
  if (trades === undefined || typeof trades === "string" || trades.of === undefined) return null;
  const kinds = (key: "of" | "cheap" | "no-guard") => kindsOf(ground, army, [...TRADES, key], trades[key] ?? []);
  return { of: kinds("of"), cheap: kinds("cheap"), noGuard: kinds("no-guard") };
}
