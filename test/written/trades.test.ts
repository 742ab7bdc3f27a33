/** The law that keeps pieces from being traded, as lions are in Chu Shogi. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { MATE_SCORE, SEARCH_FINISHED } from "../../src/layout/search.ts";
import { givenRulesOfPosition } from "../../src/rules/given.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, written } from "./rows.ts";

const CHU = bundledVariant("chushogi") as Variant;

/** Chu Shogi with a few pieces, each by its letter and square. @param more fields of the FEN */
function chu(pieces: string, turn: "w" | "b" = "w", more = ""): Game {
  const cells = new Map(pieces.split(" ").map((text) => [text.replace(/^\+?\w/, ""), text.replace(/[a-l]\d+$/, "")]));
  const rows = Array.from({ length: 12 }, (_, index) =>
    Array.from("abcdefghijkl", (file) => cells.get(`${file}${12 - index}`) ?? " ").join(""),
  );
  const board = rows.map((row) => row.replace(/ +/g, (gap) => String(gap.length))).join("/");
  return Game.start(CHU, { fen: `${board} ${turn} - - ${more}0 1` });
}

function isLegal(game: Game, uci: string): boolean {
  return game.legalMoves().some((move) => move.uci === uci);
}

const KINGS = "Kl1 ka12";

describe("a lion and an enemy lion", () => {
  it.each([
    ["next to it, guarded", "Ne5 ne6 ge7", "e5e6", true],
    ["next to it, guarded, by the first step of two", "Ne5 nf6 gf7", "e5f6,f6g7", true],
    ["further away, unguarded", "Ne5 ne7", "e5e7", true],
    ["further away, guarded", "Ne5 ne7 re12", "e5e7", false],
    ["a knight's leap away, guarded", "Ne5 nf7 rf12", "e5f7", false],
    ["a knight's leap away, unguarded", "Ne5 nf7 re12", "e5f7", true],
    ["guarded from behind the captor", "Ne5 ng7 bc3", "e5g7", false],
    ["guarded by a piece that may not leave its king open", "Ne5 ne7 re10 kg12 Bc8", "e5e7", false],
    ["guarded by a king alone", "Ne5 ne7 ke8", "e5e7", false],
    ["guarded by another lion", "Ne5 ne7 nf9", "e5e7", false],
    ["guarded by what strikes on its way", "Ne5 ne7 +he9", "e5e7", false],
    ["behind a pawn, guarded by a rook", "Ne5 pe6 ne7 re12", "e5e6,e6e7", false],
    ["behind a go-between, guarded by a rook", "Ne5 ie6 ne7 re12", "e5e6,e6e7", false],
    ["behind a silver general, guarded by a rook", "Ne5 se6 ne7 re12", "e5e6,e6e7", true],
    ["behind a silver general, without taking that", "Ne5 se6 ne7 re12", "e5e7", false],
    ["behind a tokin, guarded by a rook", "Ne5 +pe6 ne7 re12", "e5e6,e6e7", true],
    ["behind another lion, guarded by a rook", "Ne5 ne6 ne7 re12", "e5e6,e6e7", true],
    ["behind a pawn that guards it alone", "Ne5 pe4 ne3", "e5e4,e4e3", true],
    ["behind that pawn, without taking it", "Ne5 pe4 ne3", "e5e3", false],
    ["guarded through the captor and a pawn that it takes", "Ne5 pf6 ng7 bb2", "e5f6,f6g7", false],
    ["guarded through a pawn that it takes", "Ne5 pf6 ng5 bd8", "e5f6,f6g5", false],
    ["guarded through that pawn, without taking it", "Ne5 pf6 ng5 bd8", "e5g5", true],
  ])("%s: %s, %s", (_, pieces, uci, expected) => {
    expect(isLegal(chu(`Kl1 ${/ k/.test(pieces) ? "" : "ka12 "}${pieces}`), uci)).toBe(expected);
  });

  it("is nothing to other captors, nor to other victims", () => {
    expect(isLegal(chu(`${KINGS} Re5 ne7 re12`), "e5e7")).toBe(true);
    expect(isLegal(chu(`${KINGS} Ne5 qe7 re12`), "e5e7")).toBe(true);
  });

  it("is guarded by what takes on its way alone", () => {
    const keys = "captures: { trades: { of: [queen] } }\npieces: { locust: { letter: L, betza: caK } }";
    expect(isLegal(at(keys, "k3l3/3q4/8/8/3Q4/8/8/4K3 w - - 0 1"), "d4d7")).toBe(false);
    expect(isLegal(at(keys, "k4l2/3q4/8/8/3Q4/8/8/4K3 w - - 0 1"), "d4d7")).toBe(true);
  });

  it("is unguarded by what is no guard, and by that alone", () => {
    const keys = "captures: { trades: { of: [queen], no-guard: [king] } }";
    expect(isLegal(at(keys, "3k4/3q4/8/8/3Q4/8/8/K7 w - - 0 1"), "d4d7")).toBe(true);
    expect(isLegal(at(keys, "3kr3/3q4/8/8/3Q4/8/8/K7 w - - 0 1"), "d4d7")).toBe(true);
    expect(isLegal(at(keys, "3k4/3qr3/8/8/3Q4/8/8/K7 w - - 0 1"), "d4d7")).toBe(false);
    expect(isLegal(at("captures: { trades: { of: [queen] } }", "3k4/3q4/8/8/3Q4/8/8/K7 w - - 0 1"), "d4d7")).toBe(
      false,
    );
  });

  it("is a kirin's, too, once it has promoted", () => {
    const game = chu(`${KINGS} Oe8 nh9 rh12 dc3`);
    game.play("e8e10n");
    game.play("c3c4");
    expect(isLegal(game, "e10g8")).toBe(true);
    game.undo();
    game.play("h9g10");
    expect(isLegal(game, "e10g10")).toBe(true);
    const guarded = chu(`${KINGS} Ne10 ng10 rg12`);
    expect(isLegal(guarded, "e10g10")).toBe(false);
  });
});

describe("once another piece has taken a lion", () => {
  /** White's rook takes a lion; the black queen and the black lion aim at White's. */
  const answered = () => {
    const game = chu(`${KINGS} Rc5 nc8 Nh6 qh12 nj6 re8`);
    game.play("c5c8");
    return game;
  };

  it("only a lion takes one in the next move", () => {
    const game = answered();
    expect(game.fen()).toContain(" b - - !h6 0 1");
    expect(isLegal(game, "h12h6")).toBe(false);
    expect(isLegal(game, "j6h6")).toBe(true);
    expect(isLegal(game, "e8c8")).toBe(true);
  });

  it("any piece does so a move later, and after a capture of anything else", () => {
    const game = answered();
    for (const uci of ["e8e9", "c8b8"]) game.play(uci);
    expect(game.fen()).toContain(" b - - 2 2");
    expect(isLegal(game, "h12h6")).toBe(true);
    const other = chu(`${KINGS} Rc5 gc8 Nh6 qh12`);
    other.play("c5c8");
    expect(isLegal(other, "h12h6")).toBe(true);
  });

  it("a kirin that has become one by that may be taken, others may not", () => {
    const game = chu(`${KINGS} Oe8 ne10 Nh6 qh12 re12`);
    game.play("e8e10n");
    expect(game.fen()).toContain(" b - - !h6 0 1");
    expect(isLegal(game, "e12e10")).toBe(true);
    expect(isLegal(game, "h12h6")).toBe(false);
  });

  it("a lion that was taken on the way counts, wherever the captor has gone", () => {
    const game = chu(`${KINGS} +He5 ne6 Nh6 qh12`);
    game.play("e5e6,e6e5");
    expect(isLegal(game, "h12h6")).toBe(false);
    const after = chu(`${KINGS} Rc5 nc8 Nh6 +hh8 gc3`);
    after.play("c5c8");
    expect(isLegal(after, "h8h7")).toBe(true);
    expect(isLegal(after, "h8h6")).toBe(false);
    const near = chu(`${KINGS} Rc5 nc8 Nh7 +hh8 gh6 Sh6`);
    near.play("c5c8");
    for (const uci of ["h8h7", "h8h7,h7h8", "h8h7,h7h6"]) expect(isLegal(near, uci)).toBe(false);
  });

  it("a king may not take one next to it", () => {
    const game = chu("Kl1 kg7 +ea12 Ng6 Rc5 nc8");
    game.play("c5c8");
    expect(isLegal(game, "g7g6")).toBe(false);
  });

  it("after a lion has taken one all pieces may", () => {
    const game = chu(`${KINGS} Na5 na6 Nh6 qh12`);
    game.play("a5a6");
    expect(game.fen()).toContain(" b - - 0 1");
    expect(isLegal(game, "h12h6")).toBe(true);
  });

  it("those of both squares are sheltered, and the state is part of the position", () => {
    const game = chu(`${KINGS} Rc5 nc8 Nh6 Nc3 qh12`);
    expectFresh(game, "c5c8");
    expectOwnTexts(game);
    game.play("c5c8");
    expect(game.fen()).toContain(" !c3h6 ");
    expect(game.position.sheltered).toHaveLength(2);
    expectOwnTexts(game);
    const again = Game.start(CHU, { fen: game.fen() });
    expect(again.legalMoves().map(({ uci }) => uci)).toEqual(game.legalMoves().map(({ uci }) => uci));
  });
});

describe("sheltered pieces", () => {
  const QUEENS = "captures: { trades: { of: [queen] } }";
  const FEN = "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1";

  it("are read from a FEN that the board backs", () => {
    expect(at(QUEENS, FEN.replace("- - 0", "- - !d8 0")).position.sheltered).toEqual([59]);
    expect(at(QUEENS, "3qk3/8/8/8/8/8/8/3QK3 w - - !d8").position.sheltered).toEqual([59]);
  });

  it.each(["!", "!d1", "!e8", "!d9", "!d8d8", "!d8,e8"])("are refused where it does not: %s", (field) => {
    const start = () => at(QUEENS, FEN.replace("- - 0", `- - ${field} 0`));
    expect(start).toThrow(expect.objectContaining({ code: field === "!d8,e8" ? "fen-fields" : "fen-sheltered" }));
  });

  it("are nothing to variants without the law", () => {
    expect(() => at("", FEN.replace("- - 0", "- - !d8 0"))).toThrow(expect.objectContaining({ code: "fen-fields" }));
  });

  it("are taken from positions of programs as far as they may be", () => {
    const { variant } = at(QUEENS, FEN);
    const position = at(QUEENS, FEN).position;
    expect(givenRulesOfPosition(variant, { ...position, sheltered: [59, 3, 59, 12] })?.sheltered).toEqual([59]);
    expect(givenRulesOfPosition(variant, { ...position, sheltered: [64] })).toBeNull();
    expect(givenRulesOfPosition(variant, { ...position, sheltered: "d8" as never })).toBeNull();
  });
});

describe("the law of trades", () => {
  it("is known to the search: a queen that may not be taken mates", () => {
    const keys = "captures: { trades: { of: [queen] } }";
    // once the bishop has taken a queen the pawn may not take the one behind it, which gives check
    const fen = "3rkr2/3p1p2/8/K7/4B3/8/5p2/1q2Q3 w - - 0 1";
    expect(scoreAfter(keys, fen, 1)).toBe(MATE_SCORE - 1);
    expect(scoreAfter("", fen, 1)).toBeLessThan(MATE_SCORE - 100);
  });

  it("tells apart what may be traded, and says when games are not about mate alone", () => {
    expect(written("captures: { trades: { of: [queen] } }").draws.deadPosition).toBe(false);
  });

  it.each<[string, Variant]>([
    ["Chu Shogi", CHU],
    ["lions on a chessboard", lions({})],
    ["Mighty-Lion Chess", bundledVariant("mightylion") as Variant],
    ["guards that do not count", lions({ captures: "{ trades: { of: [lion], no-guard: [king, knight, lion] } }" })],
    [
      "lions of which captures must be made",
      lions({ captures: "{ must: true, trades: { of: [lion], cheap: [pawn] } }" }),
    ],
    ["lions and hands", lions({ captures: "{ to-hand: captor, trades: { of: [lion, queen], cheap: [pawn] } }" })],
    ["queens and knights in chess", written("captures: { trades: { of: [queen, knight], cheap: [pawn, bishop] } }")],
    [
      "queens, where turns may be passed",
      written("captures: { trades: { of: [queen, rook] } }\nturn: [{ move: or-pass }]"),
    ],
    ["pawns, which take en passant", written("captures: { trades: { of: [pawn] } }")],
    [
      "pieces that some spare",
      written("captures: { trades: { of: [queen, rook] } }\npieces: { bishop: { spares: [queen] } }"),
    ],
    [
      "where pieces enter",
      written(
        "captures: { trades: { of: [queen] } }\nhands: { enter: { with-first-move: rank 1 }, start: { queen: 1 } }",
      ),
    ],
    [
      "without royal pieces",
      parseVariant(
        "extends: chess\nname: Free\ncastling: none\npieces: { king: { royal: false } }\ncaptures: { trades: { of: [queen, king] } }\nwin: [{ taken: all }]",
        { file: "free.yaml" },
      ),
    ],
  ])("is played as the reference does: %s", { timeout: 120_000 }, (_, variant) => {
    expect(duel(variant, { seed: 9, games: 8, plies: 80 })).toBeGreaterThan(60);
  });

  it("is told in words", () => {
    const words = (variant: Variant) => Object.fromEntries(rulesInWords(variant)).Captures;
    expect(words(CHU)).toEqual([
      "A Lion may always take an enemy Lion on a square next to it.",
      "It may take one further away only where nothing could take it back, as the pieces stand after the move, or where it takes something else in the same move, other than a Pawn or Go Between.",
      "Once another piece has taken a Lion, nothing but a Lion may take one in the next move, unless it is the captor itself that is taken.",
    ]);
    expect(words(written("captures: { trades: { of: [queen], no-guard: [king, pawn] } }"))[1]).toContain(
      "only where nothing but a King or Pawn could take it back",
    );
    expect(words(written("captures: { trades: { of: [queen] } }"))[1]).toBe(
      "It may take one further away only where nothing could take it back, as the pieces stand after the move, or where it takes something else in the same move.",
    );
  });

  it.each([
    ["captures: { trades: { cheap: [pawn] } }", "missing-key 1:13"],
    ["captures: { trades: [queen] }", "wrong-type 1:21"],
    ["captures: { trades: { of: [gnu] } }", "unknown-piece 1:28"],
    ["captures: { trades: { of: [queen], cheap: [gnu] } }", "unknown-piece 1:44"],
    ["captures: { trades: { of: [queen], no-guard: [gnu] } }", "unknown-piece 1:47"],
    ["captures: { trades: { of: [queen, king] } }", "wrong-value 1:27"],
    ["captures: { trades: { of: [queen, rook], cheap: [pawn, rook] } }", "wrong-value 1:49"],
    [
      "captures: { trades: { of: [queen] }, explode: { around: K } }\nwin: [checkmate, { taken: [king] }]",
      "unsupported-rule 1:13",
    ],
    ["captures: { trades: { of: [queen] }, petrify: [rook] }", "unsupported-rule 1:13"],
    ["captures: { trades: { of: [queen] } }\nturn: [move, { wall: duck }]", "unsupported-rule 1:13"],
    ["captures: { trades: { of: [queen] } }\nturn: [move, move]", "unsupported-rule 1:13"],
    [
      "castling: none\npieces: { king: { royal: false } }\nwin: [{ taken: all }]\ncaptures: { trades: { of: [queen] }, flip: { around: K } }",
      "unsupported-rule 4:13",
    ],
  ])("is refused: %s", (keys, place) => {
    expect(refusals(keys)).toContain(place);
  });

  it("is refused with what is wrong, and taken away by none", () => {
    expect(complaints("captures: { trades: { of: [king] } }")).toContain("'king' is royal");
    expect(complaints("captures: { trades: { of: [queen], cheap: [queen] } }")).toContain("not cheap");
    const tame = parseVariant("extends: chushogi\nname: Tame\ncaptures: { trades: none }", { file: "tame.yaml" });
    expect(tame.trades).toBeNull();
  });
});

/** Chess with lions for queens and horned falcons for knights. @param keys what else is said, instead of what is said here */
function lions(keys: Partial<Record<"captures" | "turn", string>>): Variant {
  const all = {
    castling: "none",
    setup: "{ fen: lnb1k1nl/ppllllpp/8/8/8/8/PPLLLLPP/LNB1K1NL w - - 0 1 }",
    pieces: "{ lion: { letter: L, betza: KNADcaKmcabK }, knight: { betza: BsbRfWfDfcafWfmcabW } }",
    captures: "{ trades: { of: [lion], cheap: [pawn, knight] } }",
    ...keys,
  };
  return written(
    Object.entries(all)
      .map((pair) => pair.join(": "))
      .join("\n"),
  );
}

function scoreAfter(keys: string, fen: string, depth: number): number {
  const game = at(keys, fen);
  const searcher = new Searcher(game.variant, 1);
  searcher.begin(game.positions, depth);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  return searcher.read()[0].score;
}
