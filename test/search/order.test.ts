/** In which order moves are tried, and what ordering learns from those that refuted and those that did not. */
import { beforeEach, describe, expect, it } from "vitest";
import { Inside } from "./doors.ts";

/** White can take the rook with the queen, and knight or pawn with a pawn; with the knight it would lose by SEE. */
const MIDDLE = "r3k3/8/4p3/3p1n2/4P3/2N5/8/Q3K3 w - - 0 1";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/** Piece and target of a null move, or of no move at all. */
const NONE = -1;
const PLY = 3;

const inside = await Inside.of("chess");
const { doors } = inside;

beforeEach(() => {
  inside.at(START);
  doors.ageHistory();
});

/** What is known of a quiet move of the position at the bottom. */
function known(move: string, last = NONE, earlier = NONE): number {
  return doors.quietScore(0, inside.word(move), last, earlier);
}

/** A refutation by the last of some moves, the others tried before it. */
function refute(moves: readonly string[], depth: number, last = NONE, earlier = NONE): void {
  inside.putMoves(moves);
  doors.rewardRefutation(0, PLY, depth, moves.length - 1, last, earlier);
}

/** All legal moves in the order in which a node tries them. */
function tried(hashMove: string | null): string[] {
  const count = doors.list(0, 0);
  doors.scoreMoves(0, count, PLY, hashMove === null ? 0 : inside.word(hashMove), NONE, NONE);
  return Array.from({ length: count }, (_, picked) => inside.text(doors.pickWithSee(0, picked, count)));
}

describe("a refutation by a quiet move", () => {
  it("raises that move and lowers those tried before it", () => {
    refute(["d2d4", "g1f3", "e2e4"], 4);
    expect(known("e2e4")).toBeGreaterThan(0);
    expect(known("d2d4")).toBeLessThan(0);
    expect(known("g1f3")).toBeLessThan(0);
    expect(known("b1c3")).toBe(0);
  });

  it("lowers as much as it raises, and both the more the deeper the search", () => {
    const change = (depth: number) => {
      inside.at(START);
      refute(["d2d4", "e2e4"], depth);
      expect(known("d2d4")).toBe(-known("e2e4"));
      return known("e2e4");
    };
    expect(change(2)).toBe(2 * change(1));
    expect(change(8)).toBe(8 * change(1));
    expect(change(60)).toBe(change(40));
  });

  it("says nothing of moves that were not tried", () => {
    inside.putMoves(["d2d4", "e2e4", "g1f3"]);
    doors.rewardRefutation(0, PLY, 4, 1, NONE, NONE);
    expect(known("g1f3")).toBe(0);
  });

  it("is a killer at its ply, and nowhere else", () => {
    refute(["d2d4", "e2e4"], 4);
    expect(doors.isKiller(PLY, inside.word("e2e4"))).toBe(1);
    expect(doors.isKiller(PLY, inside.word("d2d4"))).toBe(0);
    expect(doors.isKiller(PLY + 1, inside.word("e2e4"))).toBe(0);
  });

  it("is known of the piece's kind and target, for its side alone", () => {
    inside.at("4k3/8/5n2/8/8/2N5/8/4K3 w - - 0 1");
    refute(["c3e4"], 4);
    expect(known("c3e4")).toBeGreaterThan(0);
    inside.kernel.setPosition({ ...inside.kernel.position(), turn: 1 });
    expect(known("f6e4")).toBe(0);
  });

  it("is learnt once more after the two moves before it", () => {
    const [last, earlier] = [5, 9];
    refute(["d2d4", "e2e4"], 4, last, earlier);
    const alone = known("e2e4");
    expect(known("e2e4", last)).toBe(2 * alone);
    expect(known("e2e4", NONE, earlier)).toBe(2 * alone);
    expect(known("e2e4", last, earlier)).toBe(3 * alone);
    expect(known("d2d4", last, earlier)).toBe(-3 * alone);
    expect(known("e2e4", earlier, last)).toBe(alone);
  });

  it("teaches nothing about what follows a null move", () => {
    refute(["d2d4", "e2e4"], 4);
    inside.kernel.exports.forget();
    expect(known("e2e4")).toBe(0);
    refute(["e2e4"], 4);
    const alone = known("e2e4");
    expect(known("e2e4", 5, 9)).toBe(alone);
  });
});

describe("a refutation by a capture", () => {
  it("teaches nothing: no killer, and quiet moves before it keep their scores", () => {
    inside.at(MIDDLE);
    refute(["e1e2", "e4d5"], 4);
    expect(known("e1e2")).toBe(0);
    expect(known("e4d5")).toBe(0);
    expect(doors.isKiller(PLY, inside.word("e4d5"))).toBe(0);
  });

  it("tried in vain before a quiet move is not lowered", () => {
    inside.at(MIDDLE);
    refute(["e4d5", "c3b5", "e1e2"], 4);
    expect(known("e4d5")).toBe(0);
    expect(known("c3b5")).toBeLessThan(0);
  });
});

describe("history", () => {
  const LIMIT = 1 << 14;

  it("stays within its limit, however often a move refutes or fails", () => {
    for (let i = 0; i < 400; i++) refute(["d2d4", "e2e4"], 20, 5, 9);
    expect(known("e2e4")).toBeGreaterThan(LIMIT / 2);
    expect(known("e2e4")).toBeLessThanOrEqual(LIMIT);
    expect(known("e2e4", 5, 9)).toBeLessThanOrEqual(3 * LIMIT);
    expect(known("d2d4")).toBe(-known("e2e4"));
  });

  it("moves the less the nearer it is to its limit, and comes back faster", () => {
    const bonus = 1000;
    const word = inside.word("e2e4");
    const step = (amount: number) => {
      const before = known("e2e4");
      doors.addQuiet(0, word, NONE, NONE, amount);
      return known("e2e4") - before;
    };
    const first = step(bonus);
    for (let i = 0; i < 10; i++) step(bonus);
    const late = step(bonus);
    expect(first).toBe(bonus);
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(first);
    expect(step(-bonus)).toBeLessThan(-bonus);
  });

  it("fades by half from search to search, and killers go", () => {
    refute(["d2d4", "e2e4"], 4);
    const before = known("e2e4");
    doors.ageHistory();
    expect(known("e2e4")).toBe(before / 2);
    expect(known("d2d4")).toBe(-before / 2);
    expect(doors.isKiller(PLY, inside.word("e2e4"))).toBe(0);
  });
});

describe("killers", () => {
  it("are the last two of a ply", () => {
    for (const move of ["e2e4", "d2d4", "g1f3"]) doors.addKiller(PLY, inside.word(move));
    expect(["e2e4", "d2d4", "g1f3"].map((move) => doors.isKiller(PLY, inside.word(move)))).toEqual([0, 1, 1]);
  });

  it("are two moves even when one comes twice", () => {
    for (const move of ["e2e4", "d2d4", "d2d4"]) doors.addKiller(PLY, inside.word(move));
    expect(["e2e4", "d2d4"].map((move) => doors.isKiller(PLY, inside.word(move)))).toEqual([1, 1]);
  });
});

describe("the order of moves", () => {
  beforeEach(() => {
    inside.at(MIDDLE);
  });

  it("is hash move, good captures, killers, quiet moves by history, captures that lose", () => {
    doors.addKiller(PLY, inside.word("e1e2"));
    doors.addQuiet(0, inside.word("c3b5"), NONE, NONE, 500);
    doors.addQuiet(0, inside.word("e1d1"), NONE, NONE, -500);
    const order = tried("a1a7");
    expect(order.slice(0, 6)).toEqual(["a1a7", "a1a8", "e4f5", "e4d5", "e1e2", "c3b5"]);
    expect(order.slice(-2)).toEqual(["e1d1", "c3d5"]);
  });

  it("has every move once", () => {
    const count = doors.list(0, 0);
    const moves = inside.moves(count);
    expect(tried(null).sort()).toEqual(moves.sort());
  });

  it("puts the greatest victim first, and of equal ones the least attacker", () => {
    inside.at("4k3/8/8/1q1r4/2P1P3/8/7K/3R4 w - - 0 1");
    const order = tried(null).slice(0, 4);
    expect([order[0], ...order.slice(1, 3).sort(), order[3]]).toEqual(["c4b5", "c4d5", "e4d5", "d1d5"]);
  });

  it("counts promotion as a gain", () => {
    inside.at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    expect(tried(null).slice(0, 4)).toEqual(["a7a8q", "a7a8r", "a7a8b", "a7a8n"]);
  });

  it("has the killers of its own ply alone", () => {
    doors.addKiller(PLY + 1, inside.word("e1d1"));
    doors.addKiller(PLY, inside.word("e1e2"));
    expect(tried(null)[3]).toBe("e1e2");
    expect(tried(null)[4]).not.toBe("e1d1");
  });

  it("goes by the two moves before, each in its own table", () => {
    doors.addQuiet(0, inside.word("e1d1"), 5, NONE, 400);
    doors.addQuiet(0, inside.word("e1d1"), NONE, NONE, -400);
    doors.addQuiet(0, inside.word("c3b5"), NONE, NONE, 100);
    const count = doors.list(0, 0);
    const firstQuiet = (last: number, earlier: number) => {
      doors.list(0, 0);
      doors.scoreMoves(0, count, PLY, 0, last, earlier);
      return Array.from({ length: 4 }, (_, picked) => inside.text(doors.pickWithSee(0, picked, count)))[3];
    };
    expect(firstQuiet(5, NONE)).toBe("e1d1");
    expect(firstQuiet(NONE, 5)).toBe("c3b5");
  });
});

describe("a list of moves", () => {
  it("can be led by one of them, the others all still there", () => {
    const word = inside.at(MIDDLE).word("c3b5");
    const count = doors.list(0, 0);
    const before = inside.moves(count);
    expect(before[0]).not.toBe("c3b5");
    doors.leadWith(count, word);
    expect(inside.moves(count)[0]).toBe("c3b5");
    expect(inside.moves(count).sort()).toEqual(before.sort());
  });

  it("loses its quiet moves and keeps the rest when enough have been tried", () => {
    inside.at(MIDDLE);
    const count = doors.list(0, 0);
    doors.scoreMoves(0, count, PLY, 0, NONE, NONE);
    doors.pickWithSee(0, 0, count);
    doors.pickWithSee(0, 1, count);
    const left = doors.dropQuiets(0, 2, count);
    expect(inside.moves(left).slice(0, 2)).toEqual(["a1a8", "e4f5"]);
    expect(inside.moves(left).slice(2).sort()).toEqual(["c3d5", "e4d5"]);
  });

  it("of captures is ordered by victim, then attacker", () => {
    inside.at(MIDDLE);
    const count = doors.list(0, 1);
    doors.scoreTactical(0, count);
    const order = Array.from({ length: count }, (_, picked) => inside.text(doors.pickMove(picked, count)));
    expect(order).toEqual(["a1a8", "e4f5", "e4d5", "c3d5"]);
  });

  it("is picked from by the highest score, wherever in the list it stands", () => {
    for (const length of [1, 2, 3, 4, 5, 7, 8, 9, 13]) {
      for (let best = 0; best < length; best++) {
        const moves = [
          "a2a3",
          "b2b3",
          "c2c3",
          "d2d3",
          "e2e3",
          "f2f3",
          "g2g3",
          "h2h3",
          "a2a4",
          "b2b4",
          "c2c4",
          "d2d4",
          "e2e4",
        ];
        const count = inside.at(START).putMoves(moves.slice(0, length));
        doors.addKiller(PLY, inside.word(moves[best]));
        inside.putMoves(moves.slice(0, length));
        doors.scoreMoves(0, count, PLY, 0, NONE, NONE);
        expect(inside.text(doors.pickMove(0, count))).toBe(moves[best]);
        doors.ageHistory();
      }
    }
  });
});
