/** What the evaluation leaves of a lead that wins hardly or not at all. */
import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import { cannotMateInPairs, findsMate } from "../../src/compile/mating.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { EndingSolver } from "../../src/kernel/endings.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { parseFen } from "../../src/notation/fen.ts";
import { isMatingGame } from "../../src/rules/rule.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { sampledIds } from "../sampled.ts";

const chess = bundledVariant("chess") as Variant;

/** Chess with another piece in the knight's place. */
function withKnight(notation: string): Variant {
  const parsed = parseBetza(notation);
  if (!parsed.ok) throw new Error(parsed.message);
  const moves = everywhere(parsed.betza);
  const pieceTypes = chess.pieceTypes.map((pieceType) =>
    pieceType.id === "knight" ? { ...pieceType, moves } : pieceType,
  );
  return { ...chess, pieceTypes, weights: null };
}

function scoreOf(variant: Variant, fen: string): number {
  const parsed = parseFen(variant, fen);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const kernel = Kernel.open(variant, true);
  kernel.setPosition(parsed.position);
  return kernel.exports.staticScore(0);
}

/** The board upside down, pieces of the other colour. */
function exchanged(board: string): string {
  const turned = board.split("/").reverse().join("/");
  return [...turned]
    .map((piece) => (piece === piece.toUpperCase() ? piece.toLowerCase() : piece.toUpperCase()))
    .join("");
}

/** Of White, who is better, on the move; Black gets the same score with the colours exchanged. */
function white(board: string, variant = chess): number {
  const score = scoreOf(variant, `${board} w - - 0 1`);
  expect(scoreOf(variant, `${exchanged(board)} b - - 0 1`)).toBe(score);
  return score;
}

describe("a lead that cannot win", () => {
  it.each([
    ["a knight", "8/8/4k3/8/8/2N5/3K4/8"],
    ["a bishop", "8/8/4k3/8/8/2B5/3K4/8"],
    ["two knights", "8/8/4k3/8/8/2N5/3KN3/8"],
    ["bishops on one shade", "8/8/4k3/8/3B4/4B3/3K4/B7"],
    ["two knights against one", "8/8/4k3/4n3/8/2N5/3KN3/8"],
  ])("is nothing: %s", (_, board) => expect(white(board)).toBe(0));

  it("is told from the rules: a waffle cannot mate alone, nor two zebras", () => {
    const waffle = withKnight("WA");
    expect(white("8/8/4k3/8/8/2N5/3K4/8", waffle)).toBe(0);
    expect(white("8/8/4k3/8/8/2N5/3KN3/8", waffle)).toBeGreaterThan(300);
    expect(white("8/8/4k3/8/8/2N5/3KN3/8", withKnight("Z"))).toBe(0);
    expect(white("8/8/4k3/8/8/2N5/3KN3/8", withKnight("NW"))).toBeGreaterThan(300);
  });
});

describe("a lead that seldom wins", () => {
  it.each([
    ["a rook against a knight", "8/8/4k3/4n3/8/2R5/3K4/8"],
    ["rook and bishop against rook", "8/3r4/4k3/8/8/4B3/2KR4/8"],
  ])("is small: %s", (_, board) => {
    expect(white(board)).toBeGreaterThan(0);
    expect(white(board)).toBeLessThan(110);
  });

  it("is halved with bishops on opposite shades", () => {
    const opposite = white("8/4b3/4k3/8/8/5B2/3KPP2/8");
    const same = white("8/4b3/4k3/8/8/4B3/3KPP2/8");
    expect(opposite).toBeGreaterThan(same / 4);
    expect(opposite).toBeLessThan((same * 3) / 4);
  });
});

describe("a lead that wins", () => {
  it.each([
    ["a rook", "8/8/4k3/8/8/2R5/3K4/8", 300],
    ["bishop and knight", "8/8/4k3/8/8/2N5/3KB3/8", 500],
    ["bishops on both shades", "8/8/4k3/8/8/4B3/3KB3/8", 500],
    ["three knights", "8/8/4k3/8/8/2N5/3KN3/7N", 700],
    ["a queen against a rook", "8/3r4/4k3/8/8/4Q3/2K5/8", 200],
    ["a pawn", "8/8/4k3/8/8/8/3KP3/8", 100],
    ["a bishop and a pawn", "8/8/4k3/8/8/8/3KPB2/8", 400],
  ])("is left as it is: %s", (_, board, least) => expect(white(board)).toBeGreaterThan(least));
});

/** Whether a variant is about the mate of one king a side. */
function isAboutMate(id: string): boolean {
  return isMatingGame(bundledVariant(id) as Variant);
}

describe("pieces that cannot mate", () => {
  it.each(sampledIds(1).filter(isAboutMate))("have no mate with their king in %s", (id) => {
    const variant = bundledVariant(id) as Variant;
    const { compiled, exports } = Kernel.open(variant);
    const [own, mated] = compiled.plans.filter(({ kind }) => kind === variant.royal);
    const canMate = findsMate(variant.board, own, mated);
    for (const plan of compiled.plans.slice(0, variant.pieceTypes.length)) {
      if (plan !== own && !canMate(plan)) expect(exports.mateExists(plan.sideKind)).toBe(0);
    }
  });

  it.each(["N", "Z", "W"])("two of %s force none", (notation) => {
    const variant = withKnight(notation);
    const kind = variant.pieceTypes.findIndex(({ id }) => id === "knight");
    const solver = new EndingSolver(Kernel.open(variant));
    expect(cannotMateInPairs(8, solver.kernel.compiled.plans[kind])).toBe(true);
    const rounds = solver.solve([kind, kind]);
    let round = rounds.next();
    while (!round.done) round = rounds.next();
    const [{ legal, won }] = round.value.counts;
    expect(won / legal).toBeLessThan(0.001);
  });
});
