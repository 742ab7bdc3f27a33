/** What the evaluation makes of ends of the game that are near: each compared with a variant that has no such end. */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { readPosition } from "../../src/engine/position.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { POSITIONS } from "../../src/layout/map.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { written } from "../written/rows.ts";

/** From White's side, whoever is to move. */
function scoreOf(variant: Variant, fen: string): number {
  const read = readPosition(variant, fen);
  if (!read.ok) throw new Error(read.faults[0].message);
  const kernel = Kernel.open(variant, true);
  kernel.setPosition(read.position);
  const score = kernel.exports.staticScore(0);
  return read.position.turn === 0 ? score : -score;
}

/** Nothing that any position here is near to. */
const PLAIN = written("win: [checkmate, full-board]");

/** What a position is worth by some goals alone. */
function worth(goals: string, fen: string): number {
  return scoreOf(written(goals), fen) - scoreOf(PLAIN, fen.replace(/ [0-9]\+[0-9]/, ""));
}

const HILL = "win: [checkmate, full-board, { reach: d4 e4 d5 e5, with: [king] }]";
const CHECKS = "win: [checkmate, full-board, { checks: 3 }]";

describe("steps to a goal", () => {
  it("count the more the fewer they are, for each side", () => {
    const near = worth(HILL, "k7/8/8/8/8/4K3/8/8 w - - 0 1");
    const far = worth(HILL, "k7/8/8/8/8/8/4K3/8 w - - 0 1");
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
    expect(worth(HILL, "4k3/8/4K3/8/8/8/8/8 b - - 0 1")).toBeGreaterThan(0);
    expect(worth(HILL, "K7/8/4k3/8/8/8/8/8 w - - 0 1")).toBe(-worth(HILL, "8/8/8/8/8/4K3/8/k7 w - - 0 1"));
  });

  it("are those past what the enemy attacks", () => {
    const open = worth(HILL, "k6r/8/8/8/8/8/4K3/8 w - - 0 1");
    const shut = worth(HILL, "k7/8/8/8/8/7r/4K3/8 w - - 0 1");
    expect(shut).toBeLessThan(open);
  });

  it("are those of captures too", () => {
    const piece = "pieces: { bishop: { betza: mFcW } }";
    const goal = "win: [checkmate, full-board, { reach: a8, with: [bishop] }]";
    const fen = "1B5k/8/8/8/8/8/8/K7 w - - 0 1";
    const plain = scoreOf(written(`win: [checkmate, full-board]\n${piece}`), fen);
    // never by quiet moves, which stay on dark squares
    expect(scoreOf(written(`${goal}\n${piece}`), fen)).toBeGreaterThan(plain);
  });

  it("count more where nothing else wins", () => {
    const alone = HILL.replace("checkmate, ", "");
    const fen = "k7/8/8/8/8/4K3/8/8 w - - 0 1";
    const without = scoreOf(written("win: [full-board]"), fen);
    expect(scoreOf(written(alone), fen) - without).toBeGreaterThan(worth(HILL, fen));
  });

  it("count against whoever loses there", () => {
    const lost = "win: [checkmate, full-board]\nlose: [{ reach: d4 e4 d5 e5, with: [king] }]";
    const fen = "k7/8/8/8/8/4K3/8/8 w - - 0 1";
    expect(worth(lost, fen)).toBeLessThan(0);
  });
});

describe("checks that are left", () => {
  it("count the more the fewer they are", () => {
    const [none, one, two] = ["3+3", "2+3", "1+3"].map((left) => worth(CHECKS, `k7/8/8/8/8/8/8/K7 w - - ${left} 0 1`));
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(2 * one);
    expect(worth(CHECKS, "k7/8/8/8/8/8/8/K7 w - - 3+1 0 1")).toBe(-two);
  });

  it("make an attack on the king more dangerous", () => {
    const attack = "7k/8/8/6Q1/8/8/8/K4R2 w - - 1+3 0 1";
    const calm = "7k/8/8/8/8/8/8/K7 w - - 1+3 0 1";
    expect(worth(CHECKS, attack)).toBeGreaterThan(worth(CHECKS, calm));
  });
});

describe("pieces that a side must not lose", () => {
  const KNIGHTS = "win: [checkmate, full-board, { taken: [knight] }]";

  it("count more, the first of them the most", () => {
    const of = (knights: string) => worth(KNIGHTS, `k7/nn6/8/8/8/8/8/K4${knights} w - - 0 1`);
    const [one, two, three] = [of("N2"), of("NN1"), of("NNN")];
    expect(two).toBe(0);
    expect(one).toBeLessThan(0);
    expect(three).toBeGreaterThan(0);
    expect(-one).toBeGreaterThan(three);
  });
});

describe("pieces in hand", () => {
  it("are a danger to a king in the open, more than to one behind its pawns", () => {
    const variant = bundledVariant("crazyhouse") as Variant;
    const more = (board: string) =>
      scoreOf(variant, `${board}[QR] w - - 0 1`) - scoreOf(variant, `${board}[] w - - 0 1`);
    const open = "r4rk1/ppp5/8/8/8/5ppp/5PPP/R4RK1";
    const shut = "r4rk1/ppp2ppp/8/8/8/8/5PPP/R4RK1";
    expect(more(open)).toBeGreaterThan(more(shut));
  });

  it("attack near a king as if they stood there already", () => {
    const of = (attacker: number) =>
      written(`captures: { to-hand: captor }\nhands: { drops: [{}] }\nweights: { attacker: ${attacker} }`);
    const more = (attacker: number) =>
      scoreOf(of(attacker), "r4rk1/ppp5/8/8/8/5ppp/5PPP/R4RK1[QR] w - - 0 1") -
      scoreOf(of(attacker), "r4rk1/ppp5/8/8/8/5ppp/5PPP/R4RK1[] w - - 0 1");
    expect(more(60)).toBeGreaterThan(more(0));
  });

  it("are more of a danger by two of a kind, and not by three", () => {
    const variant = bundledVariant("crazyhouse") as Variant;
    const board = "r4rk1/ppp5/8/8/8/5ppp/5PPP/R4RK1";
    const [none, one, two, three] = ["", "R", "RR", "RRR"].map((held) =>
      scoreOf(variant, `${board}[${held}] w - - 0 1`),
    );
    expect(two - one).toBeGreaterThan(three - two);
    expect(one - none).toBeGreaterThan(three - two);
  });
});

describe("what is kept up to date move by move", () => {
  it.each([
    ["crazyhouse", "r3k2r/PPP2ppp/8/8/8/8/ppp2PPP/R3K2R[QNPqnp] w KQkq - 0 1"],
    ["seirawan", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1"],
    ["minishogi", "rbsgk/4p/5/P4/KGSBR[] w - - 0 1"],
  ])("is what it is from scratch, hands and what enters with it: %s", (id, fen) => {
    const variant = bundledVariant(id) as Variant;
    const read = readPosition(variant, fen);
    if (!read.ok) throw new Error(read.faults[0].message);
    const kernel = Kernel.open(variant, true);
    const next = randomWords(20261124);
    const record = (ply: number) =>
      new Uint8Array(kernel.exports.memory.buffer, POSITIONS + ply * POSITION_STRIDE, POSITION_STRIDE).slice();
    for (let game = 0; game < 8; game++) {
      kernel.setPosition(read.position);
      for (let ply = 1; ply <= 60; ply++) {
        const words = kernel.moveWords();
        if (words.length === 0) break;
        kernel.playWord(words[next() % words.length]);
        const kept = record(ply);
        kernel.exports.refresh(ply);
        expect(record(ply)).toEqual(kept);
      }
    }
  });
});
