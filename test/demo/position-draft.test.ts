/** Positions that are being set up. */
import { describe, expect, it } from "vitest";
import { type Draft, emptyDraft, passingChoices, rightChoices, withTurn } from "../../demo/position-draft.ts";
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
    const without = queenside.toggled();
    expect(writeFen(chess, without)).toContain(" w kq ");
    expect(writeFen(chess, rightChoices(chess, without)[0].toggled())).toContain(" w Qkq ");
  });

  it.each([
    ["cambodian", "White King on d1 may leap", "w DEde ", "w Ede "],
    ["seirawan", "A piece may enter for White Knight on b1", "w KQBCDFGkqbcdfg ", "w KQCDFGkqbcdfg "],
  ])("gives and takes rights of %s besides castling: %s", (id, name, given, taken) => {
    const variant = bundledVariant(id) as Variant;
    const choice = (draft: Draft) => rightChoices(variant, draft).find((one) => one.name === name);
    expect(writeFen(variant, variant.setup)).toContain(given);
    expect(choice(variant.setup)?.isGiven).toBe(true);
    const without = choice(variant.setup)?.toggled() as Draft;
    expect(writeFen(variant, without)).toContain(taken);
    expect(choice(without)?.isGiven).toBe(false);
    expect(writeFen(variant, choice(without)?.toggled() as Draft)).toContain(given);
  });

  it("tells of the square of a king that may castle by that alone, as its FEN does", () => {
    const variant = bundledVariant("seirawan") as Variant;
    const names = (draft: Draft) => rightChoices(variant, draft).map(({ name }) => name);
    expect(names(variant.setup)).not.toContain("A piece may enter for White King on e1");
    const without = { ...variant.setup, rights: variant.setup.rights.filter(({ castling }) => castling > 1) };
    expect(names(without)).toContain("A piece may enter for White King on e1");
  });

  it("offers what can be taken in passing, for the side that is to move", () => {
    const draft = draftOf("4k3/8/8/8/Pp2P3/8/8/4K3 b - - 0 1");
    expect([...passingChoices(chess, draft).keys()]).toEqual(["a3"]);
    expect([...passingChoices(chess, withTurn(draft, 0)).keys()]).toEqual([]);
  });
});
