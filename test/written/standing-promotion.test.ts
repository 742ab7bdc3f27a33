/** Promotions where a piece stands: before a move that it makes as another, without an attack, and of the last such piece. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { writeUci } from "../../src/notation/move.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { at, complaints, expectOwnTexts, refusals, targets, written } from "./rows.ts";

/** Pawns of one step that become rooks, or what is said. */
function pawns(rule: string, more = ""): string {
  return `castling: none\npieces: { pawn: { betza: fmWfcF, forbidden: none, resets-clock: true } }
promotion: [{ pieces: [pawn], to: [rook], ${rule} }]${more}`;
}

describe("what promotes before a move", () => {
  const keys = pawns("zone: rank 2, on: [before-move]");

  it("goes as what it becomes, to empty squares alone, and as what it is without promoting", () => {
    expect(targets(at(keys, "7k/1p6/8/8/1n6/2n5/1P1B4/7K w - - 0 1"), "b2")).toBe("a2r b1r b3 b3r c2r c3");
  });

  it("is in the zone before", () => {
    expect(targets(at(keys, "7k/8/8/8/8/8/8/1P5K w - - 0 1"), "b1")).toBe("b2");
    expect(targets(at(keys, "7k/8/8/8/8/1P6/8/7K w - - 0 1"), "b3")).toBe("b4");
  });

  it("ends a check by coming between, and stays on the line of a pin", () => {
    expect(targets(at(keys, "7k/8/8/8/7r/8/2P5/7K w - - 0 1"), "c2")).toBe("h2r");
    expect(targets(at(keys, "7k/8/8/8/8/8/r2P3K/8 w - - 0 1"), "d2")).toBe("b2r c2r e2r f2r g2r");
    expect(targets(at(keys, "7k/7r/8/8/7b/8/2P5/4K2r w - - 0 1"), "c2")).toBe("");
  });

  it("may stand on neither square as what is forbidden there", () => {
    const barred = (squares: string) => keys.replace("pawn: {", `rook: { forbidden: ${squares} }, pawn: {`);
    expect(targets(at(barred("b1 b3"), "7k/8/8/8/8/8/1P6/7K w - - 0 1"), "b2")).toBe(
      "a2r b3 b4r b5r b6r b7r b8r c2r d2r e2r f2r g2r h2r",
    );
    expect(refusals(barred("b2"))).toEqual(["promotion 3:35"]);
    const both = barred("b2").replace("[rook]", "[rook, knight]");
    expect(targets(at(both, "7k/8/8/8/8/8/1P6/7K w - - 0 1"), "b2")).toBe("a4n b3 c4n d1n d3n");
  });

  it("is written with both its squares, and read with one", () => {
    const game = at(keys, "7k/8/8/8/8/2P5/1P6/7K w - - 0 1");
    expectOwnTexts(game);
    expect(game.play("c2=R")).toMatchObject({ uci: "b2c2r", san: "b2c2=R", piece: "pawn", promotion: "rook" });
    expect(game.fen()).toBe("7k/8/8/8/8/2P5/2R5/7K b - - 0 1");
    expect(Game.fromPgn(game.pgn(), { variant: game.variant }).fen()).toBe(game.fen());
  });

  it("leaves the letters and squares of other moves as they are", () => {
    const game = at(keys, "7k/8/8/8/8/1P6/P7/7K w - - 0 1");
    expect(game.legalMoves().find(({ uci }) => uci === "b3b4")?.san).toBe("b4");
    expect(game.legalMoves().find(({ uci }) => uci === "a2a3")?.san).toBe("a3");
    expect(game.legalMoves().find(({ uci }) => uci === "a2b2r")?.san).toBe("a2b2=R");
  });

  it("takes first moves of what it becomes, and leaves nothing to capture en passant", () => {
    const soldiers = `castling: none
pieces:
  soldier: { letter: S, betza: W }
promotion: [{ pieces: [soldier], to: [pawn], zone: rank 2, on: [before-move] }, { pieces: [pawn], to: [queen] }]`;
    const game = at(soldiers, "7k/8/8/8/3p4/8/2S5/7K w - - 0 1");
    expect(targets(game, "c2")).toBe("b2 c1 c3 c3p c4p d2");
    game.play("c2c4p");
    expect(game.fen()).toBe("7k/8/8/8/2Pp4/8/8/7K b - - 1 1");
  });

  it("is found by the search", () => {
    const game = at(`${keys.slice(0, -3)}, side: white }]`, "6k1/5ppp/8/8/8/8/1P6/6K1 w - - 0 1");
    const searcher = new Searcher(game.variant, 1);
    searcher.begin([game.position], 4);
    while (searcher.slice(1000) !== SEARCH_FINISHED);
    const [move] = searcher.read()[0].line;
    expect(writeUci(game.variant, move)).toBe("b2b8r");
  });
});

describe("a promotion that may not attack", () => {
  const keys = pawns("zone: ranks 1-2, on: [stay, before-move], attacks: false");

  it("is to nothing that attacks an enemy from where it is then", () => {
    expect(targets(at(keys, "7k/8/8/8/8/8/1P2n3/7K w - - 0 1"), "b2")).toBe("b1r b3 b3r b4r b5r b6r b7r");
    expect(targets(at(keys, "7k/1n6/8/8/8/8/1P6/7K w - - 0 1"), "b2")).toBe("a2r b3 c2r d2r e2r f2r g2r");
  });

  it("attacks over the square that it leaves", () => {
    expect(targets(at(keys, "7k/8/8/8/8/8/1P6/1n5K w - - 0 1"), "b2")).toBe("a2r b3 c2r d2r e2r f2r g2r");
  });

  it("gives no check by others either", () => {
    expect(targets(at(keys, "8/8/8/8/3k4/8/1P6/B6K w - - 0 1"), "b2")).toBe("b2r b3");
    const plain = keys.replace(", attacks: false", "");
    expect(targets(at(plain, "8/8/8/8/3k4/8/1P6/B6K w - - 0 1"), "b2")).toContain("c2r");
  });

  it("gives none where royal pieces are attacked by other moves than what takes", () => {
    const lines = keys.replace("pawn: {", "rook: { checks-by: B }, pawn: {");
    expect(targets(at(lines, "8/8/8/8/4k3/8/1P6/7K w - - 0 1"), "b2")).not.toContain("c2r");
    expect(targets(at(lines, "8/8/8/4k3/8/8/1P6/7K w - - 0 1"), "b2").split(" ")).not.toContain("b2r");
    expect(targets(at(keys, "8/8/8/4k3/8/8/1P6/7K w - - 0 1"), "b2").split(" ")).toContain("b2r");
  });
});

describe("a promotion of the last piece of its kind", () => {
  const keys = pawns("zone: all, on: [stay], last: true");

  it("waits for the others, of its own side alone", () => {
    expect(targets(at(keys, "7k/p7/8/8/8/1P6/8/7K w - - 0 1"), "b3")).toBe("b3r b4");
    expect(targets(at(keys, "7k/p7/8/8/8/1P1P4/8/7K w - - 0 1"), "b3")).toBe("b4");
  });

  it("comes before one that is for all of them, and not behind it", () => {
    const rule = (zone: string, more: string) => `{ pieces: [pawn], to: [rook], zone: ${zone}, on: [stay]${more} }`;
    const both = (first: string, second: string) =>
      `${pawns("zone: all").split("promotion")[0]}promotion: [${first}, ${second}]`;
    expect(refusals(both(rule("all", ", last: true"), rule("rank 5", "")))).toEqual([]);
    expect(refusals(both(rule("all", ""), rule("rank 5", ", last: true")))).toEqual(["promotion 3:79"]);
    const game = at(both(rule("rank 4", ", last: true"), rule("rank 5", "")), "7k/8/8/1P6/3P4/8/8/7K w - - 0 1");
    expect(targets(game, "b5")).toBe("b5r b6");
    expect(targets(game, "d4")).toBe("d5");
  });
});

describe("refused are", () => {
  it.each([
    ["attacks by moves of the piece itself", "zone: rank 8, attacks: false", "promotion 3:57"],
    ["and the last such piece", "zone: rank 8, last: true", "promotion 3:57"],
    [
      "both of them beside another occasion",
      "on: [stay, leave], last: true, attacks: false",
      "promotion 3:62 promotion 3:74",
    ],
    ["a choice where all is one", "on: [before-move], optional: true", "promotion 3:62"],
    ["captures en passant of what takes nothing", "on: [before-move, stay], en-passant: false", "promotion 3:68"],
  ])("%s", (_, rule, expected) => {
    expect(refusals(pawns(rule)).join(" ")).toBe(expected);
  });

  it("moves that their texts would not tell from the piece's own", () => {
    const both = `${pawns("zone: rank 2, on: [before-move]").slice(0, -1)}, { pieces: [pawn], to: [queen] }]`;
    expect(refusals(both)).toEqual(["promotion 3:61"]);
    expect(complaints(both)).toContain("promotes by its own moves, too");
  });

  it("royal pieces that would be somewhere else", () => {
    const royal = `castling: none\ncheck: { royals: each }
pieces: { duke: { letter: D, betza: W, royal: true }, prince: { letter: I, betza: N, royal: true } }
promotion: [{ pieces: [duke], to: [prince], zone: all, on: [stay, before-move] }]`;
    expect(refusals(royal)).toEqual(["promotion 4:60"]);
    expect(refusals(royal.replace(", before-move", ""))).toEqual([]);
  });

  it("what takes on its way, or attacks not all that it could take", () => {
    const lion = (
      rule: string,
    ) => `castling: none\npieces: { lion: { letter: L, betza: KcaK }, pawn: { forbidden: none } }
promotion: [{ pieces: [pawn], to: [lion], zone: all, ${rule} }]`;
    expect(refusals(lion("on: [before-move]"))).toEqual(["unsupported-rule 3:54"]);
    expect(refusals(lion("on: [stay], attacks: false"))).toEqual(["unsupported-rule 3:66"]);
    expect(refusals(lion("on: [stay]"))).toEqual([]);
    const sparing = (rule: string) => pawns(rule).replace("{ pawn:", "{ rook: { spares: [knight] }, pawn:");
    expect(refusals(sparing("zone: all, on: [stay], attacks: false"))).toEqual(["unsupported-rule 3:66"]);
    expect(refusals(sparing("zone: all, on: [stay, before-move]"))).toEqual([]);
  });
});

it("the digest tells these rules apart", () => {
  const digests = ["", ", attacks: false", ", last: true"].flatMap((more) =>
    ["[stay]", "[before-move]", "[stay, before-move]"].map((on) =>
      rulesDigest(written(pawns(`zone: all, on: ${on}${more}`))),
    ),
  );
  expect(new Set(digests).size).toBe(9);
});

it("the rules in words say all of it", () => {
  const words = (rule: string) =>
    rulesInWords(written(pawns(rule)))
      .flatMap(([, sentences]) => sentences)
      .join(" ");
  expect(words("zone: rank 2, on: [before-move]")).toContain(
    "A Pawn may promote to Rook where it stands on rank 2 (Black: rank 7), before a move to an empty square. It makes that move as what it has become.",
  );
  expect(words("zone: all, on: [stay, before-move], attacks: false, last: true")).toContain(
    "A side's last Pawn may promote to Rook where it stands, instead of a move or before a move to an empty square. It makes that move as what it has become. It may not attack an enemy piece from where it is then, nor give check.",
  );
});

describe("the chess of Myanmar", () => {
  const game = (fen: string) => Game.start(bundledVariant("sittuyin") as Variant, { fen });

  it.each([
    ["4k3/8/8/3P4/8/8/P7/4K3[] w - - 0 1", "d5", "c4f c6f d5f d6 e4f e6f"],
    ["4k3/8/8/3P4/8/8/P7/4KF2[] w - - 0 1", "d5", "d6"],
    ["8/8/2n5/3P4/8/8/8/1k2K3[] w - - 0 1", "d5", "c4f c6 d6 e4f e6f"],
    ["8/8/8/8/k2P3R/8/8/6K1[] w - - 0 1", "d4", "d4f d5"],
    ["8/8/8/8/n2P3R/8/8/k5K1[] w - - 0 1", "d4", "c3f c5f d4f d5 e3f e5f"],
    ["6k1/8/8/8/r1P3K1/8/8/8[] w - - 0 1", "c4", "c4f"],
    ["4k3/8/8/3P4/r3K3/7P/8/8[] w - - 0 1", "d5", "c4f"],
  ])("%s: %s, as Fairy-Stockfish has it", (fen, from, expected) => {
    expect(targets(game(fen), from)).toBe(expected);
  });
});
