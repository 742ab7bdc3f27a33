/** Captors that turn to stone: who does, what a wall stops, what gives no check because of it, and what is refused. */
import { describe, expect, it } from "vitest";
import { describePlayed } from "../../src/board/announce.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { writeUci } from "../../src/notation/move.ts";
import { capturesInWords } from "../../src/rules/captures/words.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const PIECES = "captures: { petrify: [knight, bishop, rook, queen, king] }";
const ALL = "captures: { petrify: all }";
const ATOMIC = "explode: { around: K, spare: [pawn] }";
const NUCLEAR = `captures: { ${ATOMIC}, petrify: [pawn, knight, bishop, rook, queen] }\nwin: [checkmate, { taken: [king] }]`;

describe("a captor turns to stone", () => {
  it.each([
    ["and stays as a wall", PIECES, "4k3/8/8/8/3r4/8/8/3RK3 w - - 3 9", "d1d4", "4k3/8/8/8/3*4/8/8/4K3 b - - 0 9"],
    [
      "but for a kind that does not",
      PIECES,
      "4k3/8/8/3r4/4P3/8/8/4K3 w - - 3 9",
      "e4d5",
      "4k3/8/8/3P4/8/8/8/4K3 b - - 0 9",
    ],
    [
      "as what it was before it promotes",
      PIECES,
      "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1",
      "e7d8q",
      "3Q3k/8/8/8/8/8/8/4K3 b - - 0 1",
    ],
    ["where it promotes, too", ALL, "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "3*3k/8/8/8/8/8/8/4K3 b - - 0 1"],
    [
      "where it arrives in passing",
      ALL,
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
      "e5d6",
      "4k3/8/3*4/8/8/8/8/4K3 b - - 0 1",
    ],
    [
      "and takes rights with it",
      PIECES,
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
      "h1h8",
      "r3k2*/8/8/8/8/8/8/R3K3 b Qq - 0 1",
    ],
    [
      "beside walls that stand",
      PIECES,
      "4k3/*7/8/8/3r4/8/8/3RK3 w - - 3 9",
      "d1d4",
      "4k3/*7/8/8/3*4/8/8/4K3 b - - 0 9",
    ],
  ])("%s", (_, keys, fen, move, after) => {
    const game = at(keys, fen);
    expectOwnTexts(game);
    expectFresh(game, move);
    game.play(move);
    expect(game.fen()).toBe(after);
    expect(at(keys, after).fen()).toBe(after);
    game.undo();
    expect(game.fen()).toBe(fen);
  });

  it("which is told of the move", () => {
    const game = at(PIECES, "4k3/8/8/8/3r4/8/8/3RK3 w - - 3 9");
    const move = game.play("d1d4");
    expect(move).toMatchObject({ captures: "rook", blown: [{ square: "d4", piece: "rook", side: 0 }], wall: null });
    expect(describePlayed(game.variant, move, 0)).toContain("Rook d1 takes Rook on d4 and turns to stone");
    expect(at(PIECES, "4k3/8/8/8/3r4/8/8/3RK3 w - - 3 9").play("d1d3").blown).toBeNull();
    expect(at(PIECES, "4k3/8/8/3r4/4P3/8/8/4K3 w - - 3 9").play("e4d5").blown).toBeNull();
  });

  it("and stops whoever would go through", () => {
    const fen = "4k3/8/8/8/3*4/8/3P4/R2QK2R w KQ - 0 1";
    expect(targets(at(PIECES, fen), "d2")).toBe("d3");
    expect(targets(at(PIECES, "4k3/8/8/8/3*4/8/8/3QK3 w - - 0 1"), "d1")).not.toMatch(/d[4-8]/);
    expect(targets(at(PIECES, "4k3/8/8/8/8/8/8/R*2K2* w Q - 0 1"), "e1")).toBe("d1 d2 e2 f1 f2");
    expect(at(PIECES, "4k3/8/8/8/4*3/8/8/4RK2 b - - 0 1").check).toBe(false);
  });
});

describe("a king that would turn to stone", () => {
  it("captures nothing, not even what gives check", () => {
    expect(targets(at(PIECES, "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"), "e1")).toBe("d1 e2 f1 f2");
    expect(at(PIECES, "k7/8/8/8/8/8/6q1/7K w - - 0 1").outcome).toMatchObject({ result: "0-1", code: "checkmate" });
  });

  it("gives no check, so that kings may stand side by side", () => {
    expect(targets(at(PIECES, "8/8/8/8/8/3k4/8/3K4 w - - 0 1"), "d1")).toBe("c1 c2 d2 e1 e2");
    const game = at(PIECES, "8/8/8/8/8/3k4/3K4/r7 w - - 0 1");
    expect(game.check).toBe(false);
    expect(targets(game, "d2")).toBe("c2 c3 e2 e3");
  });

  it("is met by pieces that would turn to stone as by others", () => {
    expect(at(PIECES, "4k3/8/8/8/8/8/8/4RK2 b - - 0 1").check).toBe(true);
  });

  it("takes as ever where kings do not turn to stone", () => {
    const keys = "captures: { petrify: [queen] }";
    expect(targets(at(keys, "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"), "e1")).toContain("d2");
    expect(targets(at(keys, "8/8/8/8/8/3k4/8/3K4 w - - 0 1"), "d1")).toBe("c1 e1");
  });

  it("is lost by its own capture where nothing is royal", () => {
    const keys = `${PIECES}\npieces: { king: { royal: false } }\ncastling: none\nwin: []\nlose: [{ lost: [king] }]`;
    const game = at(keys, "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1");
    game.play("e1d2");
    expect(game.outcome).toMatchObject({ result: "0-1", code: "pieces-lost" });
  });
});

describe("a captor that turns to stone where captures explode", () => {
  it("leaves a wall in the middle, also of a pawn that promotes", () => {
    const game = at(NUCLEAR, "4k3/8/8/2bnp3/3r4/8/8/3RK3 w - - 3 9");
    expectFresh(game, "d1d4");
    game.play("d1d4");
    expect(game.fen()).toBe("4k3/8/8/4p3/3*4/8/8/4K3 b - - 0 9");
    const promoting = at(NUCLEAR, "3n4/4P3/8/8/k7/8/8/4K3 w - - 3 9");
    promoting.play("e7d8q");
    expect(promoting.fen()).toBe("3*4/8/8/8/k7/8/8/4K3 b - - 0 9");
  });

  it("does not where it is immune", () => {
    const keys = NUCLEAR.replace("spare: [pawn]", "spare: [pawn], immune: [rook]");
    const game = at(keys, "4k3/8/8/2bnp3/3r4/8/8/3RK3 w - - 3 9");
    game.play("d1d4");
    expect(game.fen()).toBe("4k3/8/8/4p3/3R4/8/8/4K3 b - - 0 9");
  });
});

describe("a captor that turns to stone where captures go to hands", () => {
  const HANDS = PIECES.replace("captures: {", "captures: { to-hand: captor,");

  it("falls into the hand of its enemy, and nothing is dropped on a wall", () => {
    const game = at(HANDS, "4k3/8/8/8/3r4/8/8/3RK3[] w - - 3 9");
    expectFresh(game, "d1d4");
    game.play("d1d4");
    expect(game.fen()).toBe("4k3/8/8/8/3*4/8/8/4K3[Rr] b - - 0 9");
    expect(game.legalMoves().some(({ uci }) => uci === "R@d4")).toBe(false);
    expect(game.legalMoves().some(({ uci }) => uci === "R@d5")).toBe(true);
  });
});

describe("stones", () => {
  it("count as what captures cost", () => {
    const game = at(PIECES, "6k1/5ppp/8/8/3p4/8/5PPP/3Q2K1 w - - 0 1");
    const searcher = new Searcher(game.variant, 1);
    searcher.begin(game.positions, 5);
    while (searcher.slice(1000) !== SEARCH_FINISHED);
    const [{ line }] = searcher.read();
    expect(line[0] && writeUci(game.variant, line[0])).not.toBe("d1d4");
  });

  it("are told in words", () => {
    expect(capturesInWords(written(PIECES))).toEqual([
      "A King, Queen, Rook, Bishop or Knight that captures turns to stone: a wall stands where it has arrived.",
      "Nothing stands on a wall or goes through it, and nobody takes it.",
      "A King never captures, and so gives no check.",
    ]);
    expect(capturesInWords(written(ALL))[0]).toBe("Who captures turns to stone: a wall stands where it has arrived.");
    const hands = capturesInWords(written(NUCLEAR.replace("captures: {", "captures: { to-hand: captor,")));
    expect(hands).toContain("What is blown up or turns to stone falls into the hand of its enemy.");
  });

  it.each([PIECES, ALL, NUCLEAR])("play as the reference does: %s", { timeout: 60_000 }, (keys) => {
    expect(duel(written(keys), { seed: 8, games: 6, plies: 60 })).toBeGreaterThan(100);
  });

  it.each([
    ["petrify: [gnu]", "unknown-piece 1:23"],
    ["petrify: []", "wrong-size 1:22"],
    ["petrify: pieces", "wrong-value 1:22"],
    ["petrify: { pawn: true }", "wrong-type 1:22"],
  ])("are refused: %s", (key, place) => {
    expect(refusals(`captures: { ${key} }`)).toContain(place);
  });

  it.each([
    ["turn: [move, { wall: duck }]", "Where turns build walls, nothing can turn to stone yet."],
    ["check: { royals: last }", "nothing can turn to stone yet"],
    ["pieces: { knight: { betza: caK } }", "takes on its way"],
    ["pieces: { knight: { betza: pR } }", "goes over pieces, and with such a piece nothing can turn to stone yet"],
    ["pieces: { king: { betza: KimR2 } }", "may be taken en passant"],
  ])("are not played yet beside %s", (keys, message) => {
    expect(complaints(`${ALL}\n${keys}`)).toContain(message);
  });

  it("are walls in FENs of these variants alone", () => {
    expect(() => at("captures: { must: true }", "4k3/8/8/8/3*4/8/8/4K3 w - - 0 1")).toThrow();
  });
});
