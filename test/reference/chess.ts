import { parseBetza } from "../../src/betza/parse.ts";
import type { BySide, Side, Square } from "../../src/geometry/board.ts";
import { parseSquare } from "../../src/geometry/square.ts";
import type { Castling, Promotion } from "../../src/rules/model.ts";
import { MADE } from "../../src/variant/made.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import type { Piece, Position } from "../../src/variant/position.ts";
import type { PieceType, Variant } from "../../src/variant/variant.ts";
import { barePosition } from "../bare-position.ts";

/** Orthodox chess by hand, so that the reference is tested without the loader. */
const BOARD = { files: 8, ranks: 8 };
const BACK_RANK = [0, 1, 2, 3, 4, 2, 1, 0];
const ROOK = 0;
const KING = 4;
const PAWN = 5;

const rank = (number: number): Square[] => [0, 1, 2, 3, 4, 5, 6, 7].map((file) => (number - 1) * 8 + file);
const squares = (text: string): Square[] => text.split(" ").map((name) => parseSquare(BOARD, name) ?? -1);

export const CHESS: Variant = {
  [MADE]: true,
  id: "chess",
  name: "Chess",
  aliases: [],
  about: { summary: "", source: null, inventor: null, year: null },
  board: BOARD,
  symmetry: "mirror",
  pieceTypes: [
    pieceType("rook", "R", "R"),
    pieceType("knight", "N", "N"),
    pieceType("bishop", "B", "B"),
    pieceType("queen", "Q", "Q"),
    { ...pieceType("king", "K", "K"), royal: true },
    {
      ...pieceType("pawn", "P", "fmWfceFifmnD"),
      firstMove: [rank(2), rank(7)],
      forbidden: [rank(1), rank(8)],
      resetsClock: true,
    },
  ],
  royal: KING,
  setup: setup(),
  setupFen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  shuffles: [],
  check: { royals: "each", given: "allowed" },
  captures: { must: false, explode: null, petrify: null },
  material: null,
  flips: null,
  trades: null,
  spares: null,
  goals: [
    { result: "win", condition: { type: "checkmate" } },
    { result: "draw", condition: { type: "stalemate" } },
  ],
  promotions: [promotion(0), promotion(1)],
  hands: null,
  passes: ["never", "never"],
  entering: null,
  firstLeaps: [],
  counting: null,
  walls: null,
  series: null,
  castlings: [
    castling(0, "O-O", "e1 g1 h1 f1"),
    castling(0, "O-O-O", "e1 c1 a1 d1"),
    castling(1, "O-O", "e8 g8 h8 f8"),
    castling(1, "O-O-O", "e8 c8 a8 d8"),
  ],
  draws: { repetition: { claim: 3, end: 5 }, moves: { claim: 50, end: 75 }, deadPosition: true, wins: null },
  view: "square",
  notation: { pieces: "letters", castling: "O-O", promotion: "=", uciCastling: "king" },
  weights: null,
};

/** The same, but that nobody is royal: every move is legal. */
export function withoutKing(variant: Variant): Variant {
  return { ...variant, royal: null, pieceTypes: variant.pieceTypes.map((own) => ({ ...own, royal: false })) };
}

function pieceType(id: string, letter: string, text: string): PieceType {
  const result = parseBetza(text);
  if (!result.ok) throw new Error(result.message);
  const none: BySide<readonly Square[]> = [[], []];
  return {
    id,
    name: id,
    letter,
    symbol: null,
    moves: everywhere(result.betza),
    checksBy: null,
    value: null,
    royal: false,
    pairBonus: 0,
    remarks: [],
    firstMove: none,
    forbidden: none,
    resetsClock: false,
  };
}

function promotion(side: Side): Promotion {
  return {
    side,
    kind: PAWN,
    zone: rank(side === 0 ? 8 : 1),
    to: [3, 0, 2, 1],
    optional: false,
    on: ["arrive"],
    limits: null,
    enPassant: true,
    isBack: false,
  };
}

function castling(side: Side, name: string, places: string): Castling {
  const [king, kingTo, rook, rookTo] = squares(places);
  const letter = name === "O-O" ? "K" : "Q";
  return {
    side,
    name,
    letter,
    mover: KING,
    king: { from: king, to: kingTo },
    partner: { from: rook, to: rookTo, kind: ROOK },
  };
}

function setup(): Position {
  const row = (kinds: readonly number[], side: Side): Piece[] => kinds.map((kind) => ({ kind, side }));
  const pawns = new Array<number>(8).fill(PAWN);
  const empty = new Array<null>(32).fill(null);
  const rights = [
    [0, "e1 h1"],
    [1, "e1 a1"],
    [2, "e8 h8"],
    [3, "e8 a8"],
  ] as const;
  const pieces = [...row(BACK_RANK, 0), ...row(pawns, 0), ...empty, ...row(pawns, 1), ...row(BACK_RANK, 1)];
  return {
    ...barePosition(pieces, 0),
    rights: rights.map(([castling, places]) => ({ castling, king: squares(places)[0], partner: squares(places)[1] })),
  };
}
