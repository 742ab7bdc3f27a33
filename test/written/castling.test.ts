/** Castling in which the king may go further than to its nearest target. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const SHORT = "{ name: O-O, letter: K, king: [e1, g1], up-to: h1, partner: [h1, f1], piece: rook }";
const LONG = "{ name: O-O-O, letter: Q, king: [e1, c1], up-to: b1, partner: [a1, d1], piece: rook }";
const BOTH = `castling: [${SHORT}, ${LONG}]`;
const GROSS = bundledVariant("gross") as Variant;

/** Where a king castles to from e1. */
function goals(keys: string, fen: string): string {
  const castlings = at(keys, fen)
    .legalMoves()
    .filter(({ castling }) => castling !== null);
  return castlings
    .map(({ to, partner }) => `${to}-${partner?.to}`)
    .sort()
    .join(" ");
}

describe("a king that may castle to several squares", () => {
  it.each([
    ["goes to each, its partner behind it", "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1", "b1-c1 c1-d1 g1-f1 h1-g1"],
    ["not over an attacked square", "3k1r2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "b1-c1 c1-d1"],
    ["not over its nearest target where that is attacked", "3k2r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "b1-c1 c1-d1"],
    ["not to an attacked square", "1r1k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "c1-d1"],
    ["to the partner's square, which only the partner guarded", "3k3r/8/8/8/8/8/8/R3K2R w K - 0 1", "g1-f1"],
    ["not out of check", "3kr3/8/8/8/8/8/8/R3K2R w KQ - 0 1", ""],
    ["not over a piece", "3k4/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", ""],
    ["not without the right", "3k4/8/8/8/8/8/8/R3K2R w Q - 0 1", "b1-c1 c1-d1"],
  ])("%s", (_, fen, expected) => {
    expect(goals(BOTH, fen)).toBe(expected);
  });

  it("needs its partner to keep a square safe that it reaches no further", () => {
    const rule = "castling: [{ name: O-O-O, letter: Q, king: [f1, d1], up-to: c1, partner: [b1, e1], piece: rook }]";
    const fen = (corner: string) => `k7/8/8/8/8/8/8/${corner}R3K2 w Q - 0 1`;
    const start = `setup: { fen: 1r3k2/8/8/8/8/8/8/1R3K2 w Qq - 0 1 }\n${rule}`;
    expect(goals(start, fen("1"))).toBe("c1-d1 d1-e1");
    expect(goals(start, fen("q"))).toBe("");
  });

  it("is one right, which one letter tells and any castling ends", () => {
    const game = at(BOTH, "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1");
    expect(game.position.rights).toHaveLength(4);
    expectFresh(game, "e1b1");
    game.play("e1b1");
    expect(game.fen()).toBe("r3k2r/p6p/8/8/8/8/P6P/1KR4R b kq - 1 1");
    expect(targets(game, "e8").split(" ")).toEqual(expect.arrayContaining(["g8", "h8"]));
    game.play("e8h8");
    expect(game.fen()).toBe("r5rk/p6p/8/8/8/8/P6P/1KR4R w - - 2 2");
  });

  it("is written by its name, with the square where that is not the nearest", () => {
    const game = at(BOTH, "8/1k6/8/8/8/8/8/R3K2R w KQ - 0 1");
    const names = game.legalMoves().filter(({ castling }) => castling !== null);
    expect(Object.fromEntries(names.map(({ uci, san }) => [uci, san]))).toEqual({
      e1g1: "O-O",
      e1h1: "O-Oh1",
      e1c1: "O-O-O",
      e1b1: "O-O-Ob1",
    });
    expectOwnTexts(game);
    expect(game.play("O-Og1").uci).toBe("e1g1");
    game.undo();
    expect(game.play("0-0-0b1").uci).toBe("e1b1");
    game.undo();
    for (const text of ["O-Of1", "O-O-Oa1", "O-Oh2"]) expect(() => game.play(text)).toThrow();
    const zeros = at(`${BOTH}\nnotation: { castling: 0-0, uci-castling: partner }`, game.fen());
    expect(zeros.play("e1b1").display).toBe("0-0-0b1");
    const usual = at("", game.fen());
    expect(() => usual.play("O-Og1")).toThrow();
  });

  it("goes along files and towards Black's pieces as well", () => {
    const fen = "7r/8/8/K6k/8/8/8/R7 w A - 0 1";
    const rule = "name: O-A, letter: A, king: [a5, a3], up-to: a2, partner: [a1, a4], piece: rook, side: white";
    expect(goals(`setup: { fen: ${fen} }\ncastling: [{ ${rule} }]`, fen)).toBe("a2-a3 a3-a4");
  });

  it("is told in words", () => {
    const words = (variant: Variant) => Object.fromEntries(rulesInWords(variant)).Castling;
    expect(words(written(BOTH))[0]).toBe(
      "O-O: King e1 to g1, Rook h1 to f1; or the King further, up to h1, with the Rook behind it (Black: King e8 to g8, Rook h8 to f8; or the King further, up to h8, with the Rook behind it).",
    );
  });

  it("is another rule to the digest, and the same one wherever it was written", () => {
    expect(rulesDigest(written(BOTH))).not.toBe(rulesDigest(written("")));
    expect(rulesDigest(written(BOTH))).not.toBe(rulesDigest(written(BOTH.replace("up-to: b1, ", ""))));
  });

  it.each([
    ["castling: [{ name: O-O, letter: K, king: [e1, g1], up-to: i1, partner: [h1, f1], piece: rook }]", "square 1:59"],
    [
      "castling: [{ name: O-O, letter: K, king: [e1, g1], up-to: g1, partner: [h1, f1], piece: rook }]",
      "castling 1:59",
    ],
    [
      "castling: [{ name: O-O, letter: K, king: [e1, g1], up-to: f1, partner: [h1, f1], piece: rook }]",
      "castling 1:59",
    ],
    [
      "castling: [{ name: O-O, letter: K, king: [e1, g1], up-to: h2, partner: [h1, f1], piece: rook }]",
      "castling 1:59",
    ],
    [
      "castling: [{ name: O-O, letter: K, king: [e1, g1], up-to: h1, partner: [h1, e1], piece: rook }]",
      "castling 1:59",
    ],
    [
      "castling: [{ name: O-O, letter: K, king: [e1, c1], up-to: b1, partner: [h1, d1], piece: rook }]",
      "castling 1:59",
    ],
    [
      "castling: [{ name: O-O, letter: K, king: [start, g1], up-to: h1, partner: [h1, f1], piece: rook }]",
      "castling 1:55",
    ],
    [
      "castling: [{ name: O-O, letter: K, king: [e1, f1], up-to: g1, partner: [h1, e1], piece: rook }]",
      "castling 1:59",
    ],
    [
      `castling: [{ name: O-X, letter: X, king: [e1, f1], partner: [h1, g1], piece: rook }, ${SHORT}]`,
      "castling 1:116",
    ],
    [`${BOTH}\npieces: { king: { betza: KisD } }`, "castling 1:59"],
    [`${BOTH}\npieces: { king: { forbidden: h1 } }`, "castling 1:59"],
    [`${BOTH}\npieces: { rook: { forbidden: { white: g1, black: none } } }`, "castling 1:59"],
    [`${BOTH}\nhands: { enter: { with-first-move: rank 1 }, start: { queen: 1 } }`, "hands 2:10"],
  ])("is refused: %s", (keys, place) => {
    expect(refusals(keys)).toContain(place);
  });

  it("is refused with what is wrong", () => {
    expect(complaints(BOTH.replace("up-to: h1", "up-to: f1"))).toContain(
      "is not beyond g1 on the way to the partner's square",
    );
    expect(complaints(BOTH.replace("[h1, f1]", "[h1, e1]"))).toContain("on f1 here");
    expect(complaints(BOTH.replace("[e1, g1]", "[e1, c1]"))).toContain("straight towards its partner");
  });

  const OPEN = "setup: { fen: r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1 }";
  it.each<[string, Variant]>([
    ["chess", written(`${BOTH}\n${OPEN}`)],
    [
      "by a piece that is not royal",
      written(
        `${BOTH.replaceAll("rook }", "rook, mover: king }")}\npieces: { king: { royal: false } }\nwin: [{ taken: [king] }]\n${OPEN}`,
      ),
    ],
    ["that wins", written(`castling: [${SHORT.replace("rook }", "rook, wins: true }")}, ${LONG}]\n${OPEN}`)],
    ["once, for both", written(`castling: [${SHORT.replace("rook }", "rook, unless: mirrored }")}, ${LONG}]\n${OPEN}`)],
    [
      "with a rook from the hand",
      written(
        `castling: [${SHORT.replace("rook }", "rook, from-hand: true }")}]\nsetup: { fen: "4k3/pppp4/8/8/8/8/4PPPP/4K3[RRrr] w - - 0 1" }\nhands: { start: { rook: 2 } }`,
      ),
    ],
    [
      "where captures explode",
      written(`${BOTH}\n${OPEN}\ncaptures: { explode: { around: K } }\nwin: [checkmate, { taken: [king] }]`),
    ],
  ])("is played as the reference does: %s", { timeout: 120_000 }, (_, variant) => {
    expect(duel(variant, { seed: 5, games: 12, plies: 60 })).toBeGreaterThan(15);
  });
});

describe("Gross Chess", () => {
  it("castles to two squares at the king's side and three at the queen's", () => {
    const fen = `12/6k5/${"12/".repeat(8)}1R4K3R1/12 w KQ - 0 1`;
    const game = Game.start(GROSS, { fen });
    expect(
      game
        .legalMoves()
        .filter(({ castling }) => castling !== null)
        .map(({ san }) => san)
        .sort(),
    ).toEqual(["O-O", "O-O-O", "O-O-Oc2", "O-O-Od2", "O-Oj2"]);
    for (const text of ["O-Oj2", "0-0j2", "o-oj2"]) expect(game.copy().play(text).san).toBe("O-Oj2");
    expect(writeFen(GROSS, GROSS.setup)).toContain(" w KQkq - 0 1");
  });

  it("promotes to what is in reserve, on each rank to more", () => {
    const board = (pawn: string) => {
      const rows = Array.from({ length: 12 }, () => "12");
      rows[12 - Number(pawn.slice(1))] = "2P9";
      return [...rows.slice(0, 10), "6k5", "K11"].join("/");
    };
    const kinds = (pawn: string) => {
      const moves = Game.start(GROSS, { fen: `${board(pawn)} w - - 0 1` }).legalMoves();
      const ways = moves.filter(({ from }) => from === pawn).map(({ promotion }) => promotion ?? "none");
      return ways.sort().join(" ");
    };
    expect(kinds("c8")).toBe("none");
    expect(kinds("c9")).toBe("bishop knight none vao wizard");
    expect(kinds("c10")).toBe("bishop cannon champion knight none rook vao wizard");
    expect(kinds("c11")).toBe("archbishop bishop cannon champion knight marshal queen rook vao wizard");
  });

  it("is played as the reference does", { timeout: 120_000 }, () => {
    expect(duel(GROSS, { seed: 3, games: 3, plies: 60 })).toBeGreaterThan(60);
  });
});
