import { describe, expect, it } from "vitest";
import { sharedRules } from "../../src/engine/shared.ts";
import { parseFen } from "../../src/notation/fen.ts";
import { type ParsedMove, parseUci, writeUci } from "../../src/notation/move.ts";
import { writeSan } from "../../src/notation/san.ts";
import { parseSan } from "../../src/notation/san-read.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { shipped, withFreeCastling, withPawns } from "./board.ts";

function movesOf(variant: Variant, fen: string): readonly Move[] {
  const parsed = parseFen(variant, fen);
  if (!parsed.ok) throw new Error(parsed.faults[0].message);
  const rules = sharedRules(variant);
  rules.setPosition(parsed.position);
  return rules.legalMoves();
}

/** The move read, in coordinates, or the code and hint of the refusal. */
function answer(variant: Variant, parsed: ParsedMove): string {
  if (parsed.ok) return writeUci(variant, parsed.move);
  const [{ code, hint }] = parsed.faults;
  return hint ? `${code}: ${hint}` : code;
}

const chess = shipped("chess");
const PROMOTING = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";

describe("reading SAN", () => {
  it.each([
    ["e8=Q", "e7e8q"],
    ["e8Q", "e7e8q"],
    ["e8(Q)+", "e7e8q"],
    ["e8/N", "e7e8n"],
    ["exd8=R#", "e7d8r"],
    ["ed8R", "e7d8r"],
    ["e7xd8=q!?", "e7d8q"],
    ["e7-e8=B", "e7e8b"],
    ["Pe8=B", "e7e8b"],
    ["Kf2!!", "e1f2"],
    ["Ke1-f2", "e1f2"],
    ["e8", "move-promotion: e8=Q"],
    ["e8=K", "move-illegal"],
    ["Ke3", "move-illegal"],
    ["Xe3", "move-text"],
    ["O-O", "move-illegal"],
    ["--", "move-text"],
    ["", "move-text"],
    [`K${"f".repeat(1000)}2`, "move-text"],
  ])("%s", (text, expected) => {
    expect(answer(chess, parseSan(chess, movesOf(chess, PROMOTING), text))).toBe(expected);
  });

  it("reads castling with letters and with zeros", () => {
    const moves = movesOf(chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (const text of ["O-O", "0-0", "o-o", "O-O+", "0-0!"])
      expect(answer(chess, parseSan(chess, moves, text))).toBe("e1g1");
    for (const text of ["O-O-O", "0-0-0#"]) expect(answer(chess, parseSan(chess, moves, text))).toBe("e1c1");
  });

  it("reads the en passant mark", () => {
    const moves = movesOf(chess, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    for (const text of ["dxe3", "dxe3 e.p.", "dxe3ep", "dxe3e.p.+"])
      expect(answer(chess, parseSan(chess, moves, text))).toBe("d4e3");
  });

  it("reads letters and symbols", () => {
    const paradigm = shipped("paradigm");
    const moves = movesOf(paradigm, "4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
    for (const text of ["Bc4", "Δc4", "Δf1-c4+"])
      expect(answer(paradigm, parseSan(paradigm, moves, text))).toBe("f1c4");
  });

  it("refuses what fits several pieces", () => {
    const moves = movesOf(chess, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    expect(answer(chess, parseSan(chess, moves, "Nd2"))).toMatch(/^move-ambiguous: N[bf]d2$/);
    expect(answer(chess, parseSan(chess, moves, "Nbd2"))).toBe("b1d2");
  });
});

describe("writing SAN", () => {
  it.each<[string, Variant, string, string, string]>([
    ["the file", chess, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2"],
    ["the rank", chess, "R7/8/8/8/8/8/7k/R3K3 w - - 0 1", "a1a4", "R1a4"],
    ["the square", chess, "1k6/8/8/8/4Q2Q/8/1K6/7Q w - - 0 1", "h4e1", "Qh4e1"],
    ["nothing for a pinned rival", chess, "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"],
    ["the file of a capturing pawn", chess, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"],
    [
      "the file where two pawns walk to one square",
      withPawns("fmFfceWifmnA"),
      "4k3/8/8/8/2P1P3/8/8/4K3 w - - 0 1",
      "c4d5",
      "cd5",
    ],
    ["the file of a pawn that captures sideways", shipped("edgy"), "7k/8/8/3r4/3P4/8/8/K7 w - - 0 1", "d4d5", "dxd5"],
  ])("names %s", (_, variant, fen, uci, san) => {
    const moves = movesOf(variant, fen);
    const move = moves.find((legal) => writeUci(variant, legal) === uci);
    expect(move && writeSan(variant, moves, move)).toBe(san);
  });

  it("follows the variant's own style", () => {
    const paradigm = shipped("paradigm");
    const shown = (fen: string) => {
      const moves = movesOf(paradigm, fen);
      return moves.map((move) => writeSan(paradigm, moves, move, { style: paradigm.notation }));
    };
    expect(shown("4k3/3P4/8/8/8/8/8/R3K2R w KQ - 0 1")).toEqual(expect.arrayContaining(["0-0", "0-0-0", "d8Q", "d8Δ"]));
  });
});

describe("coordinates", () => {
  it("reads castling in both styles and writes the variant's own", () => {
    const fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const free = withFreeCastling();
    expect(answer(chess, parseUci(chess, movesOf(chess, fen), "e1h1"))).toBe("e1g1");
    // from f1 the king could step to g1, so there these castlings are only ever the king taking its partner
    expect(answer(free, parseUci(free, movesOf(free, fen), "e1h1"))).toBe("e1h1");
    expect(answer(free, parseUci(free, movesOf(free, fen), "e1g1"))).toBe("move-illegal: e1h1");
    const [castling] = movesOf(chess, fen).filter((move) => move.castling !== null);
    expect(writeUci(chess, castling, { chess960: true })).toMatch(/^e1[ah]1$/);
  });

  it.each([
    ["e7e8", "move-promotion: e7e8q"],
    ["e1e3", "move-illegal"],
    ["e7e8k", "move-illegal"],
    ["e7 e8q", "move-text"],
    ["0000", "move-text"],
    ["E1F1", "move-text"],
  ])("refuses %s", (text, expected) => {
    expect(answer(chess, parseUci(chess, movesOf(chess, PROMOTING), text))).toBe(expected);
  });
});
