/** Promotions by other moves than those that arrive: what files may say of them, what is refused, and how they are written. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { at, expectOwnTexts, refusals, targets, written } from "./rows.ts";

/** A silver general on the board of chess, and what it becomes. */
const PIECES = `
castling: none
pieces:
  silver: { letter: S, betza: FfW }
  gold: { letter: +S, betza: WfF }`;

function silver(rule: string): string {
  return `${PIECES}\npromotion: [{ pieces: [silver], to: [gold], ${rule} }]`;
}

describe("a promotion", () => {
  it.each([
    ["zone: rank 8", "7k/8/S7/8/8/8/8/7K w - - 0 1", "a6", "a7 b5 b7"],
    ["zone: ranks 6-8, on: [arrive]", "7k/8/8/S7/8/8/8/7K w - - 0 1", "a5", "a6+ b4 b6+"],
    ["zone: ranks 6-8, on: [leave]", "7k/8/S7/8/8/8/8/7K w - - 0 1", "a6", "a7+ b5+ b7+"],
    ["zone: ranks 6-8, on: [leave]", "7k/8/8/S7/8/8/8/7K w - - 0 1", "a5", "a6 b4 b6"],
    ["zone: ranks 6-8, on: [move]", "7k/8/8/S7/8/8/8/7K w - - 0 1", "a5", "a6+ b4 b6+"],
    ["zone: ranks 6-8, on: [arrive, leave], optional: true", "7k/8/8/S7/8/8/8/7K w - - 0 1", "a5", "a6 a6+ b4 b6 b6+"],
    ["zone: ranks 6-8, on: [move], optional: true", "7k/8/S7/8/8/8/8/7K w - - 0 1", "a6", "a7 a7+ b5 b5+ b7 b7+"],
    ["on: [capture]", "7k/8/8/8/8/1p6/S7/7K w - - 0 1", "a2", "a3 b1 b3+"],
    ["on: [capture, arrive], zone: rank 3", "7k/8/8/8/8/1p6/S7/7K w - - 0 1", "a2", "a3+ b1 b3+"],
    ["on: [capture, arrive], zone: rank 4", "7k/8/8/8/8/1p6/S7/7K w - - 0 1", "a2", "a3 b1 b3+"],
    ["zone: ranks 6-8, on: [enter]", "7k/8/8/S7/8/8/8/7K w - - 0 1", "a5", "a6+ b4 b6+"],
    ["zone: ranks 6-8, on: [enter]", "7k/8/S7/8/8/8/8/7K w - - 0 1", "a6", "a7 b5 b7"],
    ["zone: ranks 6-8, on: [capture-there]", "7k/8/1p6/S7/1p6/8/8/7K w - - 0 1", "a5", "a6 b4 b6+"],
    ["zone: ranks 6-8, on: [capture-there]", "7k/8/S7/1p6/8/8/8/7K w - - 0 1", "a6", "a7 b5+ b7"],
    [
      "zone: ranks 6-8, on: [enter, capture-there], optional: true",
      "7k/1p6/S7/8/8/8/8/7K w - - 0 1",
      "a6",
      "a7 b5 b7 b7+",
    ],
    ["on: [stay], zone: rank 2", "7k/8/8/8/8/8/S7/7K w - - 0 1", "a2", "a2+ a3 b1 b3"],
    ["on: [stay, leave], zone: rank 2", "7k/8/8/8/8/8/S7/7K w - - 0 1", "a2", "a2+ a3+ b1+ b3+"],
    ["on: [stay], zone: all", "7k/8/8/8/8/8/S7/r6K w - - 0 1", "a2", "b1"],
    ["on: [before-move], zone: rank 2", "7k/8/8/8/8/8/S7/7K w - - 0 1", "a2", "a1+ a3 a3+ b1 b2+ b3 b3+"],
    ["on: [stay, before-move], zone: rank 2", "7k/8/8/8/8/P7/S7/7K w - - 0 1", "a2", "a1+ a2+ b1 b2+ b3 b3+"],
    ["on: [before-move], zone: all", "7k/8/8/8/8/8/S7/r6K w - - 0 1", "a2", "b1"],
    ["on: [before-move], zone: all", "7k/8/8/8/8/8/1S6/r6K w - - 0 1", "b2", "a1 b1+ c1"],
    ["on: [before-move], zone: all", "7k/8/8/8/8/8/8/r4S1K w - - 0 1", "f1", "e1+ g1+"],
    ["zone: rank 2, on: [before-move], revert: true", "7k/8/8/8/8/8/+S7/7K w - - 0 1", "a2", "a1 a3 a3- b1- b2 b3 b3-"],
    ["zone: all, on: [move], revert: true", "7k/8/8/8/8/8/+S7/7K w - - 0 1", "a2", "a1- a3- b2- b3-"],
    ["zone: all, on: [stay], revert: true", "7k/8/8/8/8/8/+S7/7K w - - 0 1", "a2", "a1 a2- a3 b2 b3"],
    ["zone: ranks 2-8, limit: { gold: 1 }", "7k/8/8/8/8/8/8/S6K w - - 0 1", "a1", "a2+ b2+"],
    ["zone: ranks 2-8, limit: { gold: 1 }", "7k/8/8/8/8/+S7/8/S6K w - - 0 1", "a1", ""],
    ["zone: ranks 2-8, limit: { gold: 1 }, optional: true", "7k/8/8/8/8/+S7/8/S6K w - - 0 1", "a1", "a2 b2"],
  ])("%s: %s", (rule, fen, from, expected) => {
    const game = at(silver(rule), fen);
    expect(targets(game, from)).toBe(expected);
    expectOwnTexts(game);
  });

  it("is what the first of several rules says that fits", () => {
    const rules = `promotion:
  - { pieces: [silver], zone: rank 8, to: [queen] }
  - { pieces: [silver], zone: ranks 6-8, to: [gold], on: [move], optional: true }`;
    expect(targets(at(`${PIECES}\n${rules}`, "7k/S7/8/8/8/8/8/7K w - - 0 1"), "a7")).toBe("a8q b6 b6+ b8q");
  });

  it("to a second royal piece ends a check where the last one counts, and only there", () => {
    const keys = (royals: string) => `${PIECES.replace("betza: WfF", "betza: WfF, royal: true")}
check: { royals: ${royals} }
promotion: [{ pieces: [silver], zone: ranks 7-8, to: [gold], on: [move], optional: true }]`;
    const fen = "3k4/8/S7/8/8/8/6q1/7K w - - 0 1";
    expect(targets(at(keys("last"), fen), "a6")).toBe("a7+ b7+");
    expect(targets(at(keys("each"), fen), "a6")).toBe("");
    expect(targets(at(keys("each"), "1r1k4/8/S7/8/8/8/8/7K w - - 0 1"), "a6")).toBe("a7 a7+ b5 b7");
  });

  it("where it stands to a second royal piece ends a check too, where the last one counts", () => {
    const keys = (royals: string) => `${PIECES.replace("betza: WfF", "betza: WfF, royal: true")}
check: { royals: ${royals} }
promotion: [{ pieces: [silver], zone: ranks 7-8, to: [gold], on: [stay] }]`;
    const fen = "3k4/S7/8/8/8/8/6q1/7K w - - 0 1";
    expect(targets(at(keys("last"), fen), "a7")).toBe("a7+");
    expect(targets(at(keys("each"), fen), "a7")).toBe("");
  });

  it("is to nothing that may not stand there", () => {
    const keys = `${PIECES}
  rook: { forbidden: file b }
promotion: [{ pieces: [silver], zone: ranks 6-8, to: [gold, rook], on: [move] }]`;
    expect(targets(at(keys, "7k/8/8/S7/8/8/8/7K w - - 0 1"), "a5")).toBe("a6+ a6r b4 b6+");
  });

  it("is to pieces that its side has lost", () => {
    const lost =
      "promotion: [{ pieces: [pawn], to: [queen, rook, knight], limit: lost }]\npieces: { pawn: { forbidden: ranks 1 8 } }";
    const keys = lost.replace("ranks 1 8", "rank 1 rank 8");
    expect(targets(at(keys, "7k/P7/8/8/8/8/8/RR1Q3K w - - 0 1"), "a7")).toBe("a8n");
    expect(targets(at(keys, "7k/P7/8/8/8/8/8/RN5K w - - 0 1"), "a7")).toBe("a8n a8q a8r");
    expect(targets(at(keys, "7k/P7/8/8/8/1NN5/8/RR1Q3K w - - 0 1"), "a7")).toBe("");
  });

  it("may make a second king, which has to be safe as well", () => {
    const keys = "castling: none\ncheck: { royals: each }\npromotion: [{ pieces: [pawn], to: [king] }]";
    const game = at(keys, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    game.play("a8=K");
    expect(game.fen()).toBe("K6k/8/8/8/8/8/8/K7 b - - 0 1");
    expect(at(keys, "K6r/7k/8/8/8/8/8/K7 w - - 0 1").check).toBe(true);
    expect(at(keys, "K7/7k/8/8/8/8/8/K6r w - - 0 1").check).toBe(true);
    expect(at(keys, "K7/7k/8/8/8/8/7r/K7 w - - 0 1").check).toBe(false);
  });

  it("is to pieces that its side has had in hand", () => {
    const keys = `castling: none\npromotion: [{ pieces: [pawn], to: [queen, rook], limit: lost }]
hands: { start: { queen: 1 } }\npieces: { pawn: { forbidden: rank 1 rank 8 } }`;
    expect(targets(at(keys, "7k/P7/8/8/8/8/8/RR1Q3K[] w - - 0 1"), "a7")).toBe("a8q");
  });

  it("takes a piece to squares that are forbidden to it, and only so", () => {
    const keys = (rule: string) =>
      `castling: none\npieces: { lance: { letter: L, betza: fR, forbidden: dead-ends }, gold: { letter: +L, betza: WfF } }
promotion: [{ pieces: [lance], to: [gold], ${rule} }]`;
    const fen = "7k/8/L7/8/8/8/8/7K w - - 0 1";
    expect(targets(at(keys("zone: ranks 6-8, on: [leave], optional: true"), fen), "a6")).toBe("a7 a7+ a8+");
    expect(targets(at(keys("zone: ranks 7-8, on: [leave], optional: true"), fen), "a6")).toBe("a7");
    const check = "k7/8/L7/8/8/8/8/7K b - - 0 1";
    expect(at(keys("zone: ranks 6-8, on: [leave]"), check).check).toBe(true);
    expect(at(keys("zone: rank 7, on: [leave]"), check).check).toBe(false);
    expect(at(keys("on: [capture]"), check).check).toBe(true);
  });

  it.each([
    ["zone: ranks 6-8, to: [queen]", "d6q e6q"],
    ["zone: ranks 6-8, to: [queen], en-passant: true", "d6q e6q"],
    ["zone: ranks 6-8, to: [queen], en-passant: false", "d6 e6q"],
    ["zone: ranks 6-8, to: [queen], optional: true, en-passant: false", "d6 e6 e6q"],
    ["on: [capture], to: [queen], en-passant: false", "d6 e6"],
    ["zone: rank 5, on: [leave], to: [queen], en-passant: false", "d6 e6q"],
  ])("of pawns, one of which captures en passant, %s: %s", (rule, expected) => {
    const game = at(`promotion: [{ pieces: [pawn], ${rule} }]`, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    expect(targets(game, "e5")).toBe(expected);
    expectOwnTexts(game);
  });

  it("takes en passant", () => {
    const game = at("promotion: [{ pieces: [pawn], on: [capture], to: [queen] }]", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    expect(game.play("e5d6q")).toMatchObject({ promotion: "queen", capturedAt: "d5" });
    expect(game.fen()).toBe("4k3/8/3Q4/8/8/8/8/4K3 b - - 0 1");
  });

  it("leaves captures en passant to a later rule, or none at all where the pawn may not stand", () => {
    const first = "{ pieces: [pawn], zone: ranks 6-8, to: [queen], en-passant: false }";
    const fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    const second = "{ pieces: [pawn], zone: ranks 6-8, to: [knight] }";
    expect(targets(at(`promotion: [${first}, ${second}]`, fen), "e5")).toBe("d6n e6q");
    expect(refusals(`promotion: [${second}, ${first}]`)).toEqual(["promotion 1:75"]);
    const barred = `promotion: [${first}]\npieces: { pawn: { forbidden: rank 6 } }`;
    const game = at(barred, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    expect(game.play("d7d5")).toMatchObject({ san: "d5" });
    expect(game.fen()).toBe("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
    expect(targets(game, "e5")).toBe("e6q");
  });

  it("leaves a file that says nothing of it in the plain kernels, with its digest", () => {
    const chess = bundledVariant("chess") as Variant;
    expect(
      rulesDigest(written("promotion: [{ pieces: [pawn], to: [queen, rook, bishop, knight], on: [arrive] }]")),
    ).toBe(rulesDigest(chess));
  });
});

describe("in texts", () => {
  it("what comes back has a minus, and captured pieces are what they were", () => {
    const keys = `${silver("zone: all, on: [move], revert: true")}
captures: { to-hand: captor }
hands: { drops: [{ promoted: true }] }`;
    const game = at(keys, "7k/8/8/8/8/1+s6/S7/7K[] w - - 0 1");
    expect(game.play("a2b3+").san).toBe("Sxb3=+S");
    expect(game.fen()).toBe("7k/8/8/8/8/1+S6/8/7K[S] b - - 0 1");
    game.play("Kg8");
    expect(game.play("b3b4-").san).toBe("+Sb4=S");
    game.play("Kh8");
    expect(game.play("+S@a1").san).toBe("+S@a1");
    expect(Game.fromPgn(game.pgn(), { variant: game.variant }).fen()).toBe(game.fen());
  });

  it("a promotion instead of a move names the square twice", () => {
    const game = at(silver("on: [stay], zone: rank 2"), "7k/8/8/8/8/8/S7/7K w - - 0 1");
    expect(game.play("a2a2+")).toMatchObject({ san: "Sa2=+S", capturedAt: null, promotion: "gold" });
    expect(game.fen()).toBe("7k/8/8/8/8/8/+S7/7K b - - 1 1");
  });
});

describe("rules of promotion that mean nothing are refused by name", () => {
  it.each([
    ["on: [move, leave]", "promotion 6:49"],
    ["on: [leave, leave]", "promotion 6:49"],
    ["on: [arrive, enter]", "promotion 6:49"],
    ["on: [move, enter]", "promotion 6:49"],
    ["on: [capture-there, capture]", "promotion 6:49"],
    ["on: [leaf]", "wrong-value 6:50"],
    ["on: []", "wrong-size 6:49"],
    ["on: [capture], zone: rank 8", "promotion 6:60"],
    ["on: [stay], optional: true", "promotion 6:57"],
    ["limit: { queen: 1 }", "promotion 6:54"],
    ["limit: { gold: 0 }", "out-of-range 6:60"],
    ["limit: { qeen: 1 }", "unknown-piece 6:60"],
    ["limit: all", "wrong-value 6:52"],
    ["en-passant: false", "promotion 6:45"],
    ["on: [stay], en-passant: false", "promotion 6:57"],
  ])("%s", (rule, place) => {
    expect(refusals(silver(rule))).toEqual([place]);
  });

  it("when one before it always counts", () => {
    const two = `${PIECES}
promotion:
  - { pieces: [silver], zone: ranks 6-8, to: [gold], on: [move] }
  - { pieces: [silver], zone: rank 8, to: [queen] }`;
    expect(refusals(two)).toEqual(["promotion 8:16"]);
  });

  it("when a later one needs less", () => {
    const two = (earlier: string, later: string) => `${PIECES}
promotion:
  - { pieces: [silver], zone: ranks 6-8, to: [gold], on: [${earlier}], optional: true }
  - { pieces: [silver], zone: ranks 7-8, to: [queen], on: [${later}], optional: true }`;
    expect(refusals(two("arrive", "enter"))).toEqual(["promotion 8:16"]);
    expect(refusals(two("move", "capture-there"))).toEqual(["promotion 8:16"]);
    expect(refusals(two("capture, leave", "capture-there"))).toEqual(["promotion 8:16"]);
    expect(refusals(two("arrive", "capture-there"))).toEqual([]);
    expect(refusals(two("enter", "arrive"))).toEqual([]);
  });

  it("when it is by entering and the piece may not stand everywhere", () => {
    const pawn = "promotion: [{ pieces: [pawn], zone: ranks 6-8, to: [queen], on: [enter], optional: true }]";
    expect(refusals(pawn)).toEqual(["promotion 1:65"]);
    expect(refusals(`pieces: { pawn: { forbidden: none } }\n${pawn}`)).toEqual([]);
  });

  it("when two pieces would come back from one", () => {
    const two = `${PIECES}
promotion: [{ pieces: [knight, bishop], zone: all, on: [move], to: [rook], revert: true }]`;
    expect(refusals(two)).toEqual(["promotion 6:84"]);
  });
});

describe("the rules in words", () => {
  it.each([
    [
      "zone: ranks 6-8, on: [move], optional: true",
      ["A Silver may promote to Gold by a move that begins or ends on ranks 6 to 8 (Black: ranks 1 to 3)."],
    ],
    [
      "zone: ranks 6-8, on: [enter, capture-there], optional: true",
      [
        "A Silver may promote to Gold by a move that ends on ranks 6 to 8 (Black: ranks 1 to 3) and begins elsewhere or by taking with a move that begins or ends there.",
      ],
    ],
  ])("%s", (rule, sentences) => {
    expect(Object.fromEntries(rulesInWords(written(silver(rule)))).Promotion).toEqual(sentences);
  });

  it("say that captures en passant are no occasion", () => {
    const keys = "promotion: [{ pieces: [pawn], to: [queen], en-passant: false }]";
    const sentences = [
      "A Pawn promotes on rank 8 (Black: rank 1) to Queen.",
      "A capture en passant does not promote it.",
    ];
    expect(Object.fromEntries(rulesInWords(written(keys))).Promotion).toEqual(sentences);
  });
});
