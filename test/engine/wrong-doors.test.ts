/** What plain JavaScript may pass to the smaller doors: every wrong value is refused with a code, and nothing else is thrown. */
import { describe, expect, it } from "vitest";
import * as betza from "../../src/betza.ts";
import * as document from "../../src/document.ts";
import * as endings from "../../src/endings.ts";
import * as geometry from "../../src/geometry.ts";
import { bundledVariant, Game } from "../../src/index.ts";
import * as notation from "../../src/notation.ts";
import * as openings from "../../src/openings.ts";
import * as perft from "../../src/perft.ts";
import { expectRefused, NOT_TEXT as NO_TEXT, STRANGE as VALUES } from "./strange.ts";

/** The doors without their types. */
// biome-ignore lint/suspicious/noExplicitAny: wrong calls are what is tested
const js = { ...betza, ...document, ...endings, ...geometry, ...notation, ...openings, ...perft } as any;

// biome-ignore lint/suspicious/noExplicitAny: wrong calls are what is tested
const chess = bundledVariant("chess") as any;
const MOVE = {
  from: 12,
  to: 28,
  kind: 5,
  captured: null,
  capturedAt: null,
  promotion: null,
  castling: null,
  partner: null,
};
const EIGHT = { files: 8, ranks: 8 };

const NOTHING = ["undefined", undefined] as const;
const NUMBERS = [
  ["a fraction", 0.5],
  ["a huge number", 1e9],
] as const;
const DEFINED = [...NUMBERS, ...VALUES];
const STRANGE = [NOTHING, ...DEFINED];
const NOT_TEXT = [NOTHING, ...NUMBERS, ...NO_TEXT];

describe.each(STRANGE)("%s", (_, value) => {
  const calls: readonly (readonly [string, () => unknown])[] = [
    ["a variant of parseFen", () => js.parseFen(value, "")],
    ["a variant of readPosition", () => js.readPosition(value, "")],
    ["a variant of writeFen", () => js.writeFen(value, chess.setup)],
    ["a variant of castlingChoices", () => js.castlingChoices(value, chess.setup)],
    ["a variant of enPassantChoices", () => js.enPassantChoices(value, chess.setup)],
    ["a variant of documentOf", () => js.documentOf(value)],
    ["a variant of surveyEndings", () => js.surveyEndings(value)],
    ["a variant of perft", () => js.perft(value, chess.setup, 1)],
    ["a variant of OpeningTable.of", () => js.OpeningTable.of(value)],
    ["plies of a table", () => js.OpeningTable.of(chess, { plies: value ?? 0 })],
    ["a game of a table", () => js.OpeningTable.of(chess).add(value)],
    ["a game asked about", () => js.OpeningTable.of(chess).at(value)],
    ["a table of countPgn", () => js.countPgn(value, "1. e4 *")],
    ["a position of writeFen", () => js.writeFen(chess, value)],
    ["a variant of writeUci", () => js.writeUci(value, MOVE)],
    ["a move of writeUci", () => js.writeUci(chess, value)],
    ["a square of a move", () => js.writeUci(chess, { ...MOVE, to: value })],
    ["a promotion of a move", () => js.writeUci(chess, { ...MOVE, promotion: value ?? -1 })],
    ["a position of castlingChoices", () => js.castlingChoices(chess, value)],
    ["a position of enPassantChoices", () => js.enPassantChoices(chess, value)],
    ["a position of perft", () => js.perft(chess, value, 1)],
    ["pieces of a position", () => js.writeFen(chess, { ...chess.setup, pieces: value })],
    ["a piece of a position", () => js.writeFen(chess, withPiece(value === null ? undefined : value))],
    ["rights of a position", () => js.writeFen(chess, { ...chess.setup, rights: [value] })],
    ["en passant of a position", () => js.writeFen(chess, { ...chess.setup, enPassant: value ?? 5 })],
    ["a turn of a position", () => js.writeFen(chess, { ...chess.setup, turn: value })],
    ["a game of writePgn", () => js.writePgn(value)],
    ["a document", () => js.makeVariant("mine", value)],
    ["a movement of writeBetza", () => js.writeBetza(value)],
    ["terms of writeBetza", () => js.writeBetza({ text: "", terms: [value] })],
    ["a term of writeTerm", () => js.writeTerm(value)],
    ["a movement of unsupportedTerm", () => js.unsupportedTerm(value)],
    ["a leap of coordinateAtom", () => js.coordinateAtom(value, 2)],
    ["a leap of usualAtom", () => js.usualAtom(value, 2, 1)],
    ["a range of usualAtom", () => js.usualAtom(1, 2, value)],
    ["an atom of leapVector", () => js.leapVector(value, 0)],
    ["a direction of leapVector", () => js.leapVector(js.atomOf("N"), value)],
    ["a set of directionList", () => js.directionList(value)],
    ["a board of squareCount", () => js.squareCount(value)],
    ["a board of fileOf", () => js.fileOf(value, 0)],
    ["a board of rankOf", () => js.rankOf(value, 0)],
    ["a board of squareAt", () => js.squareAt(value, 0, 0)],
    ["a board of stepFrom", () => js.stepFrom(value, 0, [0, 1])],
    ["a board of shadeOf", () => js.shadeOf(value, 0)],
    ["a board of counterpart", () => js.counterpart(value, 0, "mirror")],
    ["a board of squareName", () => js.squareName(value, 0)],
    ["a board of parseSquare", () => js.parseSquare(value, "a1")],
    ["a square of fileOf", () => js.fileOf(EIGHT, value)],
    ["a square of rankOf", () => js.rankOf(EIGHT, value)],
    ["a square of stepFrom", () => js.stepFrom(EIGHT, value, [0, 1])],
    ["a square of shadeOf", () => js.shadeOf(EIGHT, value)],
    ["a square of counterpart", () => js.counterpart(EIGHT, value, "mirror")],
    ["a square of squareName", () => js.squareName(EIGHT, value)],
    ["a vector", () => js.stepFrom(EIGHT, 0, value)],
    ["a symmetry", () => js.counterpart(EIGHT, 0, value)],
    ["a side", () => js.otherSide(value)],
  ];
  it.each(calls)("is refused as %s", (_, call) => expectRefused(call));
});

describe.each(NOT_TEXT)("instead of a text, %s", (_, value) => {
  const calls: readonly (readonly [string, () => unknown])[] = [
    ["parseFen", () => js.parseFen(chess, value)],
    ["readPosition", () => js.readPosition(chess, value)],
    ["parsePgn", () => js.parsePgn(value)],
    ["eachPgnGame", () => js.eachPgnGame(value)],
    ["parseBetza", () => js.parseBetza(value)],
    ["atomOf", () => js.atomOf(value)],
    ["makeVariant", () => js.makeVariant(value, js.documentOf(chess))],
    ["bundledDocument", () => js.bundledDocument(value)],
    ["describedVariant", () => js.describedVariant(value)],
    ["nameOfId", () => js.nameOfId(value)],
    ["squaresOf", () => js.squaresOf(value, "a1")],
    ["parseSquare", () => js.parseSquare(EIGHT, value)],
  ];
  it.each(calls)("is refused by %s", (_, call) => expectRefused(call));
});

describe("numbers and options", () => {
  it.each(DEFINED)("limits that are %s", async (_, value) => {
    await expectRefused(() => js.parsePgn("1. e4 *", value));
    await expectRefused(() => js.eachPgnGame("1. e4 *", value));
    await expectRefused(() => js.perft(chess, chess.setup, 1, value));
    await expectRefused(() => js.OpeningTable.of(chess, value));
    await expectRefused(() => js.OpeningTable.of(chess).at(Game.start(chess), value));
    await expectRefused(() => js.countPgn(js.OpeningTable.of(chess), "1. e4 *", value));
  });
  it.each(STRANGE)("a depth of perft that is %s", (_, value) =>
    expectRefused(() => js.perft(chess, chess.setup, value)),
  );
  it.each(DEFINED.filter(([, value]) => value !== 1e9))("a nesting that is %s", (_, value) =>
    expectRefused(() => js.parsePgn("1. e4 *", { depth: value })),
  );
  it.each([
    ["a leap of nothing", () => js.coordinateAtom(0, 0)],
    ["a leap beyond any board", () => js.coordinateAtom(1, 16)],
    ["a source of games that is a number", () => js.countPgn(js.OpeningTable.of(chess), 5)],
    ["a variant of games that are counted", () => js.countPgn(js.OpeningTable.of(chess), "", { variant: chess })],
    [
      "starts that are neither all nor one's own",
      () => js.OpeningTable.of(chess).at(Game.start(chess), { anyStart: 1 }),
    ],
    ["a word that is no way to count", () => js.perft(chess, chess.setup, 1, { lastPly: "all" })],
    ["squares that are a number", () => js.squaresOf(chess, 4)],
    ["squares of one side alone", () => js.squaresOf(chess, { white: "a1" })],
    ["a square off the board", () => js.squaresOf(chess, "a9")],
    ["a document that contradicts itself", () => js.makeVariant("mine", { name: "Mine" })],
  ])("%s", (_, call) => expectRefused(call));
});

describe("right values", () => {
  it("come back from the doors", () => {
    expect(js.squareName(EIGHT, js.stepFrom(EIGHT, js.parseSquare(EIGHT, "g1"), [-1, 2]))).toBe("f3");
    expect([js.squareCount(EIGHT), js.otherSide(0), js.shadeOf(EIGHT, 0), js.counterpart(EIGHT, 0, "rotate")]).toEqual([
      64, 1, 0, 63,
    ]);
    expect(js.writeFen(chess, js.parseFen(chess, chess.setupFen).position)).toBe(chess.setupFen);
    expect([...js.eachPgnGame("1. e4 * 1. d4 *")].map(({ ok }) => ok)).toEqual([true, true]);
    expect(js.writeBetza(js.parseBetza("FW").betza)).toBe("FW");
    expect(js.leapVector(js.coordinateAtom(2, 1), 0)).toEqual(js.leapVector(js.atomOf("N"), 0));
    expect([js.usualAtom(2, 1, 1), js.usualAtom(0, 1, 0)]).toEqual([js.atomOf("N"), js.atomOf("R")]);
    expect(js.perft(chess, chess.setup, 3)).toBe(8902);
    expect(js.perft(chess, chess.setup, 3, { lastPly: "made" })).toBe(8902);
    expect(js.perft(chess, chess.setup, 0, { lastPly: "made" })).toBe(1);
    expect(js.makeVariant("chess", js.documentOf(chess)).setupFen).toBe(chess.setupFen);
    expect(js.bundledDocument("chess").name).toBe(chess.name);
    expect([js.bundledDocument("none"), js.describedVariant("toString")]).toEqual([null, null]);
    expect(js.nameOfId("dragon-bishop")).toBe("Dragon Bishop");
    expect(js.squaresOf(chess, ["b1", { not: "ranks 1-7" }])[1]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 57]);
    expect(js.squaresOf(chess, { white: "a1", black: "none" })).toEqual([[0], []]);
    expect(js.writeUci(chess, MOVE)).toBe("e2e4");
    expect(js.castlingChoices(chess, chess.setup)).toEqual(chess.setup.rights);
  });
});

function withPiece(piece: unknown): unknown {
  return { ...chess.setup, pieces: [piece, ...chess.setup.pieces.slice(1)] };
}
