import { describe, expect, it } from "vitest";
import { readPosition } from "../../src/engine/position.ts";
import { sharedRules } from "../../src/engine/shared.ts";
import { writeFen } from "../../src/notation/fen.ts";
import cases from "../data/fen-hostile.json" with { type: "json" };
import { shipped } from "../notation/board.ts";
import { measured } from "./measured.ts";

interface Case {
  readonly id: string;
  readonly board: string;
  readonly fen: string | null;
  readonly recipe?: {
    readonly prefix?: string;
    readonly repeat: string;
    readonly times: number;
    readonly suffix: string;
  };
  readonly expect: string;
  readonly why: string;
  readonly orAccept?: string;
}

const VARIANTS = { "8x8": shipped("chess"), "10x8": shipped("capablanca") };

for (const variant of Object.values(VARIANTS)) sharedRules(variant); // times below are those of reading alone

/** What the engine makes of a text: the FEN written back, or null for a refusal that names code, place and reason. */
function answer({ board, fen, recipe }: Case): string | null {
  const variant = board === "8x8" ? VARIANTS["8x8"] : VARIANTS["10x8"];
  const text = fen ?? `${recipe?.prefix ?? ""}${recipe?.repeat.repeat(recipe.times)}${recipe?.suffix ?? ""}`;
  const parsed = readPosition(variant, text);
  if (parsed.ok) return writeFen(variant, parsed.position);
  expect(parsed.faults.length).toBeGreaterThan(0);
  for (const { code, message, offset, length } of parsed.faults) {
    expect(code).toMatch(/^fen-[a-z-]+$/);
    expect(message).toMatch(/^[^\p{Cc}]+[.]$/u);
    expect(offset).toBeLessThanOrEqual(text.length);
    expect(length).toBeGreaterThan(0);
  }
  return null;
}

describe("hostile FEN", () => {
  it.each(cases as Case[])("$id $expect: $why", (entry) => {
    const allowed = entry.expect === "accept" ? [entry.fen, entry.orAccept] : [null, entry.orAccept];
    const { made, ms } = measured(() => answer(entry));
    expect(allowed).toContain(made);
    expect(ms).toBeLessThan(1000);
  });

  it("reports all faults of a text at once, in order of place", () => {
    const parsed = readPosition(VARIANTS["8x8"], "P3k3/8/8/8/8/8/8/4K3 x KQ e9 -1 0");
    expect(parsed.ok ? [] : parsed.faults.map(({ code }) => code)).toEqual([
      "fen-forbidden-square",
      "fen-turn",
      "fen-right-unbacked",
      "fen-right-unbacked",
      "fen-counter",
      "fen-counter",
    ]);
  });
});
