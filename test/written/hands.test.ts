/** Pieces in hand: what files may say of them, and how they are written. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { parseUci } from "../../src/notation/move.ts";
import { putPieces, writeFen as writeGivenFen } from "../../src/notation.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectOwnTexts, refusals, written } from "./rows.ts";

const HOUSE = "draws: { dead-position: false }\ncaptures: { to-hand: captor }";
const CRAZYHOUSE = bundledVariant("crazyhouse") as Variant;

function house(fen: string): Game {
  return Game.start(CRAZYHOUSE, { fen });
}

describe("a piece that is said to be dropped nowhere", () => {
  const variant = written(`${HOUSE}\nhands: { drops: [{ pieces: [pawn], on: none }] }`);

  it("stays in the hand", () => {
    const game = Game.start(variant, { fen: "4k3/8/8/8/8/8/8/4K3[Pp] w - - 0 1" });
    expectOwnTexts(game);
    expect(game.legalMoves().some(({ drop }) => drop)).toBe(false);
    expect(Game.start(variant, { fen: "4k3/8/8/8/8/8/8/4K3[NPp] w - - 0 1" }).legalMoves().length).toBe(5 + 62);
  });

  it("is told of in words", () => {
    expect(rulesInWords(variant).join(" ")).toContain("A Pawn is never dropped.");
  });
});

describe("hands that mean nothing are refused by name", () => {
  it.each([
    ["hands: {}", "hands 1:1"],
    ["hands: { drops: [{ pieces: [pawn], on: ranks 2-7 }] }", "hands 1:1"],
    ["hands: { start: { knigt: 1 } }", "unknown-piece 1:26"],
    ["hands: { first: true }\ncaptures: { to-hand: captor }", "hands 1:10"],
    ["captures: { to-hand: loser }", "wrong-value 1:22"],
    ["pieces: { queen: { captured-as: pawn } }", "hands 1:20"],
    [`${HOUSE}\npieces: { queen: { captured-as: king } }`, "hands 3:33"],
    [`${HOUSE}\npieces: { queen: { captured-as: pwn } }`, "unknown-piece 3:33"],
    ["captures: { to-hand: captor }\ndraws: { dead-position: true }", "goal 2:25"],

    [`${HOUSE}\nhands: { drops: [{ pieces: [king] }] }`, "hands 3:29"],
    [`${HOUSE}\nhands: { drops: [{ on: none }] }`, "hands 3:18"],
    [`${HOUSE}\nhands: { drops: [{ pieces: [knight, king], endless: true }] }`, "hands 3:37"],
    [
      "castling: [{ name: O-O, letter: K, king: [e1, g1], partner: [h1, f1], piece: rook, from-hand: true }]",
      "castling 1:84",
    ],
    [
      `${HOUSE}\ncastling: [{ name: O-O, letter: K, king: [start, g1], partner: [start, f1], piece: rook, from-hand: true }]`,
      "castling 3:90",
    ],
    [`${HOUSE}\nhands: { drops: [{ pieces: [pawn], on: rank 8 }] }`, "hands 3:18"],
    [`${HOUSE}\nhands: { drops: [{ pieces: [pawn] }, { pieces: [pawn] }] }`, "hands 3:49"],
    [`${HOUSE}\nhands: { drops: [{ on: rank 4 }, { per-file: 1 }] }`, "hands 3:34"],
    ["hands: { start: { knight: 1 }, drops: [{ pieces: [rook] }] }", "hands 1:51"],
    [`${HOUSE}\nhands: { drops: [{ pieces: [queen], promoted: true }] }`, "hands 3:37"],
    [
      `${HOUSE}\npieces: { lance: { letter: L, betza: fR } }\npromotion: [{ pieces: [pawn, lance], to: [queen] }]`,
      "hands 4:1",
    ],
  ])("%s", (keys, place) => {
    expect(refusals(keys)).toEqual([place]);
  });
});

it("royal pieces are not among those that are always there", () => {
  const game = at("hands: { drops: [{ endless: true }] }", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  const dropped = game.legalMoves().flatMap(({ drop, uci }) => (drop ? [uci[0]] : []));
  expect([...new Set(dropped)].sort().join("")).toBe("BNPQR");
});

describe("what is endless while captors keep what they take", () => {
  const ENDLESS = `${HOUSE}\nhands: { drops: [{ pieces: [pawn], on: ranks 2-7, endless: true }, {}] }`;

  it.each([
    ["a pawn", "4k3/8/8/8/8/8/p7/R3K3[n] w - - 0 1", "[n]"],
    ["a queen that was a pawn", "4k3/8/8/8/8/8/q~7/R3K3[n] w - - 0 1", "[n]"],
    ["a queen", "4k3/8/8/8/8/8/q7/R3K3[n] w - - 0 1", "[Qn]"],
  ])("counts as it should when it is %s", (_, fen, hands) => {
    const game = at(ENDLESS, fen);
    expectOwnTexts(game);
    game.play("a1a2");
    expect(game.fen()).toContain(hands);
  });

  it("goes on for longer than a hand could count", () => {
    const keys = ENDLESS.replace("false }", "false, repetition: { claim: never, end: never } }");
    const game = at(keys, "7k/8/8/8/8/8/1R6/6K1[] b - - 0 1");
    for (let pair = 0; pair < 150; pair++) for (const move of ["P@b3", "b2b3", "P@b2", "b3b2"]) game.play(move);
    expect(game.fen()).toBe("7k/8/8/8/8/8/1R6/6K1[] b - - 0 301");
    expectOwnTexts(game);
  });

  it("is what the reference plays", () => {
    expect(duel(written(ENDLESS), { seed: 1, games: 4, plies: 150 })).toBeGreaterThan(200);
  });

  it("is said in words", () => {
    expect(rulesInWords(written(ENDLESS)).join(" ")).toContain(
      "A Pawn needs none in the hand: there are always more, and a captured one goes to no hand.",
    );
  });

  it.each([
    ["hands: { start: { pawn: 2 }, drops: [{ pieces: [pawn], endless: true }] }", ["hands 1:25"]],
    [
      "hands: { start: { white: { pawn: 2, rook: 1 }, black: { pawn: 1 } }, drops: [{ pieces: [pawn], endless: true }, {}] }",
      ["hands 1:34", "hands 1:63"],
    ],
    ["hands: { start: { pawn: 0, rook: 1 }, drops: [{ pieces: [pawn], endless: true }, {}] }", []],
    [
      "hands: { start: { pawn: 1 }, drops: [{ pieces: [pawn], endless: true }], enter: { with-first-move: rank 1 } }",
      [],
    ],
  ])("is counted at the start only where it enters: %s", (keys, places) => {
    expect(refusals(keys)).toEqual(places);
  });

  it("does not become what fills hands", () => {
    const keys = `${ENDLESS}\npieces: { queen: { captured-as: itself } }`;
    expect(refusals(keys)).toEqual(["hands 4:20"]);
    expect(complaints(keys)).toBe(
      "'pawn' is endless, and what it becomes must go to no hand when it is captured, but 'queen' does: let it fall back to 'pawn'.",
    );
  });
});

describe("hands on the largest boards", () => {
  const wide = (rows: readonly string[], keys: string) =>
    `castling: none\nboard: { files: 16, ranks: 16 }\n${keys}\nsetup:\n  board: |\n${rows.map((row) => `    ${row}\n`).join("")}`;
  const row = (sign: string, count = 16) =>
    Array.from({ length: 16 }, (_, file) => (file < count ? sign : ".")).join(" ");
  const rows = (full: number) => [
    row("k", 1),
    ...Array.from({ length: 14 }, (_, index) => row(index < 7 ? "n" : "N", index < full ? 16 : 0)),
    row("K", 1),
  ];

  it("have room for what stands there, be the squares as many as they are", () => {
    const variant = written(wide(rows(14), HOUSE));
    expect(duel(variant, { seed: 2, games: 1, plies: 60 })).toBeGreaterThan(40);
  });

  it("have none for more than 255 pieces", () => {
    expect(complaints(wide(rows(14), `${HOUSE}\nhands: { start: { rook: 15 } }`))).toBe(
      "Hands and board have at most 255 pieces together; at the start there are 226 on the board.",
    );
  });
});

describe("a royal piece in hand", () => {
  const EMPTY = `setup: { fen: "4k3/8/8/8/8/8/8/4K3[Kk] w - - 0 1" }\ncastling: none\nhands: { start: { king: 1 } }`;
  const drops = (fen: string, keys = EMPTY) =>
    at(keys, fen)
      .legalMoves()
      .filter(({ drop }) => drop)
      .map(({ to }) => to);

  it("is safe there, and dropped where it is safe", () => {
    const alone = drops("4k3/8/8/8/8/8/1r6/8[K] w - - 0 1");
    expect(alone).toHaveLength(64 - 2 - 7 - 7 - 5);
    expect(alone).not.toContain("b5");
  });

  it("does not end a check of another, unless the last one alone is royal", () => {
    const fen = "4k3/8/8/8/8/8/8/r3K3[K] w - - 0 1";
    expect(drops(fen)).toEqual([]);
    expect(drops(fen, `${EMPTY}\ncheck: { royals: last }`)).toHaveLength(62 - 1);
  });

  it("is no check where all have to be attacked", () => {
    expect(at(`${EMPTY}\ncheck: { royals: all }`, "4k3/8/8/8/8/8/1r6/8[K] w - - 0 1").check).toBe(false);
  });

  it("must be somewhere in a FEN", () => {
    expect(readPosition(written(EMPTY), "4k3/8/8/8/8/8/8/8[k] w - - 0 1")).toMatchObject({
      faults: [{ code: "fen-royal" }],
    });
  });
});

describe("castling from the hand", () => {
  it("is allowed when king and partner were dropped on their squares", () => {
    const game = Game.start(bundledVariant("placement") as Variant, {
      fen: "8/pppppppp/8/8/8/8/PPPPPPPP/8[KRRkrr] w - - 0 1",
    });
    for (const move of ["R@h1", "K@d8", "K@e1", "R@h8", "R@b1", "R@a8"]) game.play(move);
    expect(game.fen()).toBe("r2k3r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R[] w K - 6 4");
    expect(game.play("O-O").castling).toBe("O-O");
    game.undo();
    for (let left = 0; left < 6; left++) game.undo();
    expect(game.fen()).toBe("8/pppppppp/8/8/8/8/PPPPPPPP/8[KRRkrr] w - - 0 1");
  });
});

describe("pieces that enter where others leave", () => {
  const SCHESS = bundledVariant("seirawan") as Variant;
  const ENTER = "hands: { start: { queen: 1 }, enter: { with-first-move: rank 1 } }";
  const moves = (fen: string, from: string) =>
    Game.start(SCHESS, { fen })
      .legalMoves()
      .flatMap(({ uci }) => (uci.startsWith(from) ? [uci.slice(2)] : []))
      .sort()
      .join(" ");

  it("are written and read back in every text", () => {
    const game = Game.start(SCHESS, { fen: "r3k2r/8/8/8/8/8/P6P/RN2K2R[EHeh] w KQBkq - 0 1" });
    expectOwnTexts(game);
    expect(game.play("O-O/Hh1")).toMatchObject({ uci: "h1e1h", castling: "O-O", enters: "hawk", entersOn: "h1" });
    expect(game.fen()).toBe("r3k2r/8/8/8/8/8/P6P/RN3RKH[Eeh] b ABkq - 1 1");
    expect(game.play("e8c8e").san).toBe("O-O-O/Ee8");
    expect(Game.fromPgn(game.pgn()).fen()).toBe(game.fen());
  });

  it.each([
    ["not where a piece is pinned, which they do not relieve", "4k3/8/8/8/8/8/8/r2NK3[H] w D - 0 1", "d1", ""],
    ["beside an answer to a check", "4k3/8/8/8/8/6n1/8/5KN1[H] w FG - 0 1", "f1", "e1 e1h f2 f2h g2 g2h"],
    ["not where the piece has moved", "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1", "b1", "a3 c3 d2"],
    ["not from an empty hand", "4k3/8/8/8/8/8/8/1N2K3[h] w B - 0 1", "b1", "a3 c3 d2"],
  ])("%s", (_, fen, from, expected) => {
    expect(moves(fen, from)).toBe(expected);
  });

  it("may come once: the right ends with the move, with a capture, and with the last piece in hand", () => {
    const rightsAfter = (fen: string, move: string) => {
      const game = Game.start(SCHESS, { fen });
      game.play(move);
      return game.fen().split(" ")[2];
    };
    expect(rightsAfter("4k3/8/8/8/8/8/8/RN2K3[EH] w AB - 0 1", "b1a3")).toBe("A");
    expect(rightsAfter("4k3/8/8/8/8/8/1b6/R3K3[EHe] b AE - 0 1", "b2a1")).toBe("E");
    expect(rightsAfter("4k3/8/8/8/8/8/8/RN2K3[H] w AB - 0 1", "b1a3h")).toBe("-");
  });

  const entered = (keys: string, fen: string) =>
    at(keys, fen)
      .legalMoves()
      .flatMap(({ uci, enters }) => (enters === null ? [] : [uci]));

  it("do not come as a turn is passed", () => {
    const keys = `${ENTER}\nturn: [{ move: or-pass }]`;
    const texts = at(keys, "4k3/8/8/8/8/8/8/4K3[Q] w E - 0 1").legalMoves();
    expect(texts.filter(({ pass }) => pass).map(({ uci }) => uci)).toEqual(["e1e1"]);
  });

  it("do not come where king and partner change places", () => {
    const castling = "castling: [{ name: O-O, letter: K, king: [f1, g1], partner: [g1, f1], piece: rook }]";
    const setup = 'setup: { fen: "5kr1/8/8/8/8/8/8/5KR1[Qq] w Kk - 0 1" }';
    const game = at(`${ENTER}\n${castling}\n${setup}`, "5k2/8/8/8/8/8/8/5KR1[Q] w K - 0 1");
    const castlings = game.legalMoves().filter((move) => move.castling !== null);
    expect(castlings.map(({ uci }) => uci)).toEqual(["f1g1"]);
  });

  it("do not come where they may not stand, or check where nobody may", () => {
    const fen = "1k6/8/8/8/8/8/8/1N2K3[QR] w B - 0 1";
    const keys = "hands: { start: { queen: 1, rook: 1 }, enter: { with-first-move: rank 1 } }\ncastling: none";
    const setup = 'setup: { fen: "4k3/8/8/8/8/8/8/4K3[QRqr] w - - 0 1" }';
    expect(entered(keys, fen)).toEqual(["b1d2q", "b1d2r", "b1a3q", "b1a3r", "b1c3q", "b1c3r"]);
    const barred = `${keys}\n${setup}\npieces: { queen: { forbidden: rank 1 } }`;
    expect(entered(barred, fen)).toEqual(["b1d2r", "b1a3r", "b1c3r"]);
    const calm = `${keys}\ncheck: { given: forbidden }\nwin: [{ reach: rank 8, with: [king] }]`;
    expect(entered(calm, fen)).toEqual([]);
  });

  it("are told apart, however many kinds there are", () => {
    const letters = [..."ACDEFGHIJL"];
    const pieces = letters.map(
      (letter) => `  piece-${letter.toLowerCase().repeat(2)}: { letter: ${letter}, betza: W }`,
    );
    const keys = `pieces:\n${pieces.join("\n")}\nhands: { start: { piece-jj: 1, piece-ll: 1 }, enter: { with-first-move: rank 1 } }`;
    const own = `${keys.replace("{ piece-jj: 1, piece-ll: 1 }", "{ piece-jj: 1, piece-ll: 1, piece-ii: 1 }")}\ncastling: none`;
    expect(entered(own, "4k3/8/8/8/8/8/P7/R3K3[IJL] w A - 0 1").filter((uci) => uci.startsWith("a1b1"))).toEqual([
      "a1b1i",
      "a1b1j",
      "a1b1l",
    ]);
  });

  it("have no right where there is nothing to enter, or the piece is the enemy's", () => {
    expect(Game.start(SCHESS, { fen: "4k3/8/8/8/8/8/8/1N2K3[h] w B - 0 1" }).fen()).toContain(" w - - ");
    const { pieces, ...setup } = SCHESS.setup;
    const taken = pieces.map((piece, square) => (square === 1 ? (pieces[57] ?? piece) : piece));
    expect(writeGivenFen(SCHESS, { ...setup, pieces: taken, rights: [], gates: [1, 2] } as never)).toContain(" w C - ");
  });

  it("come no more once the last piece has been dropped", () => {
    const keys = "hands: { start: { knight: 1 }, drops: [{ pieces: [knight] }], enter: { with-first-move: rank 1 } }";
    const game = at(keys, "4k3/8/8/8/8/8/8/4K3[N] w E - 0 1");
    expect(game.position.gates).toEqual([4]);
    game.play("N@e4");
    expect(game.position.gates).toEqual([]);
    expect(game.fen()).toBe("4k3/8/8/8/4N3/8/8/4K3[] b - - 1 1");
  });

  it.each([
    ["hands: { start: { queen: 1 }, enter: { with-first-move: ranks 1-2 } }", "hands 1:31"],
    ["hands: { start: { queen: 1 }, enter: { with-first-move: none } }", "hands 1:31"],
    [`${ENTER}\ncastling: [{ name: O-O, letter: H, king: [e1, g1], partner: [h1, f1], piece: rook }]`, "hands 1:31"],
    [
      `${ENTER}\ncastling: [{ name: O-O, letter: K, king: [start, g1], partner: [start, f1], piece: rook }]`,
      "hands 1:31",
    ],
    ["hands: { enter: { with-first-move: rank 1 } }", "hands 1:1"],
  ])("are refused where they mean nothing: %s", (keys, place) => {
    expect(refusals(keys)).toEqual([place]);
  });

  it.each([
    ["4k3/8/8/8/8/8/8/4K3[H] w Z - 0 1", "fen-right"],
    ["4k3/8/8/8/8/8/8/4K3[H] w A - 0 1", "fen-right-unbacked"],
    ["4k3/8/8/8/8/8/8/4K3[H] w EE - 0 1", "fen-right-twice"],
  ])("%s: %s", (fen, code) => {
    expect(readPosition(SCHESS, fen)).toMatchObject({ faults: [{ code }] });
  });
});

describe("pieces in hand in a FEN", () => {
  const read = (fen: string) => {
    const parsed = readPosition(CRAZYHOUSE, fen);
    return parsed.ok
      ? writeFen(CRAZYHOUSE, parsed.position)
      : parsed.faults.map(({ code, offset }) => `${code} ${offset}`).join();
  };

  it.each([
    ["4k3/8/8/8/8/8/8/4K3[QRbpP] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[QRPbp] w - - 0 1"],
    ["4k3/8/8/8/8/8/8/4K3/QRb w - - 0 1", "4k3/8/8/8/8/8/8/4K3[QRb] w - - 0 1"],
    ["4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"],
    ["4k3/8/8/8/8/8/8/4K3[-] w - -", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"],
    ["4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"],
    ["4k3/8/8/3Q~4/8/8/8/4K2r~[] w - -", "4k3/8/8/3Q~4/8/8/8/4K2r~[] w - - 0 1"],
    ["4k3/8/8/8/8/8/8/4K3[Qx] w - - 0 1", "fen-hand 21"],
    ["4k3/8/8/8/8/8/8/4K3[K] w - - 0 1", "fen-hand 20"],
    ["4k3/8/8/8/8/8/8/4K3[Q w - - 0 1", "fen-hand 19"],
    ["4k3/8/8/8/8/8/8/4K2P~[] w - - 0 1", "fen-mark 20"],
    ["4k3/8/8/8/8/8/8/~4K3[] w - - 0 1", "fen-mark 16"],
    [`4k3/8/8/8/8/8/8/4K3[${"P".repeat(254)}] w - - 0 1`, "fen-hand-full 19"],
  ])("%s", (fen, expected) => {
    expect(read(fen).split(",").sort()).toEqual(expected.split(",").sort());
  });
});

describe("a drop written wrongly", () => {
  it.each([
    ["p@e4", "move-text P@e4"],
    ["+p@e4", "move-text +P@e4"],
    ["@e4", "move-text"],
    ["P@", "move-text"],
    ["Q@@e4", "move-text Q@e4"],
    ["N@e4q", "move-text N@e4"],
    ["P@e9", "move-illegal"],
    ["K@e4", "move-illegal"],
  ])("is refused with the nearest fix: %s", (text, expected) => {
    const read = parseUci(CRAZYHOUSE, [], text);
    expect(read.ok ? "" : [read.faults[0].code, read.faults[0].hint].filter(Boolean).join(" ")).toBe(expected);
  });
});

describe("drops", () => {
  it("are written and read with the letter of the piece, pawns too", () => {
    const game = house("4k3/8/8/8/8/8/8/4K3[NPnp] w - - 0 1");
    expect(game.play("n@f3").uci).toBe("N@f3");
    game.undo();
    expect(game.play("@e4").san).toBe("P@e4");
    expect(game.play("N@f3").uci).toBe("N@f3");
    expect(game.fen()).toBe("4k3/8/8/8/4P3/5n2/8/4K3[Np] w - - 1 2");
    expect(game.lastMove).toMatchObject({ drop: true, from: "f3", to: "f3", piece: "knight", check: true });
    expect(game.pgn()).toContain("1. P@e4 N@f3+");
    expect(Game.fromPgn(game.pgn(), { variant: CRAZYHOUSE }).fen()).toBe(game.fen());
  });

  it("have texts of their own", () => {
    expectOwnTexts(house("r3k2r/8/8/4p3/8/2N5/8/R3K2R[QRBNPqrbnp] w KQkq - 0 1"));
  });

  it("come between king and checker, and nowhere else in check", () => {
    const game = house("4k3/8/8/8/4r3/8/8/4K3[Nb] w - - 0 1");
    expect(
      game
        .legalMoves()
        .flatMap(({ drop, to }) => (drop ? [to] : []))
        .sort(),
    ).toEqual(["e2", "e3"]);
    const one = house("4k3/8/8/8/8/4r3/8/4K3[N] w - - 0 1");
    expect(() => one.play("N@a5")).toThrow();
    expect(one.play("N@e2")).toMatchObject({ drop: true, to: "e2" });
  });

  it("leave the squares that others need, and those alone, to go evenly on both colours", () => {
    const drops = "drops: [{ pieces: [bishop], on: rank 1, shades: opposite }]";
    const keys = `castling: none\nhands: { start: { bishop: 2, knight: 1 }, ${drops} }`;
    // a1 is the last dark square of the rank
    const game = Game.start(written(keys), { fen: "4k3/8/8/8/8/8/8/2R1K1R1[BBN] w - - 0 1" });
    const dropped = (piece: string) =>
      game.legalMoves().flatMap((move) => (move.drop && move.piece === piece ? [move.to] : []));
    expect(dropped("bishop").sort()).toEqual(["a1", "b1", "d1", "f1", "h1"]);
    expect(dropped("knight")).toHaveLength(59);
    expect(dropped("knight")).not.toContain("a1");
    const other = Game.start(written(keys), { fen: "4k3/8/8/8/8/8/8/2B1K3[B] w - - 0 1" });
    expect(other.legalMoves().flatMap(({ drop, to }) => (drop ? [to] : []))).toEqual(["b1", "d1", "f1", "h1"]);
  });

  it("are what the first rule says that counts for them, and stand where they may", () => {
    const keys = `${HOUSE}\nhands: { drops: [{ pieces: [pawn], on: rank 4 }, { on: ranks 3-4 }] }`;
    const dropped = (text: string, fen: string) =>
      at(text, fen)
        .legalMoves()
        .flatMap(({ drop, uci }) => (drop ? [uci] : []));
    expect(dropped(keys, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1").every((uci) => uci.endsWith("4"))).toBe(true);
    const gold = `${HOUSE}\ncastling: none\npieces: { gold: { letter: +P, betza: WfF, captured-as: pawn } }
promotion: [{ pieces: [pawn], zone: ranks 6-8, to: [gold], optional: true }]\nhands: { drops: [{ pieces: [pawn], promoted: true }] }`;
    const golds = dropped(
      gold.replace("pieces: {", "pieces: { pawn: { forbidden: rank 8 },"),
      "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
    );
    expect(golds).toContain("+P@a8");
    expect(golds).not.toContain("P@a8");
  });

  it("come from the hand that the start gives each side", () => {
    const keys = "hands: { start: { white: { knight: 1 }, black: { rook: 2 } } }";
    expect(written(keys).setupFen).toContain("[Nrr]");
  });

  it("are limited to files with few pieces of the own side", () => {
    const keys = `${HOUSE}\nhands: { drops: [{ pieces: [pawn], per-file: 1 }] }`;
    const files = at(keys, "4k3/p7/8/8/8/8/1P6/4K3[P] w - - 0 1")
      .legalMoves()
      .flatMap(({ drop, to }) => (drop ? [to[0]] : []));
    expect([...new Set(files)].sort().join("")).toBe("acdefgh");
  });

  it("may not check, or mate, where the file says so; a reply to a mate has no such limits", () => {
    const limited = `${HOUSE}\nhands: { drops: [{ pieces: [queen], mates: false }, { pieces: [rook], checks: false }] }`;
    const dropped = (fen: string) =>
      at(limited, fen)
        .legalMoves()
        .flatMap(({ drop, uci }) => (drop ? [uci] : []));
    const rooks = dropped("4k3/8/8/8/8/8/8/K7[R] w - - 0 1");
    expect(rooks).not.toContain("R@e4");
    expect(rooks).toContain("R@d4");
    const queens = dropped("7k/7p/5P2/8/8/8/8/6K1[Q] w - - 0 1");
    expect(queens).not.toContain("Q@f8");
    expect(queens).toContain("Q@e5");
    // R@g8 would check, which no drop of a rook may
    expect(dropped("7k/7p/5P2/8/8/8/8/6K1[Qr] w - - 0 1")).toContain("Q@f8");
  });

  it("come before all else where the file says so", () => {
    const game = at("hands: { first: true, start: { knight: 1 } }", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    expect(game.legalMoves().every(({ drop }) => drop)).toBe(true);
    expect(game.legalMoves()).toHaveLength(62);
  });

  it("tell no piece apart from one on the board", () => {
    const game = house("4k3/8/8/8/8/5N2/8/4K3[N] w - - 0 1");
    expect(
      game
        .legalMoves()
        .filter(({ to }) => to === "e5")
        .map(({ san }) => san),
    ).toEqual(["N@e5", "Ne5"]);
  });
});

describe("captured pieces", () => {
  it("change sides, and promoted ones fall back", () => {
    const game = house("4k3/1P6/8/8/8/8/r7/4K3[] w - - 0 1");
    game.play("b8=Q+");
    expect(game.fen()).toBe("1Q~2k3/8/8/8/8/8/r7/4K3[] b - - 0 1");
  });

  it("keep their mark wherever they go", () => {
    const game = house("1Q~2k3/8/8/8/8/8/r7/4K3[] b - - 0 1");
    for (const san of ["Ke7", "Qb4+", "Kf7", "Qb3+"]) game.play(san);
    expect(game.fen()).toBe("8/5k2/8/8/8/1Q~6/r7/4K3[] b - - 4 3");
  });

  it("are marked as they are dropped promoted", () => {
    const keys = `${HOUSE}\ncastling: none\npieces: { gold: { letter: G, betza: W, royal: true } }\ncheck: { royals: last }
promotion: [{ pieces: [pawn], to: [gold] }]\nhands: { drops: [{ pieces: [pawn], promoted: true }] }`;
    const game = at(keys, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    game.play("G@e4");
    expect(game.fen()).toBe("4k3/8/8/8/4G~3/8/8/4K3[] b - - 1 1");
  });

  it("fall to the captor as pawns when they were", () => {
    const game = house("1Q~2k3/8/8/8/8/8/1r6/4K3[] b - - 0 1");
    game.play("Rxb8");
    expect(game.fen()).toBe("1r2k3/8/8/8/8/8/8/4K3[p] w - - 0 2");
  });

  it("stay what they are with captured-as: itself", () => {
    const keys = `${HOUSE}\npieces: { queen: { captured-as: itself } }`;
    const game = at(keys, "4k3/1P6/8/8/8/8/1r6/4K3[] w - - 0 1");
    game.play("b8=Q+");
    expect(game.fen()).toContain("1Q2k3");
    game.play("Rxb8");
    expect(game.fen()).toContain("[q]");
  });
});

describe("positions of programs that know no hands", () => {
  it("have nothing in hand", () => {
    const { hands: _hands, promoted: _promoted, ...position } = CRAZYHOUSE.setup;
    expect(writeGivenFen(CRAZYHOUSE, position as never)).toBe(CRAZYHOUSE.setupFen);
    const bare = { ...position, hands: null } as never;
    expect(putPieces(CRAZYHOUSE, bare, [[0, null]]).hands).toEqual(CRAZYHOUSE.setup.hands);
  });

  it.each([
    ["a hand of a variant that has none", "chess", { hands: [[], []] }],
    ["a hand too short", "crazyhouse", { hands: [[1], [1]] }],
    [
      "a king in hand",
      "crazyhouse",
      {
        hands: [
          [1, 0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0, 0],
        ],
      },
    ],
    [
      "hands too full",
      "crazyhouse",
      {
        hands: [
          [0, 0, 0, 0, 0, 224],
          [0, 0, 0, 0, 0, 0],
        ],
      },
    ],
    ["a mark on a pawn", "crazyhouse", { promoted: [8] }],
    ["a mark on nothing", "crazyhouse", { promoted: [30] }],
  ])("are refused with %s", (_, id, change) => {
    const variant = bundledVariant(id) as Variant;
    expect(() => writeGivenFen(variant, { ...variant.setup, ...change } as never)).toThrow("position");
  });
});

describe("repetition", () => {
  const cycle = ["Ng1", "Ng8", "Nf3", "Nf6"];

  it("tells hands and marks apart", () => {
    const game = house("4k1n1/8/8/8/8/8/8/4K1N1[] w - - 0 1");
    const same = house("4k1n1/8/8/8/8/8/8/4K1N1[P] w - - 0 1");
    for (const played of [game, same])
      for (const san of ["Nf3", "Nf6", ...cycle, ...cycle.slice(0, 2)]) played.play(san);
    expect(game.claim?.reason).toBe("threefold repetition");
    expect(same.claim?.reason).toBe("threefold repetition");
  });

  it("comes about over captures and drops, which set the clock back", () => {
    const game = house("3rk3/8/8/8/8/8/8/3RK3[] w - - 0 1");
    const moves = ["Rxd8+", "Kxd8", "R@d1+", "Ke8", "Ke2", "R@d8", "Ke1", "Rxd1+", "Kxd1", "R@d8+", "Ke1", "Rd7"];
    for (const san of moves) game.play(san);
    expect(game.length).toBe(moves.length);
  });
});

describe("a search with hands", () => {
  it("finds a mate by a drop", () => {
    const game = house("6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1");
    const searcher = new Searcher(CRAZYHOUSE, 1);
    searcher.begin(game.positions, 4);
    while (searcher.slice(10_000) !== SEARCH_FINISHED);
    expect(searcher.read()[0].score).toBe(31_999);
  });
});

describe("the rules in words", () => {
  it("say what is in hand and where it is dropped", () => {
    expect(Object.fromEntries(rulesInWords(CRAZYHOUSE)).Hands).toEqual([
      "A captured piece goes to the hand of the side that took it.",
      "One that had promoted falls back to what it was.",
      "Instead of a move, a side may drop a piece from its hand onto an empty square.",
      "A Pawn is dropped on ranks 2 to 7 only.",
    ]);
  });

  it("name the few squares that are left out, not all the others", () => {
    const DROPS = "hands: { drops: [{ pieces: [rook], on: { not: d4 d5 } }, { pieces: [pawn], on: b2 c3 d4 }] }";
    const told = Object.fromEntries(rulesInWords(written(`captures: { to-hand: captor }\n${DROPS}`))).Hands;
    expect(told).toContain("A Rook is dropped on squares other than d4 d5 only.");
    expect(told).toContain("A Pawn is dropped on b2 c3 d4 (Black: d5 c6 b7) only.");
  });

  it("say nothing of hands where there are none", () => {
    expect(rulesInWords(written("name: Mine")).map(([topic]) => topic)).not.toContain("Hands");
  });

  it("make the digest another one", () => {
    expect(rulesDigest(written(HOUSE))).not.toBe(rulesDigest(written("draws: { dead-position: false }")));
  });
});

describe("a letter with a plus that a FEN has wrongly", () => {
  const SHOGI = bundledVariant("shogi") as Variant;
  const told = (fen: string) => {
    const parsed = readPosition(SHOGI, fen);
    return parsed.ok ? [] : parsed.faults.map(({ code, offset, hint }) => [code, offset, hint]);
  };

  it("is a letter of no piece", () => {
    expect(told("4+k4/9/9/9/9/9/9/9/4K4[] w - - 0 1")[0]).toEqual(["fen-letter", 1, null]);
    expect(told("4k4/9/9/9/9/9/9/9/3+GK4[] w - - 0 1")[0]).toEqual(["fen-letter", 19, null]);
  });

  it("is in hand what it was", () => {
    expect(told("4k4/9/9/9/9/9/9/9/4K4[+P] w - - 0 1")).toEqual([["fen-hand", 22, "P"]]);
  });
});

describe("a letter with a plus", () => {
  const KEYS = `
pieces: { gold: { letter: +P, betza: WfF, captured-as: pawn }, pawn: { betza: fmWfcF, forbidden: none } }
promotion: [{ pieces: [pawn], zone: ranks 6-8, to: [gold], optional: true }]
castling: none
${HOUSE}
hands: { drops: [{ pieces: [pawn], promoted: true }] }`;

  it("is two signs in FEN and a plus in coordinates", () => {
    const game = at(KEYS, "4k3/8/8/P7/8/8/8/4K3[p] w - - 0 1");
    expect(game.play("a5a6+").san).toBe("a6=+P");
    expect(game.fen()).toBe("4k3/8/+P7/8/8/8/8/4K3[p] b - - 0 1");
    expect(game.play("+P@a7").san).toBe("+P@a7");
    expect(game.play("+Pxa7").uci).toBe("a6a7");
    expect(game.fen()).toBe("4k3/+P7/8/8/8/8/8/4K3[P] b - - 0 2");
  });

  it("says what a captured piece was, if the file does not", () => {
    const game = at(KEYS.replace(", captured-as: pawn", ""), "4k3/8/+Pr6/8/8/8/8/4K3[] b - - 0 1");
    game.play("b6a6");
    expect(game.fen()).toBe("4k3/8/r7/8/8/8/8/4K3[p] w - - 0 2");
  });

  it("has texts of its own", () => {
    expectOwnTexts(at(KEYS, "4k3/8/8/P1P5/8/1+P6/+P7/4K3[PPpp] w - - 0 1"));
  });

  it("is a sign of a picture", () => {
    const rows = ["k . . .", ". . . .", "P +P . .", ". . . K"].join("\n    ");
    const setup = `board: { files: 4, ranks: 4 }\nsetup:\n  board: |\n    ${rows}\n`;
    const pieces = `pieces: { queen: none, rook: none, bishop: none, knight: none, gold: { letter: +P, betza: WfF } }\n`;
    expect(written(`${setup}${pieces}castling: none\npromotion: none`).setupFen).toBe("k3/4/P+P2/3K w - - 0 1");
  });

  it.each([
    ["pieces: { gold: { letter: +G, betza: W } }", "letter-plus 1:27"],
    ["pieces: { gold: { letter: +N, betza: W } }\npromotion: [{ pieces: [pawn], to: [gold] }]", "promotion 2:35"],
    ["pieces: { gold: { letter: ++N, betza: W } }", "letter 1:27"],
  ])("%s", (keys, place) => {
    expect(refusals(keys)).toEqual([place]);
  });
});
