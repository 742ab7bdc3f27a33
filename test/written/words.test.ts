/** What is said of a variant's pieces is what is played. */
import { describe, expect, it } from "vitest";
import { piecesInWords } from "../../src/index.ts";
import { parseVariant } from "../../src/yaml.ts";

/** The sentences of one piece in a file. */
function wordsOf(id: string, text: string): string[] {
  const variant = parseVariant(text);
  return piecesInWords(variant)[variant.pieceTypes.findIndex((pieceType) => pieceType.id === id)];
}

/** Chess with other pieces. */
function chessWith(pieces: string, rest = ""): string {
  return `extends: chess\npieces:\n  ${pieces}\n${rest}`;
}

describe("a piece in words", () => {
  it.each<[does: string, id: string, text: string, words: string[]]>([
    [
      "has no first move without first-move squares",
      "knight",
      chessWith("knight: { betza: KiN, first-move: none }"),
      ["The Knight steps one square in any direction."],
    ],
    [
      "has no first move if it only comes by promotion",
      "general",
      chessWith("general: { letter: G, betza: WiN }", "promotion: [{ pieces: [pawn], to: [general] }]"),
      ["The General steps one square orthogonally."],
    ],
    [
      "cannot move if it has first moves alone and no square for them",
      "knight",
      chessWith("knight: { betza: iN, first-move: none }"),
      ["The Knight cannot move."],
    ],
    [
      "tells where first moves are made from, where it is not the start",
      "knight",
      chessWith("knight: { betza: KiN, first-move: [rank 1, rank 2] }"),
      [
        "The Knight steps one square in any direction; or on its first move leaps like a knight.",
        "Its first move may be made from ranks 1 and 2 (Black: ranks 7 and 8), whether or not it has moved.",
      ],
    ],
    [
      "tells of a side that has no first move",
      "knight",
      chessWith("knight: { betza: KiN, first-move: { white: rank 1, black: none } }"),
      [
        "The Knight steps one square in any direction; or on its first move leaps like a knight.",
        "Its first move may be made from rank 1 (Black: no square), whether or not it has moved.",
      ],
    ],
    [
      "tells where it may not stand",
      "rook",
      chessWith("rook: { forbidden: d4 e4 }"),
      ["The Rook slides orthogonally any distance.", "It may not stand on d4 e4 (Black: d5 e5)."],
    ],
    [
      "loses remarks on moves that it no longer has",
      "knight",
      "extends: wildcastle\npieces: { knight: { betza: KN } }",
      ["The Knight steps one square in any direction; or leaps like a knight."],
    ],
    [
      "keeps remarks otherwise",
      "knight",
      "extends: wildcastle\npieces: { knight: { value: 3 } }",
      ["The Knight leaps like a knight.", "One or two cannot force mate."],
    ],
    [
      "says nothing of castling",
      "king",
      "extends: chess\ncastling: none",
      ["The King steps one square in any direction.", "Must not be left in check."],
    ],
    [
      "is colour-bound if its leaps are",
      "bishop",
      chessWith("bishop: { betza: FD, pair-bonus: 0 }"),
      ["The Bishop steps one square diagonally; or leaps two squares orthogonally.", "Keeps to squares of one colour."],
    ],
    [
      "tells what a pair is worth",
      "bishop",
      "extends: chess",
      [
        "The Bishop slides diagonally any distance.",
        "Keeps to squares of one colour.",
        "Two of them on both colours are worth 0.5 more than their sum.",
      ],
    ],
  ])("%s", (_, id, text, words) => {
    expect(wordsOf(id, text)).toEqual(words);
  });
});
