/** Positions that are being set up. */
import { describe, expect, it } from "vitest";
import {
  type Draft,
  emptyDraft,
  passingChoices,
  rightChoices,
  withRight,
  withTurn,
} from "../../demo/position-draft.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { readPosition } from "../../src/engine/position.ts";
import { parseSquare } from "../../src/geometry/square.ts";
import type { Variant } from "../../src/index.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { putPieces } from "../../src/notation.ts";

const chess = bundledVariant("chess") as Variant;
const at = (name: string) => parseSquare(chess.board, name) as number;
const piece = (letter: string) => ({
  kind: chess.pieceTypes.findIndex((pieceType) => pieceType.letter === letter.toUpperCase()),
  side: letter === letter.toUpperCase() ? (0 as const) : (1 as const),
});
const draftOf = (fen: string): Draft => {
  const parsed = readPosition(chess, fen);
  if (!parsed.ok) throw new Error(fen);
  return parsed.position;
};
const place = (draft: Draft, letter: string, square: string) => putPieces(chess, draft, [[at(square), piece(letter)]]);

describe("a position that is being set up", () => {
  it("begins empty, and says what it lacks", () => {
    const parsed = readPosition(chess, writeFen(chess, emptyDraft(chess)));
    expect(parsed.ok ? [] : parsed.faults.map(({ code }) => code)).toContain("fen-royal");
  });

  it("keeps one king a side: placed anew, it moves", () => {
    const draft = place(place(place(emptyDraft(chess), "K", "e1"), "k", "e8"), "K", "g1");
    expect(writeFen(chess, draft)).toBe("4k3/8/8/8/8/8/8/6K1 w - - 0 1");
  });

  it("drops the castling rights whose pieces have gone, and offers those that stand", () => {
    const start = chess.setup;
    const draft = putPieces(chess, start, [[at("h1"), null]]);
    expect(writeFen(chess, draft)).toContain(" w Qkq ");
    expect(rightChoices(chess, draft).map(({ name, isGiven }) => [name, isGiven])).toEqual([
      ["White O-O-O", true],
      ["Black O-O", true],
      ["Black O-O-O", true],
    ]);
    const [queenside] = rightChoices(chess, draft);
    const without = withRight(draft, queenside.right, false);
    expect(writeFen(chess, without)).toContain(" w kq ");
    expect(writeFen(chess, withRight(without, queenside.right, true))).toContain(" w Qkq ");
  });

  it("offers what can be taken in passing, for the side that is to move", () => {
    const draft = draftOf("4k3/8/8/8/Pp2P3/8/8/4K3 b - - 0 1");
    expect([...passingChoices(chess, draft).keys()]).toEqual(["a3"]);
    expect([...passingChoices(chess, withTurn(draft, 0)).keys()]).toEqual([]);
  });
});
