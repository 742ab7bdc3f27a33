/** Regions, renamed wherever they are used, and holes in pictures and beside a FEN: the text stays sound. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Making, makingOf } from "../../demo/maker/making.ts";
import { readTyped } from "../../demo/maker/read-typed.ts";
import { putRegion, removeRegion, renameRegion, usesOf } from "../../demo/maker/region-edits.ts";
import { placeHoles } from "../../demo/maker/setup-edits.ts";
import { parseSquare } from "../../src/geometry/square.ts";

const MINE = "name: Mine\nextends: chess\n";
const PALACES = `name: Mine
extends: chess
regions:
  palace: d1-f3     # where the king stays
  camp: palace ranks 1-2
  far: { not: [camp, palace] }
pieces:
  king: { moves: [{ betza: K, to: palace }] }
  knight: { moves: [{ betza: N, from: { not: palace } }], forbidden: far }
  queen: { moves: [{ betza: Q, to: { white: palace far, black: all } }] }
castling: none
promotion:
  - { pieces: [pawn], zone: [palace, rank 8], to: [queen], optional: true }
win: [checkmate, { reach: palace, with: [knight], number: 2 }]
`;

describe("regions", () => {
  it("are named in their place and wherever they are used, and nothing else is", () => {
    const text = renameRegion(read(PALACES), "palace", "court");
    expect(text).toBe(PALACES.replaceAll("palace", "court"));
    expect(read(text).variant.pieceTypes[0].moves[0].to).toEqual(read(PALACES).variant.pieceTypes[0].moves[0].to);
  });

  it("tell what uses them", () => {
    expect(usesOf(read(PALACES), "palace")).toEqual([
      "the region camp",
      "the region far",
      "the moves of the King",
      "the moves of the Queen",
      "the moves of the Knight",
      "rule 1 of promotion",
      "a goal",
    ]);
    expect(usesOf(read(PALACES), "far")).toEqual(["the moves of the Queen", "the forbidden squares of the Knight"]);
  });

  it("come and go, and are written only where they differ from what is inherited", () => {
    const added = putRegion(read(MINE), "home", "rank 1");
    expect(added).toBe(`${MINE}\nregions: { home: rank 1 }\n`);
    expect(read(removeRegion(read(added), "home")).own.regions).toBeUndefined();
  });
});

describe("holes", () => {
  it("are drawn into the picture, where comments stay, and take what stood there", () => {
    const text = fileOf("chess");
    const placed = holed(text, ["a1", "a8", "d4"]);
    expect(placed).toBe(
      text
        .replace("    r n b q k b n r\n", "    # n b q k b n r\n")
        .replace("    R N B Q K B N R\n", "    # N B Q K B N R\n")
        .replace(/((?: {4}\. .*\n){2}) {4}(\. \. \. )\./, "$1    $2#")
        .replace(/ {2}- \{ name: O-O-O, .*\n/, ""),
    );
    expect(read(placed).variant.board.holes).toEqual([0, 27, 56]);
    expect(holed(placed, ["d4"])).toContain("    r n b q k b n r\n".replace("r n", ". n"));
  });

  it("are written beside a FEN, which keeps who moves and what rights are left", () => {
    const fen = read(`${MINE}setup: { fen: "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 7" }\n`);
    const placed = read(holed(fen.text, ["h1", "h8", "d4", "e4"]));
    expect(placed.own.setup?.fen).toBe("r3k2*/8/8/8/3**3/8/8/R3K2* b Qq - 3 7");
    expect(placed.own.board?.holes).toBe("h1 d4 e4 h8");
    expect(placed.variant.castlings.map(({ name }) => name)).toEqual(["O-O-O", "O-O-O"]);
    expect(read(holed(placed.text, [])).own.board).toBeUndefined();
  });
});

/** The text with exactly these holes. */
function holed(text: string, names: readonly string[]): string {
  const making = read(text);
  const { files, ranks } = making.variant.board;
  const holes = names.map((name) => parseSquare({ files, ranks }, name) ?? -1).sort((a, b) => a - b);
  const pieces = making.variant.setup.pieces.map((piece, square) => (holes.includes(square) ? null : piece));
  return placeHoles(making, holes.length ? { files, ranks, holes } : { files, ranks }, pieces);
}

function read(text: string): Making {
  const { variant, diagnostics } = readTyped(text);
  if (!variant) throw new Error(diagnostics.map(({ line, message }) => `${line}: ${message}`).join("\n") + text);
  return makingOf(text, variant);
}

function fileOf(id: string): string {
  return readFileSync(fileURLToPath(new URL(`../../variants/${id}.yaml`, import.meta.url)), "utf8");
}
