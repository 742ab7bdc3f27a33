/**
 * Rules that keep sets of kinds keep any kind. Shipped variants are given 64 kinds that are nowhere on the board, before their own: those
 * are then numbered from 64 on, and are played by the kernel with most room, whatever the board.
 */
import { describe, expect, it } from "vitest";
import { kernelOf } from "../../src/compile/kernel-of.ts";
import { randomWords } from "../../src/compile/random.ts";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import { documentOf, makeVariant, type VariantDocument } from "../../src/document.ts";
import { Game } from "../../src/engine/game.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { MOST_KINDS } from "../../src/variant/kinds.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { duel } from "../generated/duel.ts";
import { TAKES_ALL } from "../sampled.ts";
import { written } from "./rows.ts";

const IDLE = 64;
const MOST_OWN = MOST_KINDS - IDLE;
const SEED = 20261128;
const PLIES = 30;
const DEPTH = 3;

type Pieces = NonNullable<VariantDocument["pieces"]>;

/** Kinds with letters that the others leave. */
function idlePieces(own: Pieces): Pieces {
  const taken = Object.values(own).map((piece) => (piece === "none" ? "" : piece.letter));
  const letters = ["'", "!", ""].flatMap((dress) =>
    [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((capital) => capital + dress),
  );
  const free = letters.filter((letter) => !taken.includes(letter)).slice(0, IDLE);
  return Object.fromEntries(free.map((letter, index) => [`idle-${index}`, { letter, betza: "W" }]));
}

/** A variant with idle kinds before its own, or behind them. */
function crowded(variant: Variant, place: "first" | "last"): Variant {
  const document = documentOf(variant);
  const own = document.pieces ?? {};
  const idle = idlePieces(own);
  return makeVariant(variant.id, {
    ...document,
    pieces: place === "first" ? { ...idle, ...own } : { ...own, ...idle },
  });
}

/** Rules that keep sets of kinds, and who has them. */
const SHIPPED = [
  ["what sets the clock back, castling and captures en passant", "chess"],
  ["pieces in hand, and those that fall back as what they were", "crazyhouse"],
  ["pieces that fall as what they are", "loop"],
  ["drops that end up evenly on both colours", "placement"],
  ["promotions of all occasions, and files with so many pieces", "shogi"],
  ["pieces that turn when they are dropped", "kyotoshogi"],
  ["strikes, and the law of trades", "mightylion"],
  ["counted moves", "makruk"],
  ["first leaps, and what ends them", "cambodian"],
  ["explosions", "atomic"],
  ["captors that turn to stone", "petrified"],
  ["pieces that are spared", "synochess"],
  ["points, and kings that face each other", "janggi"],
  ["one of two royal pieces", "spartan"],
  ["royal pieces of two kinds", "coregal"],
  ["pieces of a kind that may not be lost", "threekings"],
  ["pieces that have to reach a square", "chak"],
  ["captures that are a duty, and nobody royal", "antichess"],
] as const;

/** The rest of them. */
const WRITTEN = [
  ["drops that land clear of others", "hands: { drops: [{ pieces: [knight], clear-of: W, endless: true }] }"],
  [
    "promotions where a piece stands",
    "promotion: [{ pieces: [knight, bishop], to: [queen], zone: all, on: [stay, capture] }]",
  ],
  [
    "captures that stone and blow up some alone",
    "captures: { explode: { around: K, spare: [pawn], immune: [knight] } }\nwin: [{ taken: [king], left: 0 }]",
  ],
] as const;

/** What games from the start seldom show. */
const POSITIONS = [
  ["a cheap piece that pays for no trade", "mightylion", "4r2k/8/8/4l3/4p3/4L3/8/K7 w - - 0 1"],
  ["a guard that does not count", "mightylion", "3k4/3l4/8/3L4/8/8/8/K7 w - - 0 1"],
  ["a leap that a rook's move ends", "cambodian", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"],
  ["the last piece of a kind that is needed", "elimination", "4k3/8/8/3q4/4P3/8/8/RNBQKBNR w - - 0 1"],
] as const;

/** The kernel agrees with the slow reference, and a variant does not change with the numbers of its kinds. */
function expectAlike(variant: Variant): void {
  expect(variant.pieceTypes.length).toBeLessThanOrEqual(MOST_OWN);
  const far = crowded(variant, "first");
  expect(far.pieceTypes.length).toBeGreaterThan(IDLE);
  expect(kernelOf(far)).toMatch(/^huge-/);
  expect(duel(far, { seed: SEED, games: 2, plies: PLIES })).toBeGreaterThan(0);
  expectSameGame(variant);
}

/** Moves, texts, scores and what a search visits. */
function expectSameGame(variant: Variant, fen?: string): void {
  const both = [crowded(variant, "first"), crowded(variant, "last")].map((own) => ({
    game: Game.start(own, { fen }),
    kernel: Kernel.open(own, true),
  }));
  const [far, near] = both;
  const next = randomWords(SEED);
  expect(searchedNodes(far.kernel, fen)).toBe(searchedNodes(near.kernel, fen));
  for (let ply = 0; ply < PLIES && far.game.outcome === null; ply++) {
    const moves = movesOf(far.game);
    expect(movesOf(near.game)).toEqual(moves);
    const uci = moves[next() % moves.length];
    for (const { game, kernel } of both) {
      kernel.setPosition(game.position);
      game.play(uci);
    }
    expect(far.kernel.exports.staticScore(0)).toBe(near.kernel.exports.staticScore(0));
    expect(far.game.fen()).toBe(near.game.fen());
  }
}

function movesOf(game: Game): string[] {
  return game
    .legalMoves()
    .map(({ uci }) => uci)
    .sort();
}

function searchedNodes(kernel: Kernel, fen: string | undefined): number {
  const searcher = new Searcher(kernel.variant, 1, kernel);
  searcher.begin([fen ? Game.start(kernel.variant, { fen }).position : kernel.variant.setup], DEPTH);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  return searcher.nodes;
}

describe("pieces whose kinds are numbered from 64 on are played as others:", () => {
  it.each(SHIPPED)("%s (%s)", { timeout: 60_000 }, (_, id) => expectAlike(bundledVariant(id) as Variant));

  it.each(WRITTEN)("%s", { timeout: 60_000 }, (_, keys) => expectAlike(written(keys)));

  it.each(POSITIONS)("%s (%s, %s)", { timeout: 60_000 }, (_, id, fen) =>
    expectSameGame(bundledVariant(id) as Variant, fen),
  );

  it.runIf(TAKES_ALL)("those of every shipped variant that has room", { timeout: 900_000 }, () => {
    for (const id of bundledIds()) {
      const variant = bundledVariant(id) as Variant;
      const hasRoom = variant.pieceTypes.length <= MOST_OWN && !variant.walls && !variant.entering;
      if (hasRoom)
        expect(duel(crowded(variant, "first"), { seed: SEED, games: 1, plies: PLIES }), id).toBeGreaterThan(0);
    }
  });
});
