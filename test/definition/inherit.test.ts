import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/definition/documents.ts";
import type { Siblings } from "../../src/definition/resolve.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";

/** A child of chess with these lines. */
function child(...lines: readonly string[]): Variant {
  return parseVariant(`extends: chess\n${lines.join("\n")}\n`, { file: "some/folder/my-game.yaml" });
}

function pieceTypeOf(variant: Variant, id: string) {
  return variant.pieceTypes.find((pieceType) => pieceType.id === id);
}

/** A piece with a key that is none. */
function none(id: string, key: string): string {
  return `pieces: { ${id}: { ${key}: none } }`;
}

describe("extends", () => {
  it("inherits everything that is not said; the name comes from the file", () => {
    const variant = child("view: corner");
    expect(variant).toMatchObject({ id: "my-game", name: "My Game", aliases: [], view: "corner" });
    expect(variant.about.summary).toBe("");
    expect(variant.pieceTypes).toHaveLength(6);
    expect(variant.castlings).toHaveLength(4);
  });

  it("merges maps key by key: a piece keeps what the child does not say", () => {
    expect(pieceTypeOf(child("pieces:", "  queen: { value: 10 }"), "queen")).toMatchObject({ letter: "Q", value: 10 });
  });

  it("drops what was said of moves when a piece moves otherwise", () => {
    const bishop = pieceTypeOf(child("pieces:", "  bishop: { betza: BD }"), "bishop");
    expect(bishop).toMatchObject({ letter: "B", value: null, pairBonus: 0, remarks: [] });
    const other = pieceTypeOf(child("pieces:", "  bishop: { betza: BD, value: 4, pair-bonus: 0.25 }"), "bishop");
    expect(other).toMatchObject({ value: 4, pairBonus: 0.25 });
    expect(pieceTypeOf(child("pieces:", "  bishop: { name: Runner }"), "bishop")).toMatchObject({ value: 3.25 });
  });

  it("drops what pieces become in a hand where captures go to none any more", () => {
    const loop = "extends: loop\nhands: none\ncaptures: { to-hand: none }\n";
    expect(parseVariant(loop).hands).toBeNull();
    expect(() => parseVariant(`${loop}pieces: { rook: { captured-as: itself } }`)).toThrow(/4:19 .*go to no hand here/);
    expect(parseVariant("extends: loop\npieces: { rook: { captured-as: pawn } }").hands).not.toBeNull();
  });

  it("says under which key what is inherited goes wrong", () => {
    const wrong = () => parseVariant("extends: andersanti\nturn: [move]");
    expect(wrong).toThrow("In what is inherited, under 'draws.by': Nobody may pass");
  });

  it("adds pieces after the inherited ones", () => {
    const variant = child("pieces:", "  amazon: { letter: A, betza: QN }");
    expect(variant.pieceTypes.map(({ id }) => id)).toEqual([
      "king",
      "queen",
      "rook",
      "bishop",
      "knight",
      "pawn",
      "amazon",
    ]);
  });

  it("replaces lists as a whole", () => {
    const variant = child("promotion: [{ pieces: [pawn], to: [queen] }]");
    expect(variant.promotions.map(({ to }) => to)).toEqual([[1], [1]]);
  });

  it("takes a piece, castling, promotion and shuffle away with none", () => {
    const parent = "extends: paradigm\ncastling: none\npromotion: none\nsetup: { shuffle: none }\n";
    const variant = parseVariant(parent);
    expect(variant.castlings).toEqual([]);
    expect(variant.promotions).toEqual([]);
    expect(variant.shuffles).toEqual([]);
    expect(variant.setup.rights).toEqual([]);
    expect(pieceTypeOf(variant, "bishop")).toBeUndefined();
  });

  it("takes rules of drops away with none, so that pieces only enter", () => {
    const hands = "hands: { start: { elephant: 1, hawk: 1 }, drops: none, enter: { with-first-move: rank 1 } }";
    const own = parseVariant(`name: Mine\nextends: shouse\ncaptures: { to-hand: none }\n${hands}\n`);
    expect(own.hands?.drops).toEqual([]);
    expect(rulesDigest(own)).toBe(rulesDigest(parseVariant("name: Mine\nextends: seirawan\n")));
    expect(documentOf(own)?.hands).not.toHaveProperty("drops");
    const limits = (text: string) => new Set(parseVariant(text).hands?.drops.map(({ perFile }) => perFile));
    expect(limits("extends: shogi")).toEqual(new Set([null, 1]));
    expect(limits("extends: shogi\nhands: { drops: none }")).toEqual(new Set([null]));
  });

  it("takes what a piece spares and checks by, entering, and draws that win away with none", () => {
    const sparing = "extends: chess\npieces: { rook: { spares: [rook] }, king: { checks-by: R } }\n";
    const none = "pieces: { rook: { spares: none }, king: { checks-by: none } }";
    const chess = rulesDigest(child("name: Mine"));
    const own = parseVariant(`extends: sparing\n${none}\n`, { siblings: { sparing } });
    expect(own).toMatchObject({ spares: null });
    expect(pieceTypeOf(own, "king")?.checksBy).toBeNull();
    expect(rulesDigest(own)).toBe(chess);
    expect(rulesDigest(parseVariant("extends: armageddon\ndraws: { wins: none }\n"))).toBe(chess);
    const dropping = parseVariant("extends: seirawan\nhands: { enter: none }\n");
    expect(dropping.entering).toBeNull();
    expect(dropping.hands?.drops).toHaveLength(4);
    // nothing is left of it in the document either
    expect(JSON.stringify([own, dropping].map(documentOf))).not.toMatch(/checks-by|spares|enter/);
  });

  it("reads none where nothing is inherited as if it were left out", () => {
    const keys = [none("rook", "spares"), none("king", "checks-by"), "draws: { wins: none }"];
    for (const key of keys) expect(rulesDigest(child(key))).toBe(rulesDigest(child("name: Mine")));
    const hands = "hands: { start: { knight: 1 }";
    for (const key of ["enter", "drops"])
      expect(rulesDigest(child(`${hands}, ${key}: none }`))).toBe(rulesDigest(child(`${hands} }`)));
  });

  it("a picture replaces an inherited FEN, and the other way round", () => {
    const siblings = { base: 'extends: chess\nsetup: { fen: "4k3/8/8/8/8/8/8/4K3 b - - 0 1" }\ncastling: none\n' };
    const rows = ["...k....", "........", "........", "........", "........", "........", "........", "...K...."];
    const picture = parseVariant(`extends: base\nsetup:\n  board: |\n${rows.map((row) => `    ${row}\n`).join("")}`, {
      siblings,
    });
    expect(picture.setupFen).toBe("3k4/8/8/8/8/8/8/3K4 w - - 0 1");
    expect(parseVariant("extends: base\n", { siblings }).setupFen).toBe("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
  });

  it("reads a parent beside the file, by a map or by a function, before a bundled one", () => {
    const text = "extends: chess\n";
    const own =
      'name: Mine\nboard: { files: 2, ranks: 3 }\npieces: { king: { letter: K, betza: K, royal: true } }\nsetup: { fen: "k1/2/1K w - - 0 1" }\n';
    const ways: readonly Siblings[] = [{ chess: own }, (id) => (id === "chess" ? own : null)];
    for (const siblings of ways) expect(parseVariant(text, { siblings }).board).toEqual({ files: 2, ranks: 3 });
  });

  it("a chain of eight files is read, and faults throw one error with all diagnostics", () => {
    const links = Array.from({ length: 7 }, (_, i) => [`link${i}`, `extends: ${i === 6 ? "chess" : `link${i + 1}`}\n`]);
    expect(parseVariant("extends: link0\n", { siblings: Object.fromEntries(links) }).pieceTypes).toHaveLength(6);
    expect(() => parseVariant("extends: chess\na: 1\nb: 2\n")).toThrow(FairywrenError);
  });
});

describe("sides", () => {
  it("Black's zones and castling follow by reflection", () => {
    const variant = child();
    expect(variant.promotions.map(({ zone }) => zone[0])).toEqual([56, 0]);
    expect(variant.castlings.map(({ king }) => [king.from, king.to])).toEqual([
      [4, 6],
      [4, 2],
      [60, 62],
      [60, 58],
    ]);
    expect(pieceTypeOf(variant, "pawn")?.forbidden).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7],
      [56, 57, 58, 59, 60, 61, 62, 63],
    ]);
  });

  it("or by turning the board", () => {
    const variant = parseVariant("extends: edgy\n");
    expect(variant.castlings.map(({ king }) => [king.from, king.to])).toEqual([
      [0, 2],
      [0, 16],
      [63, 61],
      [63, 47],
    ]);
    expect(variant.promotions.map(({ zone }) => zone.length)).toEqual([8, 8]);
  });

  it("each side may have its own promotion, castling and first-move squares", () => {
    const variant = child(
      "promotion:",
      "  - { side: white, pieces: [pawn], to: [queen] }",
      "  - { side: black, pieces: [pawn], zone: ranks 1-2, to: [rook], optional: true }",
      "castling: [{ side: black, name: O-O, letter: K, king: [e8, g8], partner: [h8, f8], piece: rook }]",
      "pieces:",
      "  pawn: { first-move: { white: rank 2, black: none } }",
    );
    expect(variant.promotions).toMatchObject([
      { side: 0, to: [1], optional: false },
      { side: 1, to: [2], optional: true },
    ]);
    expect(variant.castlings).toMatchObject([{ side: 1, king: { from: 60, to: 62 } }]);
    expect(pieceTypeOf(variant, "pawn")?.firstMove).toEqual([[8, 9, 10, 11, 12, 13, 14, 15], []]);
  });
});

describe("defaults", () => {
  const bare =
    "name: Bare\nboard: { files: 3, ranks: 4 }\npieces:\n  king: { letter: K, betza: K, royal: true }\n  dragon-bishop: { letter: B, betza: BnN }\nsetup:\n  board: |\n    k . b\n    . . .\n    . . .\n    K . B\n";

  it("a file without extends needs name, board, pieces and setup only", () => {
    expect(parseVariant(bare)).toMatchObject({
      symmetry: "mirror",
      castlings: [],
      promotions: [],
      shuffles: [],
      view: "square",
      draws: { repetition: { claim: 3, end: 5 }, moves: { claim: 50, end: 75 }, deadPosition: true, wins: null },
      notation: { pieces: "letters", castling: "O-O", promotion: "=", uciCastling: "king" },
      setupFen: "k1b/3/3/K1B w - - 0 1",
    });
  });

  it("a piece has a name from its id, no value, and first moves where the start puts it", () => {
    expect(pieceTypeOf(parseVariant(bare), "dragon-bishop")).toMatchObject({
      name: "Dragon Bishop",
      value: null,
      pairBonus: 0,
      firstMove: [[2], [11]],
      forbidden: [[], []],
      resetsClock: false,
    });
  });

  it("first moves reach over all squares of a shuffle", () => {
    const variant = parseVariant("extends: paradigm\n");
    expect(pieceTypeOf(variant, "queen")?.firstMove).toEqual([
      [1, 2, 3, 5, 6],
      [57, 58, 59, 61, 62],
    ]);
  });

  it("a piece that promotes sets the move clock back, unless the file says otherwise", () => {
    expect(pieceTypeOf(child(), "pawn")?.resetsClock).toBe(true);
    expect(pieceTypeOf(child("pieces: { pawn: { resets-clock: false } }"), "pawn")?.resetsClock).toBe(false);
    expect(pieceTypeOf(child(), "rook")?.resetsClock).toBe(false);
  });

  it("draws may never be claimed", () => {
    const { draws } = child("draws: { moves: { claim: never, end: never } }");
    expect(draws).toMatchObject({ moves: { claim: null, end: null }, repetition: { claim: 3, end: 5 } });
  });

  it("a variant is frozen to the bottom", () => {
    const variant = child();
    expect(
      Object.isFrozen(variant) &&
        Object.isFrozen(variant.pieceTypes[0].moves[0].betza.terms) &&
        Object.isFrozen(variant.setup.pieces),
    ).toBe(true);
  });
});
