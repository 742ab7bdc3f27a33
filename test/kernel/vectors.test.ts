/** Moves of single pieces through compiled tables and kernel, against vectors that were made by other programs. */
import { describe, expect, it } from "vitest";
import { unsupportedTerm } from "../../src/betza/support.ts";
import { type Board, type Side, type Square, squareCount } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import type { Piece } from "../../src/variant/position.ts";
import type { PieceType, Variant } from "../../src/variant/variant.ts";
import { barePosition } from "../bare-position.ts";
import attackVectors from "../data/betza/attack-vectors.json" with { type: "json" };
import vectorFile from "../data/betza/vectors.json" with { type: "json" };
import { read } from "../reference/board.ts";
import { CHESS } from "../reference/chess.ts";

interface Vector {
  readonly betza: string;
  readonly name: string;
  readonly board: Board;
  readonly square: string;
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
  readonly ep?: string;
  readonly first_move: boolean;
  readonly colour?: string;
  readonly moves: readonly string[];
  readonly captures: readonly string[];
}

const vectors: readonly Vector[] = vectorFile;

const playable = ({ betza }: { readonly betza: string }) => unsupportedTerm(read(betza)) === null;

describe("targets of one piece", () => {
  it.each(vectors.filter(playable))("$betza: $name", (vector) => {
    const { board, square, ep } = vector;
    const at = (name: string) => parseSquare(board, name) as Square;
    const side = vector.colour === "black" ? 1 : 0;
    const scene: Scene = {
      betza: vector.betza,
      board,
      from: at(square),
      side,
      firstMove: vector.first_move,
      friends: vector.friends.map(at),
      enemies: vector.enemies.map(at),
      crossed: ep ? at(ep) : null,
    };
    const { moves, captures } = targetsOf(scene);
    const names = (squares: readonly Square[]) => squares.map((target) => squareName(board, target)).sort();
    expect([names(moves), names(captures)]).toEqual([[...vector.moves].sort(), [...vector.captures].sort()]);
  });
});

describe("attacks", () => {
  it.each(attackVectors.filter(playable))("$betza $square-$target: $note", (vector) => {
    const at = (name: string) => parseSquare(vector.board, name) as Square;
    const { captures } = targetsOf({
      betza: vector.betza,
      board: vector.board,
      from: at(vector.square),
      side: 0,
      firstMove: false,
      friends: vector.friends.map(at),
      enemies: [...vector.enemies, vector.target].map(at),
      crossed: null,
    });
    expect(captures.includes(at(vector.target))).toBe(vector.attacked);
  });
});

/** One piece among others, none of them royal. */
interface Scene {
  readonly betza: string;
  readonly board: Board;
  readonly from: Square;
  readonly side: Side;
  readonly firstMove: boolean;
  readonly friends: readonly Square[];
  readonly enemies: readonly Square[];
  readonly crossed: Square | null;
}

const MOVER = 0;
const ROYAL = 1;
const DUMMY = 2;

function targetsOf(scene: Scene): { moves: readonly Square[]; captures: readonly Square[] } {
  const kernel = kernelOf(scene);
  const { board, from, side, friends, enemies, crossed } = scene;
  const pieces: (Piece | null)[] = Array(squareCount(board)).fill(null);
  const other: Side = side === 0 ? 1 : 0;
  for (const square of friends) pieces[square] = { kind: DUMMY, side };
  for (const square of enemies) pieces[square] = { kind: DUMMY, side: other };
  pieces[from] = { kind: MOVER, side };
  const enPassant = crossed === null ? null : { crossed: [crossed], victim: enemies[0] ?? from };
  kernel.setPosition({ ...barePosition(pieces, side), enPassant });
  return kernel.targets(from);
}

const kernels = new Map<string, Kernel>();

function kernelOf({ betza, board, from, firstMove }: Scene): Kernel {
  const name = `${betza} ${board.files}x${board.ranks} ${firstMove ? from : ""}`;
  const kernel = kernels.get(name) ?? Kernel.open(variantOf(betza, board, firstMove ? [from] : []));
  kernels.set(name, kernel);
  return kernel;
}

/** A variant of three kinds: the piece in question, a king that stays away, and dummies. */
function variantOf(betza: string, board: Board, firstMove: readonly Square[]): Variant {
  const pieceType = (text: string): PieceType => ({
    ...CHESS.pieceTypes[0],
    moves: everywhere(read(text)),
    firstMove: [firstMove, firstMove],
    forbidden: [[], []],
  });
  return {
    ...CHESS,
    board,
    pieceTypes: [pieceType(betza), { ...pieceType("K"), royal: true }, pieceType("W")],
    royal: ROYAL,
    promotions: [],
    castlings: [],
    setup: { ...CHESS.setup, pieces: Array(squareCount(board)).fill(null), rights: [] },
  };
}
