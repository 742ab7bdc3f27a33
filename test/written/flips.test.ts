/** Pieces that change sides, and drops that land where others stand so. */
import { describe, expect, it } from "vitest";
import { describePlayed } from "../../src/board/announce.ts";
import { Game } from "../../src/engine/game.ts";
import { flipsInWords } from "../../src/rules/flips/words.ts";
import { handsInWords } from "../../src/rules/hands/words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { expectFresh, expectOwnTexts } from "./rows.ts";

/** Discs on five by five, some keys, and what drops keep to. Those that are endless need not be in the hand. */
function discs(drops: string, keys = ""): Variant {
  const { variant, diagnostics } = examineVariant(document(drops, keys), { file: "discs.yaml" });
  if (!variant) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return variant;
}

function document(drops: string, keys: string): string {
  return `name: Discs
board: { files: 5, ranks: 5 }
pieces: { disc: { letter: D, betza: mW }, stone: { letter: S, betza: cK } }
setup: { fen: 4d/5/5/5/D1d2 w - - 0 1 }
hands: { ${/endless/.test(drops) ? "" : "start: { disc: 5 }, "}drops: [{ ${drops} }] }
win: [{ line: 5 }]
${keys}
`;
}

const ROWS = "captures: { flip: { between: K } }";
const AROUND = "captures: { flip: { around: K } }";

function at(variant: Variant, board: string): Game {
  return Game.start(variant, { fen: `${board}[DDdd] w - - 0 1` });
}

/** The board after a move. */
function boardAfter(variant: Variant, board: string, move: string): string {
  const game = at(variant, board);
  expectOwnTexts(game);
  expectFresh(game, move);
  game.play(move);
  return game.fen().split("[")[0];
}

function dropsIn(variant: Variant, board: string): string {
  const moves = at(variant, board)
    .legalMoves()
    .filter(({ drop }) => drop);
  return moves
    .map(({ to }) => to)
    .sort()
    .join(" ");
}

describe("pieces that change sides", () => {
  it.each([
    ["in a row up to the next own piece", "D@a1", "5/5/2D2/1d3/1d1D1", "5/5/2D2/1D3/Dd1D1"],
    ["several, in several rows", "D@b1", "1D3/1d3/1d3/1dd2/2dD1", "1D3/1D3/1D3/1Dd2/1DDD1"],
    ["not over a gap", "D@a1", "5/5/5/5/1d1dD", "5/5/5/5/Dd1dD"],
    ["not at the edge", "D@c1", "5/5/5/5/3dd", "5/5/5/5/2Ddd"],
    ["of any kind, as what they are", "D@a1", "5/5/5/5/1dsD1", "5/5/5/5/DDSD1"],
    ["where a piece moves to", "a2a1", "5/5/5/D4/1ddD1", "5/5/5/5/DDDD1"],
    ["where a piece takes", "a2a1", "5/5/5/S4/dd1D1", "5/5/5/5/Sd1D1"],
  ])("do so %s: %s", (_, move, before, after) => {
    expect(boardAfter(discs("on: all", ROWS), before, move)).toBe(after);
  });

  it("do so around the square of arrival, by drops only next to an own piece where the file says so", () => {
    expect(boardAfter(discs("on: all", AROUND), "5/5/1ds2/2d2/4d", "D@b2")).toBe("5/5/1DS2/1DD2/4d");
    const beside = discs("on: all", "captures: { flip: { around: K, drops: beside-own } }");
    expect(boardAfter(beside, "5/5/1d3/5/5", "D@b2")).toBe("5/5/1d3/1D3/5");
    expect(boardAfter(beside, "5/5/1d3/5/2D2", "D@b2")).toBe("5/5/1D3/1D3/2D2");
    expect(boardAfter(beside, "5/5/1d3/5/1D3", "b1b2")).toBe("5/5/1D3/1D3/5");
    // the square that it has left has no own piece any more
    expect(boardAfter(discs("on: all", ROWS), "5/5/5/5/1dDd1", "c1c2")).toBe("5/5/5/2D2/1d1d1");
  });

  it("are told with the move, and announced", () => {
    const game = at(discs("on: all", ROWS), "5/5/5/5/1dsD1");
    const move = game.play("D@a1");
    expect(move.flipped).toEqual([
      { square: "b1", piece: "disc" },
      { square: "c1", piece: "stone" },
    ]);
    expect(describePlayed(game.variant, move, 0)).toBe("White: Disc dropped on a1, turns over b1 c1.");
    game.undo();
    expect(game.fen()).toContain("5/5/5/5/1dsD1");
    expect(game.play("D@e5").flipped).toBeNull();
  });

  it("close what was left open to a taker that is won over", () => {
    const keys = `pieces: { disc: { letter: D, betza: ifmnDfmW }, stone: { letter: S, betza: fmWfceF } }
captures: { flip: { around: K } }`;
    const source = document("on: all", "").replace(/^pieces.*$/m, keys);
    const { variant } = examineVariant(source.replace("4d/5/5/5/D1d2", "5/5/s4/5/1D3"), { file: "open.yaml" });
    const game = Game.start(variant as Variant, { fen: "5/5/s4/5/1D3[] w - - 0 1" });
    game.play("b1b3");
    expect(game.fen()).toContain("5/5/SD3/5/5[] b - - ");
  });

  it("are told in words", () => {
    expect(flipsInWords(discs("on: all", ROWS))).toEqual([
      "Where a piece arrives, enemy pieces change sides that stand without a gap between it and another own piece, along ranks, files and diagonals.",
    ]);
    expect(flipsInWords(discs("on: all", "captures: { flip: { around: W, drops: beside-own } }"))).toEqual([
      "Where a piece arrives, enemy pieces around it, by leaps of W change sides.",
      "A drop flips only where another own piece stands there, too.",
    ]);
  });
});

describe("drops", () => {
  it.each([
    ["fall", "slides-from: [top]", "d4/5/5/2D2/2d2", "b1 c3 d1 e1"],
    ["slide in", "slides-from: [left]", "5/1d3/d4/4d/5", "a4 d2 e1 e5"],
    ["slide in over several edges", "slides-from: [left, right]", "5/1d3/5/5/5", "a1 a2 a3 a4 a5 c4 e1 e2 e3 e5"],
    ["are made beside own pieces", "beside: W", "5/5/5/d4/4D", "d1 e2"],
    ["are made clear of enemy ones", "clear-of: K", "5/3d1/5/2d2/5", "a1 a2 a3 a4 a5 b4 b5 e1 e2"],
    ["are made on opening squares first", "opening: b2 c3, beside: K", "5/5/5/1d3/5", "c3"],
    ["and then elsewhere", "opening: b2, beside: W", "5/5/5/1D3/5", "a2 b1 b3 c2"],
  ])("%s: { %s }", (_, drops, board, squares) => {
    const found = dropsIn(discs(drops), board);
    expect(found).toBe(squares);
  });

  it("stop where a square is missing", () => {
    const text = document("slides-from: [left]", "").replace("ranks: 5 }", "ranks: 5, holes: a3 c2 }");
    const { variant } = examineVariant(text, { file: "holes.yaml" });
    expect(dropsIn(variant as Variant, "5/5/*4/2*2/5")).toBe("b2 e1 e4 e5");
  });

  it("may have to flip something", () => {
    const game = at(discs("flips: true", ROWS), "5/5/5/5/1ddD1");
    expect(game.legalMoves().filter(({ drop }) => drop)).toHaveLength(1);
  });

  it("that never end are in no hand, and in no FEN", () => {
    const source = document("endless: true", "").replace("4d/5/5/5/D1d2", "5/5/5/5/5");
    const { variant } = examineVariant(source, { file: "endless.yaml" });
    const game = Game.start(variant as Variant);
    expect(game.legalMoves()).toHaveLength(50);
    game.play("S@c3");
    expect(game.fen()).toBe("5/5/2S2/5/5 b - - 1 1");
  });

  it("are told in words", () => {
    const words = handsInWords(discs("slides-from: [top], beside: K, clear-of: W, opening: c3"));
    expect(words).toContain("A Disc falls from the top of a file, down to the first rank or onto another piece.");
    expect(words).toContain("A Disc is dropped only next to an own piece.");
    expect(words).toContain("A Disc is never dropped on a square straight beside an enemy piece.");
    expect(words).toContain("While one of c3 is empty, it is dropped there and nowhere else.");
  });

  it.each([
    ["slides-from: [top, left], beside: N", ROWS],
    ["flips: true, opening: b2 c2", ROWS],
    ["clear-of: F, endless: true", "captures: { flip: { around: WD, drops: beside-own } }"],
  ])("play as the reference does: { %s }", { timeout: 60_000 }, (drops, keys) => {
    expect(duel(discs(drops, keys), { seed: 8, games: 8, plies: 40 })).toBeGreaterThan(30);
  });
});

describe("points", () => {
  it("may count pieces on the board alone", () => {
    const keys = "material: { in-hand: false }\nturn: [{ move: or-pass }]\n";
    const source = document("on: all", keys).replace("win: [{ line: 5 }]", "win: [{ passes: 1 }]");
    const { variant: own } = examineVariant(source, { file: "points.yaml" });
    const game = Game.start(own as Variant, { fen: "5/5/5/5/1ddD1[DDDDd] w - - 0 1" });
    game.play("--");
    expect(game.outcome).toMatchObject({ result: "0-1" });
  });
});

describe("flips and landings are refused", () => {
  const faults = (drops: string, keys: string) =>
    examineVariant(document(drops, keys), { file: "discs.yaml" }).diagnostics.map(
      ({ code, line }) => `${code} ${line}`,
    );

  it.each([
    ["captures: { flip: {} }", "missing-key 7"],
    ["captures: { flip: { around: K, between: K } }", "wrong-value 7"],
    ["captures: { flip: { between: K, drops: beside-own } }", "wrong-value 7"],
    ["captures: { flip: { around: R } }", "wrong-value 7"],
    ["captures: { flip: K }", "wrong-value 7"],
    ["captures: { flip: { around: K }, to-hand: captor }", "unsupported-rule 7"],
    ["captures: { flip: { around: K }, explode: { around: K } }", "unsupported-rule 7"],
  ])("%s", (keys, place) => {
    expect(faults("on: all", keys)).toContain(place);
  });

  it.each([
    ["slides-from: [up]", "wrong-value 5"],
    ["slides-from: []", "wrong-size 5"],
    ["beside: R", "wrong-value 5"],
    ["clear-of: mK-", "missing-atom 5"],
    ["opening: z9", "square 5"],
    ["flips: true", "hands 5"],
  ])("{ %s }", (drops, place) => {
    expect(faults(drops, "")).toContain(place);
  });

  it.each([
    ["betza: mW }", "betza: mW, royal: true }", "'disc' is royal"],
    ["betza: mW }", "betza: mW, forbidden: rank 5 }", "'disc' may not stand on every square"],
    ["betza: mW }", "betza: cabK }", "'disc' takes on its way"],
  ])("beside what they are not played with: %s", (part, other, message) => {
    const { diagnostics } = examineVariant(document("on: all", ROWS).replace(part, other), { file: "discs.yaml" });
    expect(diagnostics.map((own) => own.message).join("\n")).toContain(message);
  });
});
