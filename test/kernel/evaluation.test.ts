import { describe, expect, it } from "vitest";
import { withFittedWeights } from "../../src/definition/fitted.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { counterpart, otherSide } from "../../src/geometry/board.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { PAWN_HASH, PAWN_HASH_BYTES } from "../../src/layout/map.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { partOfIds } from "../sampled.ts";

/** The same position with the sides exchanged, without castling rights and en passant. */
function exchanged({ board, symmetry }: Variant, position: Position): Position {
  const pieces = position.pieces.map((_, square) => {
    const piece = position.pieces[counterpart(board, square, symmetry)];
    return piece && { kind: piece.kind, side: otherSide(piece.side) };
  });
  const hands = position.hands && ([position.hands[1], position.hands[0]] as const);
  const checks = position.checks && ([position.checks[1], position.checks[0]] as const);
  const promoted = position.promoted.map((square) => counterpart(board, square, symmetry));
  const walls = position.walls.map((square) => counterpart(board, square, symmetry));
  const turn = otherSide(position.turn);
  return { ...position, pieces, hands, checks, promoted, walls, turn, rights: [], enPassant: null };
}

/** Whether both sides begin alike and promote alike. */
function isSymmetric(variant: Variant): boolean {
  const turned = exchanged(variant, variant.setup);
  return JSON.stringify(turned.pieces) === JSON.stringify(variant.setup.pieces) && promotesAlike(variant);
}

function promotesAlike({ board, symmetry, promotions }: Variant): boolean {
  const zones = (side: number) =>
    promotions.flatMap((rule) => {
      if (rule.side !== side) return [];
      const zone = rule.zone.map((square) => (side === 0 ? square : counterpart(board, square, symmetry)));
      return [JSON.stringify({ ...rule, side: null, zone: zone.toSorted((a, b) => a - b) })];
    });
  return JSON.stringify(zones(0).sort()) === JSON.stringify(zones(1).sort());
}

/** A reproducible choice. */
function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % count;
  };
}

describe("evaluation", () => {
  const symmetric = partOfIds(2)
    .map((id) => withFittedWeights(bundledVariant(id) as Variant))
    .filter(isSymmetric);

  it.each(symmetric.map((variant) => [variant.id, variant] as const))(
    "is the same for both sides in %s",
    (_, variant) => {
      const kernel = Kernel.open(variant, true);
      const choose = chooser(20261121);
      for (let game = 0; game < 4; game++) {
        kernel.setPosition(variant.setup);
        for (let ply = 0; ply < 50; ply++) {
          const words = kernel.moveWords();
          if (words.length === 0) break;
          kernel.playWord(words[choose(words.length)]);
          const position = { ...kernel.position(), rights: [], enPassant: null };
          kernel.setPosition(position);
          const score = kernel.exports.staticScore(0);
          kernel.setPosition(exchanged(variant, position));
          expect(kernel.exports.staticScore(0)).toBe(score);
          kernel.setPosition(position);
        }
      }
    },
  );

  it.each(partOfIds(3))("is what a kernel says that has seen no other position, in %s", (id) => {
    const variant = withFittedWeights(bundledVariant(id) as Variant);
    const kernel = Kernel.open(variant, true);
    const fresh = Kernel.open(variant, true);
    const choose = chooser(20261122);
    kernel.setPosition(variant.setup);
    for (let ply = 0; ply < 120; ply++) {
      const words = kernel.moveWords();
      if (words.length === 0) break;
      kernel.playWord(words[choose(words.length)]);
      const position = kernel.position();
      kernel.setPosition(position);
      fresh.setPosition(position);
      new Uint8Array(fresh.exports.memory.buffer).fill(0, PAWN_HASH, PAWN_HASH + PAWN_HASH_BYTES);
      expect(kernel.exports.staticScore(0)).toBe(fresh.exports.staticScore(0));
    }
  });
});
