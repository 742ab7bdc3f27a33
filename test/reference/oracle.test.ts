import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { parseFen } from "../../src/notation/fen.ts";
import rows from "../data/perft.json" with { type: "json" };
import { sampledIds } from "../sampled.ts";
import { Reference } from "./reference.ts";

/** The reference is slow: only counts up to this many leaves are made. */
const MOST_LEAVES = 3000;

const sampled = new Set(sampledIds(10));

/** Rows of Chess960 are for variants whose rooks may start anywhere. */
const playable = rows.filter(
  ({ variant: id, ...row }) =>
    sampled.has(id) && (!("chess960" in row) || bundledVariant(id)?.notation.uciCastling === "partner"),
);

describe("the reference agrees with the perft counts of other programs", () => {
  it.each(playable)("$variant $fen", ({ variant: id, fen, nodes }) => {
    const counts = nodes.filter((count) => count <= MOST_LEAVES);
    const reference = at(id, fen);
    expect(counts.map((_, index) => reference.perft(index + 1))).toEqual(counts);
  });
});

function at(id: string, fen: string): Reference {
  const variant = bundledVariant(id);
  if (!variant) throw new Error(`${id} is not bundled`);
  const parsed = parseFen(variant, fen);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join(" "));
  const reference = new Reference(variant);
  reference.setPosition(parsed.position);
  return reference;
}
