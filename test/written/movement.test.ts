/** Moves that depend on squares, and attacks on royal pieces alone. */
import { describe, expect, it } from "vitest";
import { piecesInWords } from "../../src/variant/piece-in-words.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import { squaresInWords } from "../../src/variant/squares-in-words.ts";
import { examineVariant } from "../../src/yaml.ts";
import { at, refusals, targets, written } from "./rows.ts";

const KINGS = "castling: none\n";

describe("moves by squares", () => {
  const SOLDIER = "pieces: { knight: { moves: [{ betza: fW }, { betza: sW, from: ranks 5-8 }] } }";
  it.each([
    ["a soldier before the river", SOLDIER, "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", "d4", "d5"],
    ["a soldier behind it", SOLDIER, "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5", "c5 d6 e5"],
    ["Black's soldier behind it", SOLDIER, "4k3/8/8/8/3n4/8/8/4K3 b - - 0 1", "d4", "c4 d3 e4"],
    [
      "a king in its palace",
      "regions: { palace: d1-f3 }\npieces: { king: { moves: [{ betza: W, to: palace }] } }",
      "4k3/8/8/8/8/3K4/8/8 w - - 0 1",
      "d3",
      "d2 e3",
    ],
    [
      "an entry for its two sides",
      "pieces: { knight: { moves: [{ betza: R, from: { white: rank 1, black: none } }] } }",
      "4k3/8/8/8/8/8/8/2N1K3 w - - 0 1",
      "c1",
      "a1 b1 c2 c3 c4 c5 c6 c7 c8 d1",
    ],
    [
      "a rider ends within, and passes by squares that are not",
      "pieces: { rook: { moves: [{ betza: R, to: [d1, rank 8, d4] }] } }",
      "4k3/8/8/8/8/8/8/3R3K w - - 0 1",
      "d1",
      "d4 d8",
    ],
    [
      "entries that say the same move say it once",
      "pieces: { knight: { moves: [{ betza: K }, { betza: W, from: all }, { betza: F, to: all }] } }",
      "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1",
      "d4",
      "c3 c4 c5 d3 d5 e3 e4 e5",
    ],
    [
      "i with its own squares leaves first-move alone",
      "pieces: { knight: { first-move: d4, moves: [{ betza: ifW, from: e4 }, { betza: ifF }] } }",
      "4k3/8/8/8/3NN3/8/8/4K3 w - - 0 1",
      "d4",
      "c5 e5",
    ],
  ])("%s", (_, keys, fen, from, squares) => {
    expect(targets(at(`${KINGS}${keys}`, fen), from)).toBe(squares);
  });

  it("attack what they could capture, and no more", () => {
    const keys = `${KINGS}pieces: { rook: { moves: [{ betza: R, to: { not: e8 } }] } }`;
    const game = at(keys, "4k3/8/8/8/8/8/8/K3R3 b - - 0 1");
    expect(game.check).toBe(false);
    expect(targets(game, "e8")).toBe("d7 d8 f7 f8");
  });

  const PAWN =
    "pieces: { pawn: { moves: [{ betza: fmWfceF }, { betza: ifmnD, from: ranks 2-3 }, { betza: fmnH, from: rank 2 }] } }";
  it("are answered en passant with i alone, from wherever they begin", () => {
    const game = at(`${KINGS}${PAWN}`, "4k3/8/8/8/2p1p3/3P4/8/4K3 w - - 0 1");
    game.play("d3d5");
    expect(game.fen()).toBe("4k3/8/8/3P4/2p1p3/8/8/4K3 b - - 0 1");
    const stepping = at(`${KINGS}${PAWN}`, "4k3/8/8/8/2p1p3/8/3P4/4K3 w - - 0 1");
    expect(targets(stepping, "d2")).toBe("d3 d4 d5");
    stepping.play("d2d4");
    expect(targets(stepping, "c4")).toBe("c3 d3");
    stepping.undo();
    stepping.play("d2d5");
    expect(targets(stepping, "c4")).toBe("c3");
  });
});

describe("checks-by", () => {
  const FACING = `${KINGS}pieces: { king: { checks-by: fR } }`;
  it("keeps kings from facing each other", () => {
    expect(targets(at(FACING, "4k3/8/8/8/8/8/8/3K4 w - - 0 1"), "d1")).toBe("c1 c2 d2");
  });

  it("pins what stands between", () => {
    const game = at(FACING, "4k3/8/8/8/4B3/8/8/4K3 w - - 0 1");
    expect(targets(game, "e4")).toBe("");
    expect(game.check).toBe(false);
  });

  it("gives check and takes nothing else", () => {
    const keys = `${KINGS}pieces: { knight: { checks-by: R } }`;
    const game = at(keys, "4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1");
    expect(targets(game, "b1")).toBe("a3 c3 d2");
    expect(at(keys, "1k6/8/8/8/8/8/8/1N2K3 b - - 0 1").check).toBe(true);
  });

  it("reaches squares where the piece may not stand", () => {
    const keys = `regions: { palace: d1-f3 }\n${KINGS}pieces: { king: { forbidden: { not: palace }, checks-by: R } }\nsetup: { fen: "3k4/8/8/8/8/8/8/4K3 w - - 0 1" }`;
    expect(targets(at(keys, "3k4/8/8/8/8/8/8/4K3 w - - 0 1"), "e1")).toBe("e2 f1 f2");
  });

  it("lets no bare king mate: each attacks the other in turn", () => {
    const keys = `${KINGS}pieces: { king: { betza: K, checks-by: fRbN } }`;
    expect(at(keys, "4k3/8/8/8/8/8/8/K7 w - - 0 1").outcome?.reason).toBe("insufficient material");
  });
});

describe("checks-by in words", () => {
  const king = (keys: string) => piecesInWords(written(`${KINGS}${keys}`))[0];

  it("says of a royal piece what it keeps its like from, and of the movement what attacks", () => {
    expect(king("pieces: { king: { checks-by: mBcR } }").slice(1, 3)).toEqual([
      "It also gives check like a piece that slides orthogonally any distance, and never moves so.",
      "No King may stand where the other's would check it so.",
    ]);
    expect(king("pieces: { king: { checks-by: R, spares: [king] } }").join(" ")).not.toContain("No King may stand");
    expect(king('pieces: { king: { checks-by: "mBc[W-F]", spares: [king] } }')[1]).toBe(
      "It also gives check like a piece that steps one square orthogonally to an empty square, and then steps one square diagonally outward, and never moves so.",
    );
  });

  it("says where pieces have to be unattacked that it attacks royal ones alone", () => {
    const goal = (kind: string) =>
      Object.fromEntries(
        rulesInWords(
          written(
            `${KINGS}pieces: { king: { checks-by: R } }\nwin: [checkmate, { reach: e4, with: [${kind}], safe: true }]`,
          ),
        ),
      ).Goal[1];
    expect(goal("knight")).toBe(
      "Whoever brings a Knight, unattacked, to e4 (White) or e5 (Black) wins. What only gives check attacks royal pieces and no others.",
    );
    expect(goal("king")).toBe("Whoever brings a King, unattacked, to e4 (White) or e5 (Black) wins.");
  });

  it("counts on the way of a king that castles", () => {
    const keys = "pieces: { king: { checks-by: R } }";
    const open = (fen: string) => targets(at(keys, fen), "e1").split(" ").includes("g1");
    expect(open("5k2/8/8/8/8/8/8/4K2R w K - 0 1")).toBe(false);
    expect(open("k7/8/8/8/8/8/8/4K2R w K - 0 1")).toBe(true);
  });
});

describe("dead ends", () => {
  const onBoard = (keys: string) => {
    const variant = written(`${KINGS}${keys}\nsetup: { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }`);
    const { board, pieceTypes } = variant;
    return pieceTypes.find(({ id }) => id === "knight")?.forbidden.map((squares) => squaresInWords(board, squares));
  };
  it.each([
    ["fN", ["ranks 7 and 8", "ranks 1 and 2"]],
    ["fR", ["rank 8", "rank 1"]],
    ["fWbF", ["no square", "no square"]],
    ["fmWfceF", ["rank 8", "rank 1"]],
    ["fmWbeF", ["rank 8", "rank 1"]],
    ["iWfcF", ["rank 8", "rank 1"]],
  ])("of %s", (betza, words) => {
    expect(onBoard(`pieces: { knight: { betza: ${betza}, forbidden: dead-ends } }`)).toEqual(words);
  });

  it("stand beside other squares, and depend on those of the moves", () => {
    const moves = "moves: [{ betza: fW, to: { not: rank 6 } }, { betza: W, from: a5, to: a5-a6 }]";
    expect(onBoard(`pieces: { knight: { ${moves}, forbidden: [rank 1, dead-ends] } }`)?.[0]).toBe(
      "a1 b1 c1 d1 e1 f1 g1 h1 b5 c5 d5 e5 f5 g5 h5 a8 b8 c8 d8 e8 f8 g8 h8",
    );
  });

  it("are promoted on, as lances and pawns must be", () => {
    const keys = `${KINGS}pieces: { knight: { betza: fN, forbidden: dead-ends } }\npromotion: [{ pieces: [knight], to: [queen], zone: ranks 6-8, optional: true }]`;
    expect(targets(at(keys, "4k3/8/8/4N3/8/8/8/4K3 w - - 0 1"), "e5")).toBe("d7q f7q");
    expect(targets(at(keys, "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1"), "e4")).toBe("d6 d6q f6 f6q");
  });

  it("are words of forbidden squares alone", () => {
    expect(refusals("pieces: { knight: { first-move: dead-ends } }")).toEqual(["unknown-region 1:33"]);
    expect(refusals("pieces: { knight: { forbidden: dead-end } }")).toEqual(["unknown-region 1:32"]);
  });
});

describe("inherited moves", () => {
  const parent = "extends: chess\npieces: { knight: { moves: [{ betza: N, to: all }], remarks: [Jumps.] } }\n";
  it.each([
    ["betza drops moves", "knight: { betza: W }", ["The Knight steps one square orthogonally."]],
    [
      "moves drop betza",
      "rook: { moves: [{ betza: F }] }",
      ["The Knight leaps like a knight, but only to any square.", "Jumps."],
    ],
    ["moves replace moves", "knight: { moves: [{ betza: F }] }", ["The Knight steps one square diagonally."]],
  ])("%s", (_, piece, words) => {
    const text = `extends: parent\npieces: { ${piece} }\n`;
    const { variant, diagnostics } = examineVariant(text, { file: "child.yaml", siblings: { parent } });
    expect(diagnostics).toEqual([]);
    if (!variant) return;
    const knight = variant.pieceTypes.findIndex(({ id }) => id === "knight");
    expect(piecesInWords(variant)[knight].slice(0, words.length)).toEqual(words);
  });
});

describe("movements are refused when", () => {
  it.each([
    ["both are given", "pieces: { knight: { betza: N, moves: [{ betza: N }] } }", ["both-given 1:31"]],
    ["there is no entry", "pieces: { knight: { moves: [] } }", ["wrong-size 1:28"]],
    ["an entry has no moves", "pieces: { knight: { moves: [{ from: a1 }] } }", ["missing-key 1:29"]],
    ["a key is misspelt", "pieces: { knight: { moves: [{ betza: N, form: a1 }] } }", ["unknown-key 1:41"]],
    ["they begin nowhere", "pieces: { knight: { moves: [{ betza: N, from: none }] } }", ["no-squares 1:47"]],
    ["they end nowhere", "pieces: { knight: { moves: [{ betza: N, to: { not: all } }] } }", ["no-squares 1:45"]],
    [
      "several are wrong",
      "pieces: { knight: { moves: [{ betza: X }, { betza: N, to: z1 }] } }",
      ["unknown-atom 1:38", "square 1:59"],
    ],
    [
      "one cannot be played yet",
      "pieces: { knight: { moves: [{ betza: N }, { betza: yR }] } }",
      ["unsupported-betza 1:52"],
    ],
    ["checks-by cannot be played yet", "pieces: { knight: { checks-by: tpR } }", ["unsupported-rule 1:32"]],
    ["checks-by attacks nothing", "pieces: { knight: { checks-by: mR } }", ["wrong-value 1:32"]],
    ["a piece has neither", "pieces: { gnu: { letter: G } }", ["missing-key 1:11"]],
  ])("%s", (_, keys, places) => {
    expect(refusals(keys)).toEqual(places);
  });
});

describe("movements in words", () => {
  it.each([
    [
      "{ betza: fW }, { betza: sW, from: ranks 6-8 }",
      "The Knight steps one square forward. From ranks 6 to 8 (Black: ranks 1 to 3), it also steps one square sideways.",
    ],
    ["{ betza: W, from: d1-f3, to: d1-f3 }", "Within d1-f3 (Black: d6-f8), the Knight steps one square orthogonally."],
    ["{ betza: W, to: d1-f3 }", "The Knight steps one square orthogonally, but only to d1-f3 (Black: d6-f8)."],
    [
      "{ betza: ifmnD, from: rank 2 }, { betza: cefF }",
      "From rank 2 (Black: rank 7), the Knight goes two squares forward without capturing, the square between must be empty, and may then be captured en passant.",
    ],
  ])("%s", (entries, words) => {
    const variant = written(`pieces: { knight: { moves: [${entries}] } }`);
    const knight = variant.pieceTypes.findIndex(({ id }) => id === "knight");
    expect(piecesInWords(variant)[knight][0]).toContain(words);
  });
});
