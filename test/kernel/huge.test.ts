/**
 * The kernel for boards of up to 256 squares plays what smaller ones do: shipped variants are compiled for it, though they need
 * less.
 */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { compileVariant } from "../../src/compile/compile.ts";
import { randomWords } from "../../src/compile/random.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import type { KernelMove } from "../../src/kernel/words.ts";
import { SQUARES_WIDE } from "../../src/layout/capacity.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { isFull } from "../../src/rules/compile.ts";
import { ALL_LETTERS } from "../../src/variant/free-letters.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { partOfIds } from "../sampled.ts";

const PLIES = 24;
const DEPTH = 4;
const SEED = 20261127;

/** The one that is there for the variant's rules. */
function hugeKernel(variant: Variant): Kernel {
  return Kernel.of(variant, compileVariant(variant, true, isFull(variant) ? "huge-full" : "huge-rich"));
}

/** Without their order, which depends on the tables. */
function sorted(moves: readonly Move[]): readonly string[] {
  return moves.map((move) => JSON.stringify(move)).sort();
}

describe("the huge kernel", () => {
  it.each(partOfIds(14))(
    "plays %s as the kernel of its size does, and judges and searches it",
    { timeout: 120_000 },
    (id) => {
      const variant = bundledVariant(id) as Variant;
      const [own, huge] = [Kernel.open(variant, true), hugeKernel(variant)];
      const next = randomWords(SEED);
      for (let ply = 0; ply < PLIES; ply++) {
        const moves = own.legalMoves();
        expect(sorted(huge.legalMoves())).toEqual(sorted(moves));
        expect(huge.position()).toEqual(own.position());
        expect(huge.inCheck()).toBe(own.inCheck());
        expect(huge.exports.staticScore(ply)).toBe(own.exports.staticScore(ply));
        if (moves.length === 0) break;
        const move = moves[next() % moves.length];
        own.play(move);
        huge.play(huge.legalMoves().find((other) => isDeepStrictEqual(other, move)) as KernelMove);
      }
      const searcher = new Searcher(variant, 1, huge);
      searcher.begin([variant.setup], DEPTH);
      while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
      expect(searcher.nodes).toBeGreaterThan(0);
    },
  );

  it("loads sixteen files of long lines, whose masks have the same bits in all words, and plays them as the reference does", () => {
    const row = (text: string) => `    ${[...text].join(" ")}\n`;
    const [men, pawns] = ["rnbbnrqkqrnbbnrr", "p".repeat(16)];
    const setup = [men, pawns, ...Array<string>(12).fill(".".repeat(16)), pawns.toUpperCase(), men.toUpperCase()];
    const text = `extends: chess\nname: Sixteen\nboard: { files: 16, ranks: 16 }\npieces: { knight: { betza: NN } }\ncastling: none\npromotion:\n  - { pieces: [pawn], zone: rank 16, to: [queen] }\nsetup:\n  board: |\n${setup.map(row).join("")}`;
    const variant = parseVariant(text);
    expect(duel(variant, { seed: SEED, games: 1, plies: 30 })).toBe(30);
  });

  it("plays what hops over pieces near and far along sixteen files, and trails as long, as the reference does", {
    timeout: 120_000,
  }, () => {
    const row = (text: string) => `    ${[...text].join(" ")}\n`;
    const [men, pawns] = ["rnbqkbnrccaallgg", "p".repeat(16)];
    const setup = [men, pawns, ...Array<string>(12).fill(".".repeat(16)), pawns.toUpperCase(), men.toUpperCase()];
    const pieces = `  cannon: { letter: C, betza: mRcpR }\n  archer: { letter: A, betza: mBcpB }\n  leaper: { letter: L, betza: pR }\n  griffon: { letter: G, betza: "[F?R]" }\n`;
    const text = `extends: chess\nname: Hops\nboard: { files: 16, ranks: 16 }\npieces:\n${pieces}castling: none\npromotion:\n  - { pieces: [pawn], zone: rank 16, to: [queen] }\nsetup:\n  board: |\n${setup.map(row).join("")}`;
    expect(duel(parseVariant(text), { seed: SEED, games: 1, plies: 40 })).toBe(40);
  });

  it("lists strikes of many pieces on long lines, which it tries out", () => {
    const rows = [
      "mm..z..k....",
      "....m...k.mk",
      "m.....m...m.",
      "k..mm...k...",
      ...Array<string>(4).fill("............"),
    ];
    const own = rows
      .slice(0, 4)
      .map((row) => [...row].reverse().join("").toUpperCase())
      .reverse();
    const board = [...rows, ...own].map((row) => `    ${[...row].join(" ")}\n`).join("");
    const text = `name: Strikes\nboard: { files: 12, ranks: 12 }\nsymmetry: rotate\npieces:\n  sweeper: { letter: M, betza: dasR }\n  king: { letter: Z, betza: K, royal: true }\n  camel: { letter: K, betza: NC }\nsetup:\n  board: |\n${board}`;
    const kernel = hugeKernel(parseVariant(text));
    expect(kernel.legalMoves().length).toBeGreaterThan(100);
    kernel.play(kernel.legalMoves()[0]);
    expect(kernel.legalMoves().length).toBeGreaterThan(100);
  });

  it("lists drops of all kinds on all squares", () => {
    const row = (signs: string) => `    ${[...signs.padEnd(16, ".")].join(" ")}\n`;
    const pieces = ALL_LETTERS.map((letter, index) => `  stone-${index}: { letter: "${letter}", betza: none }\n`).join(
      "",
    );
    const board = ["", ".a", ...Array<string>(11).fill(""), ".A", ""].map(row).join("");
    const rules = "hands: { drops: [{ clear-of: W, endless: true }] }\nwin: [stalemate]";
    const text = `name: Stones\nboard: { files: 16, ranks: 15 }\npieces:\n${pieces}${rules}\nsetup:\n  board: |\n${board}`;
    const open = 16 * 15 - 2 - 4; // neither on a stone nor next to Black's
    expect(hugeKernel(parseVariant(text)).legalMoves()).toHaveLength(78 * open);
  });

  it("has tables for queens on boards of more than 128 squares", { timeout: 120_000 }, () => {
    const edges = [9, 12, 13, 15, 16];
    for (const files of edges)
      for (const ranks of edges.filter((edge) => edge * files > SQUARES_WIDE)) {
        const row = (signs: string) => `    ${[...signs.padEnd(files, ".")].join(" ")}\n`;
        const rows = ["kq", ...Array<string>(ranks - 2).fill(""), "KQ"].map(row).join("");
        const text = `name: Wide\nboard: { files: ${files}, ranks: ${ranks} }\npieces:\n  king: { letter: K, betza: K, royal: true }\n  queen: { letter: Q, betza: Q }\nsetup:\n  board: |\n${rows}`;
        expect(() => parseVariant(text), `${files}x${ranks}`).not.toThrow();
      }
  });
});
