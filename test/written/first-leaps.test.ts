/** Leaps that a piece may make as its first move. */
import { describe, expect, it } from "vitest";
import { reachOf } from "../../src/board/reach-picture.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { MATE_SCORE, SEARCH_FINISHED } from "../../src/layout/search.ts";
import { givenRulesOfPosition } from "../../src/rules/given.ts";
import { startNumber, startPosition } from "../../src/rules/starts.ts";
import { piecesInWords } from "../../src/variant/piece-in-words.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const UNATTACKED = "castling: none\npieces: { king: { first-leap: { to: NAD, over: unattacked } } }";
const QUEEN = "pieces: { queen: { first-leap: { to: fD } } }";
const AFRAID = "castling: none\npieces: { king: { first-leap: { to: fsN, lost-to: [rook] } } }";

describe("a first leap", () => {
  it.each([
    [
      "goes to every square two away, over whatever stands between",
      "4k3/8/8/8/8/8/3PPP2/3QKB2 w E - 0 1",
      "c1 c2 c3 d3 e3 f3 g1 g2 g3",
    ],
    ["is no move without the right", "4k3/8/8/8/8/8/3PPP2/3QKB2 w - - 0 1", ""],
    ["ends on empty squares alone", "4k3/8/8/8/8/2N1B1P1/3PPP2/2RQKB2 w E - 0 1", "c2 d3 f3 g1 g2"],
    ["goes not out of check", "4k3/8/8/8/8/5n2/3PP3/3QKB2 w E - 0 1", ""],
    [
      "goes not over an attacked square, of two ways one is enough",
      "4k3/8/8/8/8/7n/3PP3/3QK3 w E - 0 1",
      "c1 c2 c3 d3 e3 f3 g2",
    ],
    ["goes not to an attacked square", "2r1k3/8/8/8/8/8/3PPP2/3QKB2 w E - 0 1", "d3 e3 f3 g1 g2 g3"],
  ])("%s", (_, fen, expected) => {
    const game = at(UNATTACKED, fen);
    const steps = new Set(["d1", "d2", "e2", "f2", "f1"]);
    const found = targets(game, "e1")
      .split(" ")
      .filter((square) => !steps.has(square));
    expect(found.join(" ")).toBe(expected);
  });

  it("asks what is attacked once the king has gone: it is no hurdle any more", () => {
    const cannons = `${UNATTACKED.replace(/ }$/, "")}, archer: { letter: C, betza: mRcpR } }`;
    expect(targets(at(cannons, "4k3/8/8/8/8/8/3PPP2/c3K3 w E - 0 1"), "e1")).toContain("g1");
    expect(targets(at(cannons, "4k3/8/8/8/8/8/3PPP2/c2BK3 w E - 0 1"), "e1")).toBe("");
    expect(targets(at(cannons, "4k3/8/8/8/8/8/3PPP2/c2NK1B1 w - - 0 1"), "e1")).not.toContain("g1");
  });

  it("of a piece that is not royal may answer a check, and may not leave one open", () => {
    expect(targets(at(QUEEN, "4k3/8/8/8/7b/8/3P4/3QK3 w D - 0 1"), "d1")).not.toContain("d3");
    expect(targets(at(QUEEN, "4k3/8/8/8/1q6/8/8/3QK3 w D - 0 1"), "d1")).toBe("d2");
    expect(targets(at(QUEEN, "4k3/8/b7/8/8/8/3PK3/3Q4 w D - 0 1"), "d1")).toBe("d3");
    expect(
      targets(
        at("pieces: { queen: { first-leap: { to: fD } } }\ncastling: none", "4k3/8/8/8/8/K6r/3P4/3Q4 w D - 0 1"),
        "d1",
      ),
    ).toBe("b3 d3 f3");
    expect(
      targets(
        at("pieces: { queen: { first-leap: { to: fD } } }\ncastling: none", "4k3/8/8/8/8/8/3P4/K2Q3r w D - 0 1"),
        "d1",
      ),
    ).not.toContain("d3");
  });

  it("is lost once the piece has moved, was taken, or has moved back", () => {
    const game = at(UNATTACKED, "4k3/p7/8/8/8/8/P7/4K3 w Ee - 0 1");
    for (const move of ["e1e2", "e8e7", "e2e1"]) game.play(move);
    expect(game.fen().split(" ").slice(2, 4)).toEqual(["-", "-"]);
    expect(targets(at(UNATTACKED, game.fen()), "e7")).toBe("d6 d7 d8 e6 e8 f6 f7 f8");
    const other = at(
      "pieces: { queen: { first-leap: { to: fD } } }\ncastling: none",
      "3qk3/p7/8/8/8/8/P7/3QK3 w Dd - 0 1",
    );
    other.play("d1d8");
    expect(other.fen().split(" ")[2]).toBe("-");
  });

  it("is lost to a piece that would attack it on an empty board, for good, and to no other", () => {
    const game = at(AFRAID, "4k3/4p3/8/8/8/8/4P3/R3K2Q w Ee - 0 1");
    game.play("h1h8");
    expect(game.fen()).toContain(" b Ee ");
    const by = at(AFRAID, "4k3/3pp3/8/8/8/8/4P3/1R2K3 w Ee - 0 1");
    by.play("b1b8");
    expect(by.fen()).toContain(" b E ");
    const behind = at(AFRAID, "2n1k3/4p3/8/8/8/8/4P3/1R2K3 w Ee - 0 1");
    behind.play("b1b8");
    expect(behind.fen()).toContain(" b E ");
    const away = at(AFRAID, "4k3/4p3/8/8/8/8/4P3/1R2K3 w Ee - 0 1");
    away.play("b1b7");
    expect(away.fen()).toContain(" b Ee ");
  });

  it("stands in a FEN behind the letters of castling, and positions of programs keep what may leap alone", () => {
    const game = at(QUEEN, "r2qk2r/8/8/8/8/8/8/R2QK2R w KQDkqd - 0 1");
    expect(game.fen()).toContain(" w KQDkqd ");
    game.play("e1g1");
    expect(game.fen()).toContain(" b Dkqd ");
    const { variant } = game;
    const { pieces } = variant.setup;
    expect(givenRulesOfPosition(variant, { ...variant.setup, pieces, leapers: [59, 3, 0, 12] })?.leapers).toEqual([
      3, 59,
    ]);
    expect(givenRulesOfPosition(variant, { ...variant.setup, leapers: [64] })).toBeNull();
  });

  it.each([
    ["r2qk2r/8/8/8/8/8/8/R2QK2R w KQEkqd - 0 1", "fen-right-unbacked"],
    ["r2qk2r/8/8/8/8/8/8/R2QK2R w KQDDkqd - 0 1", "fen-right-twice"],
    ["r3k2r/3q4/8/8/8/8/8/R2QK2R w KQDkqd - 0 1", "fen-right-unbacked"],
    ["r2qk2r/8/8/8/8/8/8/R2QK2R w KQDkqdZ - 0 1", "fen-right"],
  ])("is refused in a FEN that does not back it: %s", (fen, code) => {
    expect(() => at(QUEEN, fen)).toThrow(expect.objectContaining({ code }));
  });

  it("is told from others in every text, and positions made anew are the same", () => {
    const game = at(UNATTACKED, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Ee - 0 1");
    expectOwnTexts(game);
    expectFresh(game, "e1e3");
    for (const uci of ["e1e3", "e8c6", "b1c3"]) game.play(uci);
    expect(game.history.map(({ san }) => san).join(" ")).toBe("Ke3 Kc6 Nc3");
  });

  it("is seen by the search, as what saves and as what mates", () => {
    const keys = "castling: none\npieces: { rook: { first-leap: { to: ffA, lost-to: [queen] } } }";
    expect(scoreAfter(keys, "7k/6pp/8/8/8/8/8/R5K1 w A - 0 1", 1)).toBe(MATE_SCORE - 1);
  });
});

function scoreAfter(keys: string, fen: string, depth: number): number {
  const game = at(keys, fen);
  const searcher = new Searcher(game.variant, 1);
  searcher.begin(game.positions, depth);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  return searcher.read()[0].score;
}

describe("first leaps", () => {
  it.each<[string, Variant]>([
    ["of kings, over safe squares", written(UNATTACKED)],
    ["of queens, beside castling", written(QUEEN)],
    ["that rooks end", written(AFRAID)],
    [
      "of all that stands behind the pawns",
      written(
        "castling: none\npieces: { rook: { first-leap: { to: fHvD } }, knight: { first-leap: { to: K } }, bishop: { first-leap: { to: W, lost-to: [pawn, knight] } }, king: { first-leap: { to: CZ, over: unattacked } } }",
      ),
    ],
    [
      "that captures end by blowing up",
      written(
        "castling: none\ncaptures: { explode: { around: K } }\npieces: { queen: { first-leap: { to: NAD } }, king: { first-leap: { to: fsN } } }\nwin: [{ taken: [king] }]",
      ),
    ],
    [
      "where a duck stands",
      written(
        "castling: none\nturn: [move, { wall: duck }]\npieces: { king: { first-leap: { to: NAD, over: unattacked } } }",
      ),
    ],
    [
      "where pieces change sides",
      parseVariant(
        "extends: chess\nname: Turncoats\ncastling: none\npromotion: none\npieces: { king: { royal: false, first-leap: { to: NAD } }, queen: { first-leap: { to: fH } }, pawn: { forbidden: none } }\ncaptures: { flip: { around: W } }\nwin: [{ taken: all }]",
        { file: "turncoats.yaml" },
      ),
    ],
    [
      "in turns of two moves",
      written(
        "castling: none\nturn: [move, move]\npieces: { king: { first-leap: { to: NAD, over: unattacked } }, rook: { first-leap: { to: fH } } }",
      ),
    ],
    [
      "over holes",
      written(
        "castling: none\nboard: { holes: e3 d6 }\npieces: { king: { first-leap: { to: ADN, over: unattacked } } }",
      ),
    ],
    ["Metamachy", bundledVariant("metamachy") as Variant],
    ["Cambodian Chess", bundledVariant("cambodian") as Variant],
  ])("are played as the reference does: %s", (_, variant) => {
    expect(duel(variant, { seed: 5, games: 6, plies: 50 })).toBeGreaterThan(10);
  });

  it("are marked in diagrams as what only a first move does, from where the piece begins", () => {
    const variant = bundledVariant("cambodian") as Variant;
    const met = variant.pieceTypes.findIndex(({ id }) => id === "met");
    const reach = (from: string) =>
      reachOf(variant, { piece: { kind: met, side: 0 }, from: parseSquare(variant.board, from) as number })
        .filter(({ initial }) => initial)
        .map(({ square, motion, mode }) => `${squareName(variant.board, square)} ${motion} ${mode}`);
    expect(reach("e1")).toEqual(["e3 leap move"]);
    expect(reach("e2")).toEqual([]);
  });

  it("make a start another where one has been lost", () => {
    const variant = bundledVariant("metamachy") as Variant;
    for (const number of [0, 7]) {
      const start = startPosition(variant, number);
      expect(startNumber(variant, start)).toBe(number);
      expect(startNumber(variant, { ...start, leapers: [] })).toBeNull();
    }
    const gates = bundledVariant("seirawan") as Variant;
    expect(startNumber(gates, gates.setup)).toBe(0);
    expect(startNumber(gates, { ...gates.setup, gates: [] })).toBeNull();
  });

  it("are told in words", () => {
    const words = (keys: string) => Object.fromEntries(rulesInWords(written(keys)))["First leaps"];
    expect(words(UNATTACKED)).toEqual([
      "As its first move the King may leap to an empty square by leaps of NAD, over whatever stands between.",
      "It does not leap out of check, nor over an attacked square: where a leap is oblique, one of its two ways is enough.",
    ]);
    expect(words(AFRAID)).toEqual([
      "As its first move the King may leap to an empty square by leaps of fsN, over whatever stands between.",
      "It does not leap out of check.",
      "The leap is lost when an enemy Rook goes where it would attack the King on an empty board.",
    ]);
    const variant = written(AFRAID);
    expect(piecesInWords(variant)[variant.royal as number][1]).toBe(
      "As its first move it may also leap by fsN, to an empty square.",
    );
  });

  it.each([
    ["pieces: { king: { first-leap: { over: any } } }", "missing-key 1:19"],
    ["pieces: { king: { first-leap: NAD } }", "wrong-value 1:31"],
    ["castling: none\npieces: { king: { first-leap: { to: R } } }", "wrong-value 2:37"],
    ["castling: none\npieces: { king: { first-leap: { to: mN } } }", "wrong-value 2:37"],
    ["castling: none\npieces: { king: { first-leap: { to: N, over: safe } } }", "wrong-value 2:46"],
    ["castling: none\npieces: { king: { first-leap: { to: N, lost-to: [gnu] } } }", "unknown-piece 2:50"],
    ["pieces: { queen: { first-leap: { to: N, over: unattacked } } }", "wrong-value 1:47"],
    ["pieces: { king: { first-leap: { to: N } } }", "unsupported-rule 1:19"],
    ["pieces: { pawn: { first-leap: { to: N } } }", "unsupported-rule 1:19"],
    [
      "castling: none\nhands: { enter: { with-first-move: rank 1 }, start: { queen: 1 } }\npieces: { king: { first-leap: { to: N } } }",
      "unsupported-rule 3:19",
    ],
    [
      "castling: none\npieces: { king: { first-leap: { to: N } }, archer: { letter: A, betza: N, first-leap: { to: N } } }",
      "unsupported-rule 2:75",
    ],
    [
      "promotion: none\npieces: { pawn: { forbidden: none, first-leap: { to: N } }, queen: { first-leap: { to: N } } }",
      "unsupported-rule 2:70",
    ],
    [
      "board: { files: 12 }\nsetup: { fen: 4k7/12/12/12/12/12/12/4K2Q4 w - - 0 1 }\ncastling: [{ name: O-O, letter: K, king: [e1, g1], partner: [l1, f1], piece: rook }]\npromotion: none\npieces: { queen: { first-leap: { to: N } } }",
      "unsupported-rule 5:20",
    ],
  ])("are refused: %s", (keys, place) => {
    expect(refusals(keys)).toContain(place);
  });

  it("are refused with what is wrong", () => {
    expect(complaints("pieces: { king: { first-leap: { to: N } } }")).toContain("castles");
    expect(complaints("pieces: { pawn: { first-leap: { to: N } } }")).toContain("promotes");
    expect(
      complaints(
        "promotion: none\npieces: { pawn: { forbidden: none, first-leap: { to: N } }, queen: { first-leap: { to: N } } }",
      ),
    ).toContain("file d");
  });
});
