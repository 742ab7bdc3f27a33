import { describe, expect, it } from "vitest";
import { squareName } from "../../src/geometry/square.ts";
import { parseFen, writeFen } from "../../src/notation/fen.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { shipped, withFreeCastling, withPawns } from "./board.ts";

/** The FEN written back, or the codes of the faults with the text they point at. */
function readBack(variant: Variant, fen: string): string {
  const parsed = parseFen(variant, fen);
  if (parsed.ok) return writeFen(variant, parsed.position);
  return parsed.faults.map(({ code, offset, length }) => `${code} '${fen.slice(offset, offset + length)}'`).join(", ");
}

describe("castling rights", () => {
  const free = withFreeCastling();
  it.each([
    ["letters mean the outermost rook", "rk2r3/8/8/8/8/8/8/RK2R1R1 w KQkq - 0 1", "KQkq"],
    ["an inner rook keeps its file letter", "rk2r3/8/8/8/8/8/8/RK2R1R1 w EQkq - 0 1", "EQkq"],
    [
      "Shredder letters are read, and written short where that means the same",
      "rk2r3/8/8/8/8/8/8/RK2R1R1 w GAea - 0 1",
      "KQkq",
    ],
    ["no letter, no right", "rk2r3/8/8/8/8/8/8/RK2R1R1 w - - 0 1", "-"],
  ])("from anywhere: %s", (_, fen, rights) => {
    expect(readBack(free, fen).split(" ")[2]).toBe(rights);
  });

  it.each([
    ["two rooks on one flank", "4k3/8/8/8/8/8/8/1K2R1R1 w EG - 0 1", "fen-right-twice 'G'"],
    ["no rook on the file", "4k3/8/8/8/8/8/8/1K2R1R1 w F - 0 1", "fen-right 'F'"],
    ["the king off its rank", "4k3/8/8/8/8/8/1K6/4R1R1 w K - 0 1", "fen-right-unbacked 'K'"],
  ])("from anywhere: %s is refused", (_, fen, fault) => {
    expect(readBack(free, fen)).toBe(fault);
  });

  it("of one letter are told apart by the king's square", () => {
    const variant = shipped("wildcastle");
    for (const king of ["R2K3R", "R3K2R"]) {
      const fen = `${king.toLowerCase()}/8/8/8/8/8/8/${king} w KQkq - 0 1`;
      expect(readBack(variant, fen)).toBe(fen);
      const parsed = parseFen(variant, fen);
      const rights = parsed.ok ? parsed.position.rights : [];
      const targets = rights.map(({ castling }) => squareName(variant.board, variant.castlings[castling].king.to));
      expect(targets.slice(0, 2).sort()).toEqual(king === "R2K3R" ? ["b1", "f1"] : ["c1", "g1"]);
    }
  });

  it("may go along a file", () => {
    const fen = "4r2k/6P1/8/R7/7r/8/1p6/K2R4 w KQkq - 0 1";
    expect(readBack(shipped("edgy"), fen)).toBe(fen);
    expect(readBack(shipped("edgy"), fen.replace("R7", "8"))).toBe("fen-right-unbacked 'Q'");
  });
});

describe("en passant", () => {
  const chess = shipped("chess");
  const berolina = withPawns("fmFfceWifmnA");
  const triple = withPawns("fmWfceFifmnDifmnH");
  const ranger = withPawns("fmWfceFifmW3");
  it.each<[string, Variant, string, string]>([
    ["stands where a pawn can capture", chess, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3"],
    ["goes where no pawn can", chess, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "-"],
    ["stands though the capturer is pinned", chess, "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "e3"],
    ["names the victim where two moves pass one square", berolina, "4k3/8/8/8/5pP1/8/8/4K3 b - f3g4 0 1", "f3g4"],
    ["names it in either order", berolina, "4k3/8/8/8/5pP1/8/8/4K3 b - g4f3 0 1", "f3g4"],
    ["finds the victim where only one stands", berolina, "4k3/8/8/8/5pP1/8/8/4K3 b - f3 0 1", "f3g4"],
    ["takes several passed squares that no pawn can reach", triple, "4k3/8/5p2/4P3/8/8/8/4K3 b - e3e4 0 1", "-"],
    ["takes several passed squares, in any order", triple, "4k3/8/8/4P3/5p2/8/8/4K3 b - e4e3 0 1", "e3e4"],
    ["follows limited riders", ranger, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3"],
  ])("%s", (_, variant, fen, field) => {
    expect(readBack(variant, fen).split(" ")[3]).toBe(field);
  });

  it.each<[string, Variant, string, string]>([
    [
      "two pieces that may have passed",
      berolina,
      "4k3/8/8/8/4PpP1/8/8/4K3 b - f3 0 1",
      "fen-en-passant-ambiguous 'f3'",
    ],
    ["a start square that is taken", chess, "4k3/8/8/8/3pP3/8/4P3/4K3 b - e3 0 1", "fen-en-passant-unbacked 'e3'"],
    ["a square named twice", chess, "4k3/8/8/8/3pP3/8/8/4K3 b - e3e3 0 1", "fen-en-passant 'e3e3'"],
  ])("refuses %s", (_, variant, fen, fault) => {
    expect(readBack(variant, fen)).toBe(fault);
  });
});
