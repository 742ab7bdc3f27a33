/** The key `turn` of a document: what a side does with its turn. */
import type { Turn, VariantDocument } from "../../definition/schema-types.generated.ts";
import type { PassesOfVariant, Passing } from "./model.ts";

type Phases = Extract<Turn, readonly unknown[]>;

export function readPasses({ turn = ["move"] }: VariantDocument): PassesOfVariant {
  const { white = ["move"], black = ["move"] } = Array.isArray(turn) ? { white: turn, black: turn } : turn;
  return { passes: [passingIn(white), passingIn(black)] };
}

/** A phase that was refused is left out. */
function passingIn([phase = "move"]: Partial<Phases>): Passing {
  if (phase === "move") return "never";
  if (phase.move === undefined) return "never";
  return phase.move === "or-pass" ? "freely" : "stuck";
}
