/**
 * Goals in the search: a search of one ply scores as the reference judges what the moves lead to, and fixed positions, whose
 * wins the reference proves by trying everything, are found at the depth that they need.
 */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { MATE_SCORE, SEARCH_FINISHED } from "../../src/layout/search.ts";
import { isRich } from "../../src/rules/compile.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { type Verdict, verdictOf } from "../reference/outcome.ts";
import { Reference } from "../reference/reference.ts";
import { partOfIds } from "../sampled.ts";

const SEED = Number(process.env.SEED ?? 20261123);
const PLIES = 160;
/** Before the end of a game, where ends are near. */
const LAST_PLIES = 3;
/** Moves after which no further position is judged. */
const ENOUGH_MOVES = 120;
/** Of a position that is judged, at most: with walls one has two thousand, and so has each that it leads to. */
const MOST_MOVES = 500;

const MATE_IN_ONE = MATE_SCORE - 1;

function scoreOf(searcher: Searcher, position: Position, depth: number): number {
  searcher.clear();
  searcher.begin([position], depth);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  return searcher.read()[0].score;
}

/** What each move leads to. */
function verdicts(reference: Reference, position: Position): Verdict[] {
  reference.setPosition(position);
  return reference.legalMoves().map((move) => {
    reference.play(move);
    const verdict = verdictOf(reference.book, [reference.position()], false);
    reference.undo();
    return verdict;
  });
}

/** The last positions of a random game, in which there is a move, and some before them; without those that have too many. */
function positionsOf(variant: Variant): Position[] {
  const next = randomWords(SEED);
  const game = Game.start(variant);
  const counts: number[] = [];
  while (!game.outcome && game.length < PLIES) {
    const moves = game.legalMoves();
    counts.push(moves.length);
    game.play(moves[next() % moves.length]);
  }
  const isChosen = (ply: number) => ply % 48 === 44 || ply >= counts.length - LAST_PLIES;
  return game.positions.slice(0, counts.length).filter((_, ply) => isChosen(ply) && counts[ply] <= MOST_MOVES);
}

describe("a search of one ply", () => {
  const ids = partOfIds(11).filter((id) => isRich(bundledVariant(id) as Variant));

  it.each(ids)("scores as the reference judges: %s", { timeout: 60_000 }, (id) => {
    const variant = bundledVariant(id) as Variant;
    const searcher = new Searcher(variant, 1);
    const reference = new Reference(variant);
    const wins = ["white wins", "black wins"] as const;
    let judged = 0;
    for (const position of positionsOf(variant).reverse()) {
      if (judged > ENOUGH_MOVES) break;
      const found = verdicts(reference, position);
      judged += found.length;
      const score = scoreOf(searcher, position, 1);
      const own = wins[position.turn];
      const place = JSON.stringify({ id, pieces: position.pieces, hands: position.hands, checks: position.checks });
      if (found.includes(own)) expect(score, place).toBe(MATE_IN_ONE);
      else if (found.every((verdict) => verdict === wins[1 - position.turn])) expect(score, place).toBe(-MATE_IN_ONE);
      else expect(Math.abs(score), place).toBeLessThan(MATE_IN_ONE);
    }
  });
});

/** Won within so many plies and no fewer, which are even where the other has to finish it. The longer ones were found by trying
 *  games of random moves out, the others by hand. */
const WINS: readonly (readonly [id: string, plies: number, fen: string])[] = [
  ["antichess", 2, "2N2bn1/4p2k/8/6q1/8/8/8/8 w - - 3 31"],
  ["antichess", 2, "5bn1/N3p3/6k1/6q1/8/8/8/8 w - - 1 30"],
  ["antichess", 2, "8/6k1/8/7K/1P6/4P1P1/8/5B2 b - - 0 33"],
  ["antichess", 4, "5k2/8/8/6Kp/1P6/4P1P1/8/5B2 b - - 0 32"],
  ["losers", 2, "4k2r/1p2p3/1n1p3p/6r1/8/3p1P1K/3b4/8 w - - 0 32"],
  ["losers", 4, "4k2r/1p2p3/1n1p3p/6r1/1b6/3p1P2/3P3K/8 w - - 4 31"],
  ["codrus", 2, "5k2/8/8/8/2Q5/8/6K1/8 b - - 2 58"],
  ["3check", 3, "8/7k/8/pQ4PP/P1b2p2/3K1Bn1/R5Q1/2N5 w - - 1+1 12 56"],
  ["kingofthehill", 1, "4k3/8/8/8/8/2K5/8/8 w - - 0 1"],
  ["kingofthehill", 3, "7k/8/8/8/8/8/3K4/8 w - - 0 1"],
  ["racingkings", 1, "8/4K3/8/8/8/k7/8/8 w - - 0 1"],
  ["racingkings", 3, "8/8/4K3/8/8/8/k7/8 w - - 0 1"],
  ["crazyhouse", 1, "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1"],
  ["crazyhouse", 3, "7k/8/8/8/8/8/8/K7[RR] w - - 0 1"],
  ["extinction", 1, "rnb1kbnr/pppppppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1"],
  ["shatranj", 1, "7k/1r6/1K6/8/8/8/8/RN6 w - - 0 1"],
];

/** Plies more than a win needs: late moves are searched less deep. */
const SPARE = 2;

/** Whether a player wins within so many plies, by trying all moves: one is enough on his turn, all must do on the other's. */
function wins(reference: Reference, player: number, plies: number): boolean {
  const own = player === 0 ? "white wins" : "black wins";
  const isWonBy = (move: Move) => {
    reference.play(move);
    const verdict = verdictOf(reference.book, [reference.position()], false);
    const isWon = verdict === own || (verdict === null && plies > 1 && wins(reference, player, plies - 1));
    reference.undo();
    return isWon;
  };
  const moves = reference.legalMoves();
  return reference.position().turn === player ? moves.some(isWonBy) : moves.every(isWonBy);
}

describe("a win", () => {
  it.each(WINS)("of %s within %i plies is proved, and found: %s", { timeout: 60_000 }, (id, plies, fen) => {
    const variant = bundledVariant(id) as Variant;
    const [position] = Game.start(variant, { fen }).positions;
    const reference = new Reference(variant);
    reference.setPosition(position);
    expect(wins(reference, position.turn, plies)).toBe(true);
    if (plies > 1) expect(wins(reference, position.turn, plies - 1)).toBe(false);
    expect(scoreOf(new Searcher(variant, 1), position, plies + SPARE)).toBe(MATE_SCORE - plies);
  });
});

describe("the last check", () => {
  // Black's pawn has the only move, after which nothing is searched but what quiescence asks for.
  it.each([
    ["by the piece that moves", "k7/3N4/1K6/8/8/7p/8/4R3 b - - 1+3 0 1"],
    ["by what it promotes to", "k7/3N2P1/1K6/8/8/7p/8/8 b - - 1+3 0 1"],
    ["by a piece behind it", "k7/3N4/1K6/8/4P3/7p/8/7B b - - 1+3 0 1"],
  ])("%s is seen without a search", (_, fen) => {
    const variant = bundledVariant("3check") as Variant;
    const [position] = Game.start(variant, { fen }).positions;
    expect(scoreOf(new Searcher(variant, 1), position, 1)).toBe(2 - MATE_SCORE);
  });
});
