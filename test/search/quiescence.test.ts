/** Quiescence: captures and promotions that do not lose are played out; whoever is not in check may stand still. */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { otherSide } from "../../src/geometry/board.ts";
import { planOf } from "../../src/kernel/ending-tables.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, INFINITE_SCORE, MATE_SCORE } from "../../src/layout/search.ts";
import type { Position } from "../../src/variant/position.ts";
import { Inside } from "./doors.ts";

const PLY = 2;
const inside = await Inside.of("chess");
const { doors } = inside;

/** Score and nodes below of a quiescence search. */
function quiesced(fen: string, alpha = -INFINITE_SCORE, beta = INFINITE_SCORE) {
  inside.at(fen);
  doors.beginCount();
  const score = doors.quiesce(0, PLY, alpha, beta);
  return { score, below: doors.countedNodes() };
}

/** The static evaluation, as the side to move sees it, after some moves. */
function standing(fen: string, ...moves: readonly string[]): number {
  inside.at(fen).play(...moves);
  return doors.staticScore(moves.length);
}

describe("a position without captures", () => {
  it.each([
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/R3K3 b - - 0 1",
    "4k3/pp6/8/8/8/8/6PP/4K3 w - - 0 1",
  ])("is worth what it stands at: %s", (fen) => {
    expect(quiesced(fen)).toEqual({ score: standing(fen), below: 0 });
  });
});

describe("a capture", () => {
  it.each([
    { title: "that wins a piece", fen: "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", move: "e4d5" },
    { title: "by Black", fen: "4k3/8/8/3p4/4Q3/8/8/4K3 b - - 0 1", move: "d5e4" },
    { title: "en passant", fen: "4k3/8/8/1q1pP3/8/8/7P/7K w - d6 0 1", move: "e5d6" },
    { title: "that promotes", fen: "1q6/P3k3/8/8/8/8/8/4K3 w - - 0 1", move: "a7b8q" },
    { title: "none, but promotion", fen: "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", move: "a7a8q" },
  ])("$title is played: $fen $move", ({ fen, move }) => {
    const { score, below } = quiesced(fen);
    expect(score).toBe(-standing(fen, move));
    expect(score).toBeGreaterThan(standing(fen));
    expect(below).toBeGreaterThan(0);
  });

  it.each([
    { title: "queen for pawn", fen: "4k3/8/4p3/3p4/8/8/3Q4/4K3 w - - 0 1" },
    { title: "rook for knight", fen: "4k3/8/4p3/3n4/8/8/3R4/4K3 w - - 0 1" },
    { title: "promotion on a guarded square", fen: "1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", but: "a7b8q" },
  ])("that loses is not: $title", ({ fen, but }) => {
    if (but === undefined) expect(quiesced(fen)).toEqual({ score: standing(fen), below: 0 });
    else expect(quiesced(fen).score).toBe(-standing(fen, but));
  });

  it("is answered by another, and who stands better then stops", () => {
    const fen = "4k3/8/3n4/1p6/2P5/8/8/4K3 w - - 0 1";
    const takes = -standing(fen, "c4b5");
    const takesBack = standing(fen, "c4b5", "d6b5");
    expect(quiesced(fen).score).toBe(Math.max(standing(fen), Math.min(takes, takesBack)) + 0);
  });

  it("is left out where even with it alpha is out of reach", () => {
    const fen = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";
    const stands = standing(fen);
    const near = stands + inside.worth("N");
    expect(quiesced(fen, near, near + 1).below).toBeGreaterThan(0);
    const far = stands + inside.worth("N") + 2000;
    expect(quiesced(fen, far, far + 1)).toMatchObject({ below: 0 });
    expect(quiesced(fen, far, far + 1).score).toBeLessThanOrEqual(far);
  });
});

describe("a quiet check", () => {
  const BACK_RANK = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

  it("is tried, and mates, however far alpha is", () => {
    expect(quiesced(BACK_RANK).score).toBe(MATE_SCORE - (PLY + 1));
    const far = standing(BACK_RANK) + 5000;
    expect(quiesced(BACK_RANK, far, far + 1).score).toBe(MATE_SCORE - (PLY + 1));
  });

  it.each([
    { title: "that loses the piece", fen: "4k3/2p3p1/8/8/4N3/8/8/4K3 w - - 0 1" },
    { title: "of a pawn", fen: "6k1/8/8/5P2/8/8/8/6K1 w - - 0 1" },
    { title: "of a piece that is pinned", fen: "r7/8/8/7k/N7/8/8/K7 w - - 0 1" },
  ])("$title is not", ({ fen }) => {
    expect(quiesced(fen)).toEqual({ score: standing(fen), below: 0 });
  });

  it("is tried on the first ply alone: after a capture the mate is not seen", () => {
    const fen = "6k1/5ppp/8/8/8/2n5/4P3/R6K b - - 0 1";
    expect(quiesced(fen)).toEqual({ score: -standing(fen, "c3e2"), below: 1 });
  });
});

describe.each(["chess", "wildcastle", "capablanca", "janus"])("quiet checks of %s", (id) => {
  it("are all that a piece gives itself which is neither king, pawn nor pinned, in random games", async () => {
    const other = await Inside.of(id);
    const probe = Kernel.open(other.variant);
    const next = randomWords(20_261_125);
    let found = 0;
    for (let game = 0; game < 20; game++) {
      other.at();
      for (let ply = 0; ply < 80; ply++) {
        const words = [...other.kernel.moveWords()];
        if (words.length === 0) break;
        if (!other.kernel.inCheck()) {
          const listed = other.moves(other.doors.listQuietChecks(ply));
          found += listed.length;
          const { all, direct } = checksOf(other, words, probe);
          expect(new Set(listed).size).toBe(listed.length);
          expect(all).toEqual(expect.arrayContaining(listed));
          expect(listed).toEqual(expect.arrayContaining(direct));
        }
        other.kernel.playWord(words[next() % words.length]);
      }
    }
    expect(found).toBeGreaterThan(50);
  });
});

/** Quiet moves with check, and those of them that the moved piece alone gives, which is neither king, pawn nor pinned. */
function checksOf(inside: Inside, words: readonly number[], probe: Kernel) {
  const { kernel, variant } = inside;
  const before = kernel.position();
  const isInCheck = (position: Position) => {
    probe.setPosition(position);
    return probe.inCheck();
  };
  const checks = words.filter((word) => {
    if (kernel.moveOf(word).captured !== null) return false;
    kernel.playWord(word);
    const isCheck = kernel.inCheck();
    kernel.undo();
    return isCheck;
  });
  const direct = checks.filter((word) => {
    const { from, to, kind } = kernel.moveOf(word);
    if (kind === variant.royal || planOf(kernel, before.turn, kind).pawn) return false;
    if (isInCheck({ ...before, pieces: before.pieces.with(from, null) })) return false;
    // whoever stands on the target in its place gives no check
    const pieces = before.pieces.with(from, null).with(to, { kind, side: otherSide(before.turn) });
    return !isInCheck({ ...before, pieces, turn: otherSide(before.turn) });
  });
  return { all: checks.map((word) => inside.text(word)), direct: direct.map((word) => inside.text(word)) };
}

describe("standing still", () => {
  const FEN = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";

  it("ends it where that is enough", () => {
    const beta = standing(FEN);
    const { score, below } = quiesced(FEN, beta - 1, beta);
    expect(below).toBe(0);
    expect(score).toBeGreaterThanOrEqual(beta);
  });

  it("does not where it is not", () => {
    const beta = standing(FEN) + 1;
    expect(quiesced(FEN, beta - 1, beta).below).toBeGreaterThan(0);
  });

  it("is no choice in check: mated, or the best of the evasions", () => {
    expect(quiesced("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")).toEqual({ score: PLY - MATE_SCORE, below: 0 });
    const fen = "7k/8/8/8/8/8/5PPP/r5K1 w - - 0 1";
    expect(quiesced(fen).score).toBe(PLY - MATE_SCORE);
    // the king may go to b1, b2 or a2, and nothing else is left
    const lonely = "7k/8/8/8/8/8/8/K6r w - - 0 1";
    expect(quiesced(lonely).score).toBe(Math.max(-standing(lonely, "a1a2"), -standing(lonely, "a1b2")));
    expect(quiesced(lonely).below).toBe(2);
  });
});

describe("what it finds", () => {
  const FEN = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";
  const key = () =>
    BigInt.asUintN(64, (BigInt(inside.kernel.key()[1] >>> 0) << 32n) | BigInt(inside.kernel.key()[0] >>> 0));
  const won = () => -standing(FEN, "e4d5");

  it.each([
    { title: "an exact score within the window", low: -300, high: 300, bound: BOUND_EXACT },
    { title: "a lower bound at beta", low: -100, high: -50, bound: BOUND_LOWER },
    { title: "an upper bound at alpha", low: 200, high: 300, bound: BOUND_UPPER },
  ])("is stored as $title", ({ low, high, bound }) => {
    const score = won();
    quiesced(FEN, score + low, score + high);
    const entry = doors.findHash(key(), 0);
    expect(doors.hashBound(entry)).toBe(bound);
    expect(doors.hashDepth(entry)).toBe(0);
  });

  it("is taken back where it settles a null window", () => {
    const { score } = quiesced(FEN);
    doors.beginCount();
    expect(doors.quiesce(0, PLY, score - 1, score)).toBe(score);
    expect(doors.countedNodes()).toBe(0);
  });
});
