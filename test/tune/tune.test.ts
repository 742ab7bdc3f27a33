/** The tuner: counts of weights against the kernel's own score, the fit against weights that are known, the text against its reader. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileVariant } from "../../src/compile/compile.ts";
import { randomWords } from "../../src/compile/random.ts";
import { playedWeights } from "../../src/compile/weights.ts";
import { withFittedWeights } from "../../src/definition/fitted.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { readVariant } from "../../src/definition/read.ts";
import { extractFeatures, type Features } from "../../src/tune/features.ts";
import { fitScale, fitWeights } from "../../src/tune/fit.ts";
import { readLessons } from "../../src/tune/lessons.ts";
import { parametersOf } from "../../src/tune/parameters.ts";
import type { Sample } from "../../src/tune/sample.ts";
import { SelfPlay } from "../../src/tune/self-play.ts";
import { weightsFile } from "../../src/tune/weights-file.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import type { Variant } from "../../src/variant/variant.ts";
import type { Weights } from "../../src/variant/weights.ts";

function plain(id: string): Variant {
  return { ...(bundledVariant(id) as Variant), weights: null };
}

function parametersFor(variant: Variant) {
  const compiled = compileVariant(variant);
  return parametersOf(variant, compiled, playedWeights(variant, compiled.plans, compiled.values));
}

describe("self-play", () => {
  it("gives the same positions for the same number and seed, and others for other ones", () => {
    const variant = plain("paradigm");
    const first = new SelfPlay(variant, 60).play(3, 1);
    expect(first.length).toBeGreaterThan(5);
    expect(new SelfPlay(variant, 60).play(3, 1)).toEqual(first);
    expect(new SelfPlay(variant, 60).play(3, 2)).not.toEqual(first);
  });
});

describe.each(["paradigm", "edgy"])("the counts of weights in %s", (id) => {
  it("foretell the score with other weights", () => {
    const variant = plain(id);
    const samples = new SelfPlay(variant, 60).play(0, 1).slice(0, 40);
    const parameters = parametersFor(variant);
    const { start, bent } = parameters;
    const random = randomWords(7);
    const isBent = new Set(bent.map(({ index }) => index));
    const moved = start.map((weight, index) => (isBent.has(index) ? weight : weight + (random() % 21) - 10));
    const before = extractFeatures(variant, parameters, samples);
    const other: Variant = { ...variant, weights: parameters.read(moved) };
    const { start: rounded } = parametersFor(other);
    const after = extractFeatures(other, parametersFor(other), samples);
    expect(before.samples.length).toBe(samples.length);
    for (const [row, score] of after.scores.entries()) {
      let foretold = before.scores[row];
      for (let at = before.rows[row]; at < before.rows[row + 1]; at++) {
        foretold += before.counts[at] * (rounded[before.columns[at]] - start[before.columns[at]]);
      }
      // Weights and phase are whole numbers in the kernel, and a curve of mobility is rounded at every square.
      expect(Math.abs(score - foretold)).toBeLessThan(8);
    }
  });
});

describe("drawish material", () => {
  it("leaves the counts whole, so that values are learnt from it too", () => {
    const variant = plain("chess");
    const fen = "8/8/4k3/8/8/2N5/3KN3/8 w - - 0 1";
    const { scores } = extractFeatures(variant, parametersFor(variant), [{ game: 0, fen, score: null, result: 0.5 }]);
    expect(scores[0]).toBeGreaterThan(500);
  });
});

describe("the lessons of played games", () => {
  const variant = plain("chess");
  const game = (result: string, end: string, moves: string) =>
    `[Event "match"]\n[Result "${result}"]\n[Termination "${end}"]\n\n${moves} ${result}\n`;
  const QUIET = "1. Nf3 Nf6 2. Nc3 Nc6 3. e3 e6 4. Be2 Be7 5. O-O O-O 6. d4 d5 7. Ne5 Nxe5 8. dxe5 Nd7";

  it("are the quiet positions after the opening, with how the game ended and no score", () => {
    const pgn = `${game("1-0", "adjudication", QUIET)}\n${game("0-1", "checkmate", QUIET)}`;
    const samples = readLessons(variant, pgn, 1);
    // Of the eight plies after the fourth move, two take something.
    expect(samples.map(({ game: number, result }) => [number, result])).toEqual([
      ...Array(6).fill([1_000_100_000, 1]),
      ...Array(6).fill([1_000_100_001, 0]),
    ]);
    expect(samples.every(({ score }) => score === null)).toBe(true);
    expect(samples[0].fen).toBe("r1bqk2r/ppppbppp/2n1pn2/8/8/2N1PN2/PPPPBPPP/R1BQK2R w KQkq - 2 5");
  });

  it("leave out games that were lost on time", () => {
    expect(readLessons(variant, game("1-0", "time forfeit", QUIET), 0)).toEqual([]);
  });
});

describe("the fit", () => {
  it("finds weights that made the results, and lowers the error of games that it has not seen", () => {
    const { features, truth } = made(8000, [40, -25, 10]);
    const start = new Float64Array(3);
    const { weights, validation } = fitWeights(
      features,
      start,
      start,
      Float64Array.from([60, 60, 60]),
      fitScale(features),
    );
    for (const [index, weight] of weights.entries()) expect(Math.abs(weight - truth[index])).toBeLessThan(8);
    expect(validation[1]).toBeLessThan(validation[0]);
  });
});

/** Positions of known weights, with what the search says made by them. */
function made(count: number, truth: readonly number[]): { features: Features; truth: readonly number[] } {
  const random = randomWords(11);
  const unit = () => random() / 2 ** 32;
  const counts: number[] = [];
  const scores: number[] = [];
  const samples = Array.from({ length: count }, (_, game): Sample => {
    const row = truth.map(() => Math.round(6 * unit() - 3));
    counts.push(...row);
    const known = 400 * (unit() - 0.5);
    scores.push(known);
    const score = known + row.reduce((sum, times, index) => sum + times * truth[index], 0);
    return { fen: "", game, score, result: unit() < 1 / (1 + 10 ** (-score / 400)) ? 1 : 0 };
  });
  const rows = Uint32Array.from({ length: count + 1 }, (_, row) => row * truth.length);
  const columns = Uint16Array.from(counts, (_, at) => at % truth.length);
  return {
    truth,
    features: { rows, columns, counts: Float32Array.from(counts), scores: Float32Array.from(scores), samples },
  };
}

describe("the file of weights", () => {
  const variant = plain("edgy");
  const parameters = parametersFor(variant);
  const fitted = parameters.read(parameters.start);
  const text = weightsFile(variant, fitted);

  it("reads back what was written, as weights of a variant's file", () => {
    const { rules, weights } = JSON.parse(text);
    const read = readVariant(`extends: edgy\nweights: ${JSON.stringify(weights)}\n`, { file: "mine.yaml" });
    expect(read.diagnostics).toEqual([]);
    expect(read.variant?.weights).toEqual(fitted);
    expect(rules).toBe(rulesDigest(variant));
  });

  it("is written alike from what was read of it", () => {
    const weighted = withFittedWeights(variant);
    const shipped = readFileSync(new URL("../../variants/weights/edgy.json", import.meta.url), "utf8");
    expect(weightsFile(weighted, weighted.weights as Weights)).toBe(shipped);
  });
});
