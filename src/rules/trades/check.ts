/** The law of trades against the other rules. */
import type { Army } from "../../definition/army.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import type { RulesOfVariant } from "../model.ts";
import { TRADES } from "./read.ts";

interface Parts extends Pick<RulesOfVariant, "trades" | "flips" | "walls" | "series"> {
  readonly captures: Pick<RulesOfVariant, "captures">;
}

export function checkTrades(ground: Ground, { pieceTypes, royals }: Army, parts: Parts): void {
  const { trades } = parts;
  if (!trades) return;
  const name = (kind: number) => quote(pieceTypes[kind].id);
  const royal = trades.of.find((kind) => royals.includes(kind));
  if (royal !== undefined)
    ground.faults.value([...TRADES, "of"], {
      code: "wrong-value",
      message: `${name(royal)} is royal: whoever may take it has won, and trades it for nothing.`,
    });
  const both = trades.cheap.find((kind) => trades.of.includes(kind));
  if (both !== undefined)
    ground.faults.value([...TRADES, "cheap"], {
      code: "wrong-value",
      message: `${name(both)} is what 'of' keeps from being traded: it is not cheap.`,
    });
  const message = whyNot(parts);
  if (message) ground.faults.key([...TRADES], { code: "unsupported-rule", message });
}

/** What it cannot be played with yet: rules by which more stands elsewhere after a capture, or the enemy's next move is not the
 *  next one. */
function whyNot({ captures: { captures }, flips, walls, series }: Parts): string | null {
  if (captures.explode) return "Where captures explode no law keeps pieces from being traded yet.";
  if (captures.petrify) return "Where captors turn to stone no law keeps pieces from being traded yet.";
  if (flips) return "Where pieces change sides no law keeps them from being traded yet.";
  if (walls) return "Where turns build walls no law keeps pieces from being traded yet.";
  return series ? "In turns of several moves no law keeps pieces from being traded yet." : null;
}
