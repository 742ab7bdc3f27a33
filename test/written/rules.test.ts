/** Variants of one's own are played as they are written: what a review found misplayed or silent, and what was decided. */
import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { at, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const KNIGHT = "8/4k3/8/8/3N4/8/8/K6R w - - 0 1";
const BISHOP = "8/4k3/8/8/3B4/8/8/K6R w - - 0 1";

describe("what is said twice is one move", () => {
  const same = [
    { twice: "KW", once: "K" },
    { twice: "NvN", once: "N" },
    { twice: "NcN", once: "N" },
    { twice: "KcK", once: "K" },
    { twice: "WfW", once: "W" },
    { twice: "RfR", once: "R" },
    { twice: "QR", once: "Q" },
    { twice: "QmQ", once: "Q" },
    { twice: "W(0,1)", once: "W" },
    { twice: "AfbA", once: "A" },
    { twice: "R4R2", once: "R4" },
    { twice: "NnN", once: "N" },
  ];
  it.each(same)("$twice moves as $once", ({ twice, once }) => {
    const moves = (betza: string) => targets(at(`pieces: { knight: { betza: "${betza}" } }`, KNIGHT), "d4");
    expect(moves(twice)).toBe(moves(once));
    expect(moves(twice)).not.toBe("");
  });

  it("gives check as often as it is said: NvN guards e6", () => {
    const game = at("pieces: { knight: { betza: NvN } }", "8/4k3/8/8/3N4/8/8/K6R b - - 0 1");
    expect(targets(game, "e7")).toBe("d6 d7 d8 e8 f6 f7 f8");
  });

  it("captures with the pawn fmWfFfceFifmnD", () => {
    const game = at("pieces: { pawn: { betza: fmWfFfceFifmnD } }", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    expect(targets(game, "e4")).toBe("d5 e5 f5");
  });

  it("is material to mate with: KW is a piece, not nothing", () => {
    expect(at("pieces: { knight: { betza: KW } }", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1").outcome).toBeNull();
  });
});

describe("a first move without a square from which to make it is no move", () => {
  const GENERAL = "general: { letter: G, betza: KiN }";
  it.each([
    ["named before the knight", `pieces: { ${GENERAL}, knight: { betza: N } }`],
    ["named after it", `pieces: { knight: { betza: N }, ${GENERAL} }`],
  ])("a promotion-only piece %s leaves the knight its leap and has none itself", (_, keys) => {
    const promotion = "promotion: [{ pieces: [pawn], to: [queen, general] }]";
    const game = at(`${keys}\n${promotion}`, "8/4k3/8/8/3N1G2/8/8/K7 w - - 0 1");
    expect(targets(game, "d4")).toBe("b3 b5 c2 c6 e2 e6 f3 f5");
    expect(targets(game, "f4")).toBe("e3 e4 e5 f3 f5 g3 g4 g5");
  });

  it("first-move: none switches a letter i off", () => {
    const game = at("pieces: { bishop: { betza: BiN, first-move: none } }", BISHOP);
    expect(targets(game, "d4")).toBe("a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8");
  });
});

describe("forbidden squares", () => {
  it("are not attacked: what may not land there does not attack there", () => {
    const game = at("pieces: { rook: { forbidden: d4 } }", "8/8/8/8/2k5/8/8/K2R4 b - - 0 1");
    expect(targets(game, "c4")).toBe("b3 b4 b5 c3 c5 d4");
  });

  it("may repeat a zone where the piece must promote", () => {
    const game = at("pieces: { pawn: { forbidden: [rank 1, rank 8] } }", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    expect(targets(game, "a7")).toBe("a8b a8n a8q a8r");
  });

  it("make a piece promote where it otherwise may: Grand Chess's last rank", () => {
    const keys =
      "pieces: { pawn: { forbidden: rank 8 } }\npromotion: [{ pieces: [pawn], zone: ranks 7-8, to: [queen], optional: true }]";
    const game = at(keys, "8/PP2k3/1P6/8/8/8/8/4K3 w - - 0 1");
    expect(targets(game, "a7")).toBe("a8q");
    expect(targets(at(keys, "8/P3k3/1P6/8/8/8/8/4K3 w - - 0 1"), "b6")).toBe("b7 b7q");
  });

  it("are sets: overlaps are fine, as in a palace written as what is left", () => {
    const keys = "pieces: { king: { forbidden: [ranks 4-8, files a-c, files g-h] } }";
    const variant = written(`${keys}\ncastling: none\nsetup: { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }`);
    expect(variant.pieceTypes[variant.royal as number].forbidden[0]).toHaveLength(5 * 8 + 3 * 3 + 2 * 3);
  });
});

describe("promotion", () => {
  it("offers nothing that may not stand there", () => {
    const game = at("pieces: { knight: { forbidden: rank 8 } }", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    expect(targets(game, "a7")).toBe("a8b a8q a8r");
  });

  it("does not offer the piece itself", () => {
    const game = at("promotion: [{ pieces: [pawn], to: [pawn, queen] }]", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    expect(targets(game, "a7")).toBe("a8q");
  });

  it("skips what would have to promote there itself: a chain", () => {
    const keys =
      "pieces: { runner: { letter: U, betza: fmWfcF } }\npromotion: [{ pieces: [pawn], to: [runner, rook] }, { pieces: [runner], to: [queen] }]";
    expect(targets(at(keys, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1"), "a7")).toBe("a8r");
  });

  it.each([
    [
      "its only choice may not stand on the zone",
      "pieces: { queen: { forbidden: a8 } }\npromotion: [{ pieces: [pawn], to: [queen] }]",
      ["promotion 2:35"],
    ],
    ["it is its own only choice", "promotion: [{ pieces: [pawn], to: [pawn] }]", ["promotion 1:35"]],
    [
      "a chain ends on one zone",
      "promotion: [{ pieces: [pawn], to: [knight] }, { pieces: [knight], to: [queen] }]",
      ["promotion 1:35"],
    ],
  ])("is refused when %s", (_, keys, places) => {
    expect(refusals(keys)).toEqual(places);
  });

  it("happens in an en-passant capture that ends in the zone", () => {
    const keys = "promotion: [{ pieces: [pawn], zone: ranks 6-8, to: [queen, rook] }]";
    const game = at(keys, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    game.play("d7d5");
    expect(targets(game, "e5")).toBe("d6q d6r e6q e6r");
    expect(game.play("e5d6q")).toMatchObject({ captures: "pawn", capturedAt: "d5", promotion: "queen" });
    expect(game.fen()).toBe("4k3/8/3Q4/8/8/8/8/4K3 b - - 0 2");
  });
});

describe("each move has one text", () => {
  const STEP = "castling: [{ name: O-O, letter: K, king: [e1, f1], partner: [h1, g1], piece: rook }]";
  it("castling by one step is written as the king taking its partner", () => {
    const game = at(STEP, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    expect(targets(game, "e1")).toBe("d1 d2 e2 f1 f2 h1");
    expect(game.play("e1f1").castling).toBeNull();
    game.undo();
    expect(game.play("e1h1")).toMatchObject({ castling: "O-O", to: "f1" });
    game.undo();
    expectOwnTexts(game);
  });

  it("so is that of a king that leaps as far", () => {
    const game = at("pieces: { king: { betza: KD } }", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    expect(targets(game, "e1")).toBe("a1 c1 d1 d2 e2 e3 f1 f2 g1 h1");
    expectOwnTexts(game);
  });

  it("an en-passant capture goes before a quiet move to its square", () => {
    const game = at("pieces: { pawn: { betza: fmWfFfeFifmnD } }", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    game.play("d7d5");
    expect(targets(game, "e5")).toBe("d6 e6 f6");
    expect(game.legalMoves().find(({ uci }) => uci === "e5d6")?.capturedAt).toBe("d5");
    expectOwnTexts(game);
    expect(game.play("d6").capturedAt).toBe("d5");
  });

  it.each([
    [
      "a name twice from one square",
      "castling:\n  - { name: O-O, letter: K, king: [e1, g1], partner: [h1, f1], piece: rook }\n  - { name: O-O, letter: Q, king: [e1, c1], partner: [a1, d1], piece: rook }",
      ["castling 3:13"],
    ],
    [
      "two castlings that no text tells apart",
      "pieces: { king: { betza: KD } }\ncastling:\n  - { name: O-O, letter: K, king: [e1, g1], partner: [h1, f1], piece: rook }\n  - { name: O-X, letter: X, king: [e1, f1], partner: [h1, g1], piece: rook }",
      ["castling 4:35"],
    ],
    ["a king put where it may not stand", "pieces: { king: { forbidden: g1 } }", ["castling 1:33"]],
    [
      "the letter of a file, beside one whose rook may stand on any file",
      "castling:\n  - { name: O-O, letter: K, king: [start, g1], partner: [start, f1], piece: rook }\n  - { name: O-O-O, letter: B, king: [e1, c1], partner: [a1, d1], piece: rook }",
      ["castling 3:27"],
    ],
    [
      "winning from squares that the start decides",
      "castling: [{ name: O-O, letter: K, king: [start, g1], partner: [start, f1], piece: rook, wins: true }]",
      ["castling 1:95"],
    ],
    [
      "winning under a letter that another has",
      "castling:\n  - { name: O-O, letter: K, king: [e1, g1], partner: [h1, f1], piece: rook, wins: true }\n  - { name: O-X, letter: K, king: [d1, b1], partner: [a1, c1], piece: rook }",
      ["castling", "castling-men"],
    ],
    [
      "a right that the other side cannot have",
      "castling: [{ name: O-O, letter: K, king: [e1, g1], partner: [h1, f1], piece: rook, side: white, unless: mirrored }]",
      ["castling 1:104"],
    ],
  ])("a castling is refused for %s", (_, keys, places) => {
    const found = refusals(keys);
    expect(found).toHaveLength(places.length);
    expect(found.map((place) => place.split(" ")[0])).toEqual(places.map((place) => place.split(" ")[0]));
  });
});

describe("en passant", () => {
  it("is captured by a lame leap too, where its way is free", () => {
    const knight = (betza: string) =>
      at(`pieces: { knight: { betza: ${betza} } }`, "4k3/3p4/8/8/2N5/8/8/4K3 b - - 0 1");
    for (const betza of ["mcenN", "neN", "neNmcN"]) {
      const game = knight(betza);
      game.play("d7d5");
      expect(game.legalMoves().find(({ uci }) => uci === "c4d6")).toMatchObject({ captures: "pawn", capturedAt: "d5" });
    }
    const blocked = at("pieces: { knight: { betza: mcenN } }", "4k3/3p4/8/2P5/2N5/8/8/4K3 b - - 0 1");
    blocked.play("d7d5");
    expect(targets(blocked, "c4")).not.toContain("d6");
  });

  it("is of squares that were empty when they were passed", () => {
    const pawn = "pieces: { pawn: { betza: fmNfceFifmnN } }";
    const game = at(pawn, "7k/8/8/8/p7/1n6/1P6/7K w - - 0 1");
    game.play("b2c4");
    expect(game.fen()).toBe("7k/8/8/8/p1P5/1n6/8/7K b - - 0 1");
    expect(targets(game, "a4")).not.toContain("b3");
  });

  it("names several passed squares in the order of the board, and reads them in any", () => {
    const pawn = "pieces: { pawn: { betza: fmWfceFifmW3 } }";
    const unanswered = at(pawn, "4k3/3p4/8/8/6P1/8/8/4K3 b - - 0 1");
    unanswered.play("d7d4");
    expect(unanswered.fen().split(" ")[3]).toBe("-");
    const taken = at(pawn, "4k3/3p4/8/2P5/8/8/8/4K3 b - - 0 1");
    taken.play("d7d4");
    expect(taken.fen()).toBe("4k3/8/8/2P5/3p4/8/8/4K3 w - d5d6 0 2");
    expect(at(pawn, "4k3/8/8/2P5/3p4/8/8/4K3 w - d6d5 0 2").fen()).toBe(taken.fen());
  });

  it("is not of a double step that promotes", () => {
    const keys =
      "pieces: { pawn: { first-move: ranks 2-6 } }\npromotion: [{ pieces: [pawn], to: [queen], zone: rank 8 }]";
    const game = at(keys, "4k3/8/1P4p1/p7/8/8/8/4K3 w - - 0 1");
    game.play("b6b8q");
    expect(game.fen().split(" ")[3]).toBe("-");
  });

  it("guards the squares that a royal piece passes: it may not pass where it could be taken", () => {
    const keys = "pieces: { king: { betza: KisR3 } }\ncastling: none";
    expect(targets(at(keys, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "e1")).toContain("h1");
    const guarded = at(keys, "4k3/8/8/8/8/8/6p1/4K3 w - - 0 1");
    expect(targets(guarded, "e1")).toBe("b1 c1 d1 d2 e2 f2");
    const two = `${keys.replace("} }", "}, queen: { royal: true } }")}\ncheck: { royals: each }`;
    expect(targets(at(two, "4k3/8/8/8/8/8/6p1/3QK3 w - - 0 1"), "e1")).toBe("d2 e2 f2");
    expect(targets(at(two, "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"), "e1")).toBe("d2 e2 f1 f2 g1 h1");
  });
});

describe("castling", () => {
  it("needs the squares between king and partner free, also those that nobody crosses", () => {
    const keys = "castling: [{ name: O-O-O, letter: Q, king: [e1, d1], partner: [a1, c1], piece: rook }]";
    expect(targets(at(keys, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1")).toContain("a1");
    const apart = "castling: [{ name: O-O-O, letter: Q, king: [e1, f1], partner: [a1, b1], piece: rook }]";
    expect(targets(at(apart, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1")).toContain("a1");
    expect(targets(at(apart, "4k3/8/8/8/8/8/8/R1N1K3 w Q - 0 1"), "e1")).not.toContain("a1");
    const inward = "castling: [{ name: O-O, letter: K, king: [e1, d1], partner: [h1, e1], piece: rook }]";
    expect(targets(at(inward, "4k3/8/8/8/8/8/8/4K1NR w K - 0 1"), "e1")).not.toContain("h1");
  });

  const LONG = "castling: [{ name: O-O-O, letter: Q, king: [e1, c1], partner: [a1, d1], piece: rook, wins: true }]";
  const ROOKS = "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1";
  it.each([
    ["who castles", ["e1c1"], "1-0 castling"],
    ["not who goes on and loses the right", ["e1d1"], "0-1 castling lost"],
    ["who takes the last right", ["a1a8"], "0-1 castling lost"],
  ])("that wins: %s", (_, moves, expected) => {
    const game = at(LONG, ROOKS);
    for (const move of moves) game.play(move);
    expect(`${game.outcome?.result} ${game.outcome?.reason}`).toBe(expected);
    expect(Game.start(written(LONG), { fen: game.fen() }).outcome).toEqual(game.outcome);
  });

  it("that wins is one of two, and one side's", () => {
    const short = "{ name: O-O, letter: K, king: [e1, g1], partner: [h1, f1], piece: rook }";
    const game = at(LONG.replace("}]", `}, ${short}]`), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    game.play("a1b1");
    expect(game.outcome).toEqual({ result: "0-1", winner: 1, code: "castling-lost", reason: "castling lost" });
    expect(at(LONG.replace("wins: true", "wins: true, side: white"), ROOKS.replace("Qq", "Q")).outcome).toBeNull();
  });

  it("that wins may leave the king where it is", () => {
    const keys = "castling: [{ name: O-O, letter: K, king: [g1, g1], partner: [h1, f1], piece: rook, wins: true }]";
    const setup = 'setup: { fen: "6kr/8/8/8/8/8/8/6KR w Kk - 0 1" }';
    const game = at(`${keys}\n${setup}`, "6kr/8/8/8/8/8/8/6KR w Kk - 0 1");
    game.play("O-O");
    expect(game.outcome).toEqual({ result: "1-0", winner: 0, code: "castling", reason: "castling" });
  });

  it("is found by a search where it wins", () => {
    const searcher = new Searcher(written(LONG), 1);
    searcher.begin([at(LONG, "r3k3/8/8/8/8/8/q7/R3K3 w Qq - 0 1").position], 1);
    searcher.slice(1000);
    expect(searcher.read()[0].line[0].castling).toBe(0);
  });

  it("takes the right of the same name from the other side where it excludes that", () => {
    const keys =
      "castling: [{ name: O-O, letter: K, king: [e1, g1], partner: [h1, f1], piece: rook, unless: mirrored }]";
    const game = at(keys, "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    game.play("O-O");
    expect(game.fen()).toBe("4k2r/8/8/8/8/8/8/5RK1 b - - 1 1");
    game.undo();
    game.play("h1h2");
    expect(game.legalMoves().filter(({ castling }) => castling)).toHaveLength(1);
  });

  it.each([
    ["over and to attacked squares", "2k5/5rr1/8/8/8/8/4Q2R/K7 w K - 0 1", true],
    ["while it is attacked", "4k3/8/4r3/8/8/8/4Q2R/K7 w K - 0 1", true],
    ["into a check of its king", "2k5/8/8/8/8/6r1/4Q2R/6K1 w K - 0 1", true],
    ["not while its king stays in check", "r1k5/8/8/8/8/8/4Q2R/K7 w K - 0 1", false],
    ["not where it shields its king", "k3r3/8/8/8/8/8/4Q2R/4K3 w K - 0 1", false],
  ])("of a queen beside the king: %s", (_, fen, isLegal) => {
    const keys = "castling: [{ name: O-O, letter: K, mover: queen, king: [e2, g2], partner: [h2, f2], piece: rook }]";
    const setup = 'setup: { fen: "k7/4q2r/8/8/8/8/4Q2R/K7 w - - 0 1" }';
    const castlings = at(`${keys}\n${setup}`, fen)
      .legalMoves()
      .filter(({ castling }) => castling);
    expect(castlings.map(({ from }) => from)).toEqual(isLegal ? ["e2"] : []);
  });
});

describe("material that cannot mate", () => {
  const LAZY = "pieces: { lazy: { letter: L, betza: mQ } }\npromotion: [{ pieces: [pawn], to: [queen, lazy] }]";
  it.each([
    ["one that cannot capture", "4k3/8/8/8/8/8/8/3LK3 w - - 0 1", "insufficient material"],
    ["three of them", "4k3/l7/8/8/8/8/8/2LLK3 w - - 0 1", "insufficient material"],
    [
      "a knight beside two of the other's, who shut their own king in: Nc2 mates",
      "8/8/8/8/8/2K5/l7/kl1N4 w - - 0 1",
      undefined,
    ],
  ])("%s", (_, fen, reason) => {
    expect(at(LAZY, fen).outcome?.reason).toBe(reason);
  });

  it("is not what may still promote", () => {
    const keys = "pieces: { pawn: { betza: fmW } }";
    expect(at(keys, "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1").outcome).toBeNull();
  });
});

describe("rules that are not there yet are named so", () => {
  it.each([
    ["drops: true", "unknown-key 1:1"],
    ["captures: { captor: petrifies }", "unsupported-rule 1:13"],
    ["gating: true", "unknown-key 1:1"],
    ["goal: e4", "unknown-key 1:1"],
    ["checks: 3", "unknown-key 1:1"],
    ["stalemate: win", "unknown-key 1:1"],
    ["draws: { stalemate: win }", "unknown-key 1:10"],
    ["colour: red", "unknown-key 1:1"],
  ])("%s", (keys, place) => {
    expect(refusals(keys)).toEqual([place]);
  });

  it.each([
    ["4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1", "fen-hand"],
    ["4k3/8/8/8/8/8/8/4KQ~2 w - - 0 1", "fen-hand"],
    ["4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", "fen-checks"],
    ["4k3/8/8/8/8/8/8/4K2X w - - 0 1", "fen-letter"],
  ])("%s", (fen, code) => {
    const parsed = readPosition(written("name: Mine"), fen);
    expect(parsed.ok ? [] : [...new Set(parsed.faults.map((fault) => fault.code))]).toEqual([code]);
  });
});

describe("texts of a file", () => {
  it("have lengths in characters as people count them", () => {
    expect(refusals(`name: "${"🐎".repeat(64)}"`)).toEqual([]);
    expect(refusals(`name: "${"🐎".repeat(65)}"`)).toEqual(["wrong-size 1:7"]);
  });

  it("may not pile up more than four combining marks", () => {
    expect(refusals(`name: "e${"\u0301".repeat(4)}"`)).toEqual([]);
    expect(refusals(`name: "e${"\u0301".repeat(5)}"`)).toEqual(["forbidden-character 1:9"]);
  });
});
