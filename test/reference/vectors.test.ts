import { describe, expect, it } from "vitest";
import type { Square } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import attackVectors from "../data/betza/attack-vectors.json" with { type: "json" };
import namedPieces from "../data/betza/named-pieces.json" with { type: "json" };
import vectorFile from "../data/betza/vectors.json" with { type: "json" };
import { read } from "./board.ts";
import { type Occupant, outcomesOf, type Scene } from "./walk.ts";

interface Vector {
  readonly betza: string;
  readonly name: string;
  readonly board: { readonly files: number; readonly ranks: number };
  readonly square: string;
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
  readonly ep?: string;
  readonly first_move: boolean;
  readonly colour?: string;
  readonly moves: readonly string[];
  readonly captures: readonly string[];
  readonly special?: readonly { readonly to: string; readonly captured: readonly string[] }[];
  readonly tier: number;
}

const vectors: readonly Vector[] = vectorFile;

describe.each([1, 2, 3])("moves of tier %i", (tier) => {
  it.each(vectors.filter((vector) => vector.tier === tier))("$betza: $name", (vector) => {
    expect(movesOf(vector)).toEqual({
      moves: [...vector.moves].sort(),
      captures: [...vector.captures].sort(),
      special: (vector.special ?? []).map(({ to, captured }) => `${to} x ${[...captured].sort()}`).sort(),
    });
  });
});

describe("every named piece has as many targets from d4 on an empty board as its list says", () => {
  it.each(namedPieces)("$name $betza", ({ betza, targets }) => {
    const board = { files: 8, ranks: 8 };
    const scene = { board, side: 0 as const, firstMove: true, occupant: piecesOf([], [], 27), enPassant: null };
    const reached = new Set(outcomesOf(read(betza), 27, scene).map(({ to }) => to));
    reached.delete(27);
    expect(reached.size).toBe(targets);
  });
});

describe("attacks", () => {
  it.each(attackVectors)(
    "$betza $square-$target: $note",
    ({ betza, board, square, target, friends, enemies, attacked }) => {
      const at = (name: string) => parseSquare(board, name) as Square;
      const pieces = piecesOf(friends.map(at), [...enemies.map(at), at(target)], at(square));
      const scene = { board, side: 0 as const, firstMove: false, occupant: pieces, enPassant: null };
      const outcomes = outcomesOf(read(betza), at(square), scene);
      expect(outcomes.some(({ captured }) => captured.includes(at(target)))).toBe(attacked);
    },
  );
});

function movesOf(vector: Vector): { moves: string[]; captures: string[]; special: string[] } {
  const { board } = vector;
  const at = (name: string) => parseSquare(board, name) as Square;
  const name = (square: Square) => squareName(board, square);
  const scene: Scene = {
    board,
    side: vector.colour === "black" ? 1 : 0,
    firstMove: vector.first_move,
    occupant: piecesOf(vector.friends.map(at), vector.enemies.map(at), at(vector.square)),
    enPassant: vector.ep ? { crossed: [at(vector.ep)], victim: null } : null,
  };
  const outcomes = outcomesOf(read(vector.betza), at(vector.square), scene);
  const isPlain = ({ to, captured }: (typeof outcomes)[0]) => captured.length === 0 && to !== at(vector.square);
  const isCapture = (outcome: (typeof outcomes)[0]) =>
    outcome.enPassant || (outcome.captured.length === 1 && outcome.captured[0] === outcome.to);
  return {
    moves: outcomes
      .filter((outcome) => isPlain(outcome) && !outcome.enPassant)
      .map(({ to }) => name(to))
      .sort(),
    captures: outcomes
      .filter(isCapture)
      .map(({ to }) => name(to))
      .sort(),
    special: outcomes
      .filter((outcome) => !isPlain(outcome) && !isCapture(outcome))
      .map(({ to, captured }) => `${name(to)} x ${captured.map(name).sort()}`)
      .sort(),
  };
}

function piecesOf(friends: readonly Square[], enemies: readonly Square[], own: Square): (square: Square) => Occupant {
  return (square) => {
    if (enemies.includes(square)) return "enemy";
    return friends.includes(square) || square === own ? "friend" : "empty";
  };
}
