/** Visual changes of whole variants: the text stays sound, and says what was wanted. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { changeList, keepEntries } from "../../demo/maker/list-edits.ts";
import { type Making, makingOf, newId, suggestLetter, takenAway } from "../../demo/maker/making.ts";
import { addPiece, bringBack, changePiece, factsOf, takePieceAway } from "../../demo/maker/piece-edits.ts";
import { readTyped } from "../../demo/maker/read-typed.ts";
import { emptyFilesInWords, goneInWords, newFiles } from "../../demo/maker/resize-words.ts";
import {
  counterpartPiece,
  dropShuffle,
  lostCastlings,
  placePieces,
  resizeBoard,
} from "../../demo/maker/setup-edits.ts";
import { plainOf } from "../../demo/maker/yaml-text.ts";
import { freeLetters } from "../../src/document.ts";
import { parseSquare } from "../../src/geometry/square.ts";
import { times } from "../sampled.ts";

const MINE = "name: Mine\nextends: chess\n";
/** Files of all shapes: whole and extending, shuffled, of several promotions and sizes. */
const SHAPES = [
  "chess",
  "paradigm",
  "edgy",
  "wildcastle",
  "fischerandom",
  "caparandom",
  "losalamos",
  "hoppelpoppel",
  "wildebeest",
].slice(0, times(9, 3));
const HERON = { name: "Grey Heron", letter: "H", symbol: null, value: null, betza: "NA" };

describe("pieces", () => {
  it("are added below the others, under a name that tells them", () => {
    const added = read(addPiece(read(MINE), HERON));
    expect(added.text).toBe(`${MINE}\npieces:\n  grey-heron: { letter: H, betza: NA }\n`);
    expect(added.variant.pieceTypes.at(-1)?.name).toBe("Grey Heron");
    expect(addPiece(read(MINE), { ...HERON, name: "Δelta!", symbol: "Δ", value: 4.5 })).toBe(
      `${MINE}\npieces:\n  elta: { name: Δelta!, letter: H, symbol: Δ, betza: NA, value: 4.5 }\n`,
    );
    expect(newId("Knight", read(MINE))).toBe("knight-2");
    expect(newId("龙", read(MINE))).toBe("piece");
  });

  it("get letters that are free", () => {
    const { variant } = read(MINE);
    expect(freeLetters(variant)).not.toContain("K");
    expect([suggestLetter(variant, "Knight"), suggestLetter(variant, "Rook"), suggestLetter(variant, "bbb")]).toEqual([
      "I",
      "O",
      "A",
    ]);
    const others = [..."ACDEFGHIJLMOSTUVWXYZ"].map(
      (letter) => `  p-${letter.toLowerCase()}: { letter: ${letter}, betza: W }`,
    );
    const full = read(`${MINE}pieces:\n${others.join("\n")}\n`).variant;
    expect(suggestLetter(full, "Rook")).toBe("A'");
    expect(freeLetters(full).slice(0, 2)).toEqual(["A'", "B'"]);
    expect(freeLetters(full)).toHaveLength(52);
    expect(freeLetters(read(MINE).variant, "Q").slice(-3)).toEqual(["Z", "Q'", "Q!"]);
  });

  it("are changed where they stand, and nothing else is", () => {
    const text = fileOf("chess");
    const changed = changePiece(read(text), "knight", { betza: "NW", value: 4 });
    expect(changed).toBe(text.replace("{ letter: N, betza: N, value: 3.25 }", "{ letter: N, betza: NW, value: 4 }"));
    expect(changePiece(read(text), "knight", { value: null })).toBe(text.replace("betza: N, value: 3.25", "betza: N"));
    expect(changePiece(read(MINE), "knight", { betza: "NW" })).toBe(`${MINE}\npieces:\n  knight: { betza: NW }\n`);
  });

  it("keep what the form has no place for: moves by squares, attacks on kings, regions", () => {
    const text = `name: Mine
extends: chess
regions: { palace: d1-f3 }
pieces:
  king: { moves: [{ betza: W, to: palace }], checks-by: R }
  knight: { moves: [{ betza: N, from: { not: palace } }], forbidden: dead-ends }
castling: none
setup: { fen: "3k4/8/8/8/8/8/8/4K3 w - - 0 1" }
`;
    const making = read(text);
    const knight = making.variant.pieceTypes.find(({ id }) => id === "knight");
    expect(knight && factsOf(knight).betza).toBeNull();
    expect(changePiece(making, "knight", { name: "Horse", value: 3 })).toBe(
      text.replace("forbidden: dead-ends", "forbidden: dead-ends, name: Horse, value: 3"),
    );
    expect(read(changePiece(making, "knight", { betza: "NW" })).own.pieces?.knight).toEqual({
      betza: "NW",
      forbidden: "dead-ends",
    });
    expect(read(changePiece(making, "king", { name: "General" })).own.pieces?.king).toMatchObject({ "checks-by": "R" });
    expect(read(resizeBoard(making, { files: 9, ranks: 10 })).own.regions).toEqual({ palace: "d1-f3" });
  });

  it("change their letter on the board too", () => {
    const text = fileOf("chess");
    const changed = changePiece(read(text), "knight", { letter: "S" });
    expect(changed).toBe(
      text
        .replace("{ letter: N,", "{ letter: S,")
        .replace("r n b q k b n r", "r s b q k b s r")
        .replace("R N B Q K B N R", "R S B Q K B S R"),
    );
    expect(read(changed).variant.setup).toEqual(read(text).variant.setup);
    const dressed = changePiece(read(text), "knight", { letter: "N'" });
    expect(dressed).toContain("letter: N',");
    expect(dressed).toContain("R N' B Q K B N' R\n");
    expect(read(dressed).variant.setup).toEqual(read(text).variant.setup);
  });

  it.each(SHAPES)("of %s can each be taken away, but for the royal one", (id) => {
    const making = read(fileOf(id));
    for (const pieceType of making.variant.pieceTypes.filter(({ royal }) => !royal)) {
      const text = takePieceAway(making, pieceType.id);
      const { variant, diagnostics } = readTyped(text);
      expect(diagnostics.map(({ message }) => `${pieceType.id}: ${message}`)).toEqual([]);
      expect(variant?.pieceTypes.map((other) => other.id)).toEqual(
        making.variant.pieceTypes.map((other) => other.id).filter((other) => other !== pieceType.id),
      );
    }
  });

  it("lose the weights that were found for them as they were", () => {
    const text = `${MINE}weights:\n  tempo: [9, 9]\n  pieces:\n    queen: { attack: 9 }\n    rook: { attack: 8 }\n`;
    expect(plainOf(changePiece(read(text), "queen", { betza: "QmN" }))).toMatchObject({
      weights: { pieces: { rook: { attack: 8 } } },
    });
    expect(changePiece(read(text), "queen", { betza: "QmN" })).not.toContain("queen: { attack");
    expect(changePiece(read(text), "queen", { name: "Lady" })).toContain("queen: { attack: 9 }");
    expect(resizeBoard(read(text), { files: 9, ranks: 8 })).not.toContain("weights");
  });

  it("come back", () => {
    const gone = read(takePieceAway(read(MINE), "queen"));
    expect(takenAway(gone).map(({ name }) => name)).toEqual(["Queen"]);
    expect(read(bringBack(gone, "queen")).variant.pieceTypes.length).toBe(6);
  });
});

describe("the start", () => {
  it("is drawn in its place, and loses the castling whose rook is gone", () => {
    const text = fileOf("chess");
    const making = read(text);
    const pieces = [...making.variant.setup.pieces];
    const [h1, h8] = ["h1", "h8"].map((name) => parseSquare(making.variant.board, name) ?? -1);
    const [fellow, piece] = counterpartPiece(making.variant, h1, pieces[h1]);
    expect([fellow, piece]).toEqual([h8, pieces[h8]]);
    pieces[h1] = null;
    pieces[h8] = null;
    expect(lostCastlings(making, pieces)).toEqual(["O-O"]);
    const placed = placePieces(making, pieces);
    expect(placed).toBe(
      text
        .replace("r n b q k b n r", "r n b q k b n .")
        .replace("R N B Q K B N R", "R N B Q K B N .")
        .replace(/ {2}- \{ name: O-O, .*\n/, ""),
    );
    expect(read(placed).variant.castlings.map(({ name }) => name)).toEqual(["O-O-O", "O-O-O"]);
  });

  it("on a wider board says where nothing stands, until something does", () => {
    const wide = { files: 10, ranks: 8 };
    const chess = read(fileOf("chess"));
    const files = newFiles(chess.variant, wide);
    expect(files).toEqual([
      [8, 9],
      [8, 9],
    ]);
    const { variant } = read(resizeBoard(chess, wide));
    expect(emptyFilesInWords(variant, variant.setup.pieces, files)).toContain("Nothing stands on files i and j yet.");
    const pieces = [...variant.setup.pieces];
    pieces[8] = { kind: 2, side: 0 };
    expect(emptyFilesInWords(variant, pieces, files)).toContain(
      "White has nothing on file j yet. Black has nothing on files i and j yet.",
    );
    for (const at of [9, 78, 79]) pieces[at] = { kind: 2, side: at < 40 ? 0 : 1 };
    expect(emptyFilesInWords(variant, pieces, files)).toBeNull();
    expect(newFiles({ ...chess.variant, symmetry: "rotate" }, { files: 9, ranks: 8 })).toEqual([[8], [0]]);
  });

  it("on a narrower board says what has gone with the squares", () => {
    const making = read(fileOf("chess"));
    const { variant } = read(resizeBoard(making, { files: 7, ranks: 8 }));
    const lost = lostCastlings(making, variant.setup.pieces, variant.board);
    expect(goneInWords(making.variant, variant.setup.pieces, lost)).toBe(
      "2 Rooks, 2 Pawns and O-O went with the squares. Undo brings them back.",
    );
    expect(goneInWords(making.variant, making.variant.setup.pieces, [])).toBe("");
  });

  it("is drawn where it was inherited, or was a FEN", () => {
    const making = read(MINE);
    expect(placePieces(making, making.variant.setup.pieces)).toContain("setup:\n  board: |\n    r n b q k b n r\n");
    const fen = read(`${MINE}setup: { fen: "4k3/8/8/8/8/8/8/4K2R w - - 0 1" }\ncastling: none\n`);
    const drawn = read(placePieces(fen, fen.variant.setup.pieces));
    expect(drawn.own.setup?.fen).toBeUndefined();
    expect(drawn.variant.setup.pieces).toEqual(fen.variant.setup.pieces);
  });

  it("is the only one when the shuffle is dropped", () => {
    expect(read(dropShuffle(read(fileOf("paradigm")))).variant.shuffles).toEqual([]);
    expect(read(dropShuffle(read("name: Mine\nextends: fischerandom\n"))).own.setup?.shuffle).toBe("none");
  });

  it.each([
    ["chess", 10, 8],
    ["chess", 8, 10],
    ["chess", 8, 6],
    ["edgy", 9, 9],
    ["capablanca", 12, 10],
  ] as const)("of %s fits a board of %i by %i", (id, files, ranks) => {
    const making = read(fileOf(id));
    const sized = read(resizeBoard(making, { files, ranks }));
    const { variant } = sized;
    expect(variant.board).toEqual({ files, ranks });
    expect(variant.setup.pieces.filter((piece) => piece).length).toBe(
      making.variant.setup.pieces.filter((piece) => piece).length,
    );
    if (id !== "edgy") expect(variant.promotions[0].zone).toContain((ranks - 1) * files);
    variant.setup.pieces.forEach((piece, square) => {
      const [fellow, other] = counterpartPiece(variant, square, piece);
      expect(variant.setup.pieces[fellow]).toEqual(other);
    });
  });
});

describe("promotion", () => {
  it("is changed in its place, or copied from what is inherited", () => {
    const text = fileOf("chess");
    const fewer = changeList(read(text), text, "promotion", [0, "to"], ["queen"]);
    expect(fewer).toBe(text.replace("to: [queen, rook, bishop, knight]", "to: [queen]"));
    expect(changeList(read(MINE), MINE, "promotion", [0, "to"], ["queen"])).toBe(
      `${MINE}\npromotion:\n  - { pieces: [pawn], zone: rank 8, to: [queen] }\n`,
    );
    expect(read(keepEntries(read(MINE), MINE, "promotion", [])).variant.promotions).toEqual([]);
  });
});

function read(text: string): Making {
  const { variant, diagnostics } = readTyped(text);
  if (!variant) throw new Error(diagnostics.map(({ line, message }) => `${line}: ${message}`).join("\n") + text);
  return makingOf(text, variant);
}

function fileOf(id: string): string {
  return readFileSync(fileURLToPath(new URL(`../../variants/${id}.yaml`, import.meta.url)), "utf8");
}
