/** Moves of single pieces through compiled tables and kernel, against vectors that were made by other programs. */
import { describe, expect, it } from "vitest";
import { unsupportedTerm } from "../../src/betza/support.ts";
import { hasStrikes } from "../../src/betza/trails.ts";
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
import { CHESS, withoutKing } from "../reference/chess.ts";
import { takenBy } from "../reference/hands.ts";

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
  /** What takes elsewhere than on its target, or ends where it began. */
  readonly special?: readonly { readonly to: string; readonly captured: readonly string[] }[];
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
    const names = (squares: readonly Square[]) => squares.map((target) => squareName(board, target)).sort();
    const { moves, captures, strikes } = hasStrikes(read(vector.betza))
      ? movesOf(scene)
      : { ...targetsOf(scene), strikes: [] };
    const special = strikes.map(({ to, taken }) => `${names([to])} x ${names(taken)}`).sort();
    expect([names(moves), names(captures), special]).toEqual([
      [...vector.moves].sort(),
      [...vector.captures].sort(),
      (vector.special ?? []).map(({ to, captured }) => `${to} x ${[...captured].sort()}`).sort(),
    ]);
  });
});

describe("attacks", () => {
  it.each(attackVectors.filter(playable))("$betza $square-$target: $note", (vector) => {
    const at = (name: string) => parseSquare(vector.board, name) as Square;
    const scene: Scene = {
      betza: vector.betza,
      board: vector.board,
      from: at(vector.square),
      side: 0,
      firstMove: false,
      friends: vector.friends.map(at),
      enemies: [...vector.enemies, vector.target].map(at),
      crossed: null,
    };
    const target = at(vector.target);
    const strikes = hasStrikes(read(vector.betza));
    const attacked = strikes ? isStruck(scene, target) : targetsOf(scene).captures.includes(target);
    expect(attacked).toBe(vector.attacked);
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

interface Strike {
  readonly to: Square;
  readonly taken: readonly Square[];
}

/** Moves of a piece that strikes: where nobody is royal they are all legal, and what is taken is told by them alone. */
function movesOf(scene: Scene) {
  const kernel = openOf(scene, true);
  const legal = kernel.legalMoves().filter(({ from }) => from === scene.from);
  const own = legal.map((move) => ({ to: move.to, taken: [...takenBy(move)] }));
  const isPlain = ({ to, taken }: Strike) => taken.length === 0 && to !== scene.from;
  const isCapture = ({ to, taken }: Strike) => taken.join() === String(to);
  return {
    moves: own.filter(isPlain).map(({ to }) => to),
    captures: own.filter(isCapture).map(({ to }) => to),
    strikes: own.filter((move) => !isPlain(move) && !isCapture(move)),
  };
}

/** Whether the piece takes on a square, so that a king there would be in check. */
function isStruck(scene: Scene, target: Square): boolean {
  const { captures, strikes } = movesOf(scene);
  const listed = captures.includes(target) || strikes.some(({ taken }) => taken.includes(target));
  const kernel = openOf(scene, false, target);
  expect(kernel.opponentInCheck()).toBe(listed);
  return listed;
}

const MOVER = 0;
const ROYAL = 1;
const DUMMY = 2;

function targetsOf(scene: Scene): { moves: readonly Square[]; captures: readonly Square[] } {
  return openOf(scene, false).targets(scene.from);
}

/** @param royal where the enemy's king stands among the dummies */
function openOf(scene: Scene, isCommon: boolean, royal: Square | null = null): Kernel {
  const kernel = kernelOf(scene, isCommon);
  const { board, from, side, friends, enemies, crossed } = scene;
  const pieces: (Piece | null)[] = Array(squareCount(board)).fill(null);
  const other: Side = side === 0 ? 1 : 0;
  for (const square of friends) pieces[square] = { kind: DUMMY, side };
  for (const square of enemies) pieces[square] = { kind: DUMMY, side: other };
  pieces[from] = { kind: MOVER, side };
  if (royal !== null) pieces[royal] = { kind: ROYAL, side: other };
  const enPassant = crossed === null ? null : { crossed: [crossed], victim: enemies[0] ?? from };
  kernel.setPosition({ ...barePosition(pieces, side), enPassant });
  return kernel;
}

const kernels = new Map<string, Kernel>();

function kernelOf({ betza, board, from, firstMove }: Scene, isCommon: boolean): Kernel {
  const name = `${betza} ${board.files}x${board.ranks} ${firstMove ? from : ""} ${isCommon}`;
  const known = kernels.get(name);
  if (known) return known;
  const variant = variantOf(betza, board, firstMove ? [from] : []);
  const kernel = Kernel.open(isCommon ? withoutKing(variant) : variant);
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
