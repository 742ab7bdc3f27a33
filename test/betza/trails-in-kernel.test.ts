/** Trails in the kernel on boards of pieces, against the reference's walk: what they capture, and where they only go. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasStrikes } from "../../src/betza/trails.ts";
import type { Side } from "../../src/geometry/board.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { barePosition } from "../bare-position.ts";
import { Dice } from "../generated/dice.ts";
import { drawSoundTrail } from "../generated/draw-betza.ts";
import { read, type Scatter, scatters, wordsOf } from "../reference/board.ts";
import { CHESS, withoutKing } from "../reference/chess.ts";
import { takenBy } from "../reference/hands.ts";
import { times } from "../sampled.ts";

const DRAWN = Number(process.env.TRAILS ?? times(20, 12));
const SCENES = 4;

describe("trails in the kernel go and capture as in the reference", () => {
  it.each([
    ...["[W-sW-sW-sW-sW]", "qW4", "[F?R]", "zB", "oR", "mRcpR", "gQ", "jZ", "pafpafR"],
    ...["KNADcaKmcabK", "fcafmFmfF", "cafmQ", "mcdR", "tpRmR", "cacaK", "[mcW-F]K", "ocaoW"],
  ])("%s", (text) => compare(text, times(12, 8), 1));

  it(`and so do ${DRAWN} drawn ones`, { timeout: 60_000 + DRAWN * 500 }, () => {
    const dice = new Dice(Number(process.env.SEED ?? 1));
    for (let drawn = 1; drawn <= DRAWN; drawn++) {
      const text = drawSoundTrail(dice);
      compare(text, SCENES, drawn);
    }
  });
});

function compare(text: string, numRuns: number, seed: number): void {
  const kernelWordsOf = hasStrikes(read(text)) ? movesOf : targetsOf;
  const property = fc.property(scatters, (scatter) => {
    const found = kernelWordsOf(text, scatter);
    if (found) expect([text, ...found]).toEqual([text, ...wordsOf(text, scatter)]);
  });
  fc.assert(property, { numRuns, seed });
}

/** Null for a movement that is too complex for the board. */
function targetsOf(text: string, scatter: Scatter): string[] | null {
  const kernel = openKernel(variantOf(text, scatter));
  if (!kernel) return null;
  set(kernel, scatter);
  const { moves, captures } = kernel.targets(scatter.from);
  return [...moves.map((to) => `${to} x `), ...captures.map((to) => `${to} x ${to}`)].sort();
}

/** The same of the legal moves, where nobody is royal: what is taken on the way is told by them alone. */
function movesOf(text: string, scatter: Scatter): string[] | null {
  const kernel = openKernel(withoutKing(variantOf(text, scatter)));
  if (!kernel) return null;
  set(kernel, scatter);
  return kernel
    .legalMoves()
    .filter((move) => move.from === scatter.from)
    .map((move) => `${move.to} x ${[...takenBy(move)].sort()}`)
    .sort();
}

function set(kernel: Kernel, { from, pieces, side }: Scatter): void {
  const other: Side = side === 0 ? 1 : 0;
  const standing = pieces.map((piece) =>
    piece === "empty" ? null : { kind: 2, side: piece === "friend" ? side : other },
  );
  standing[from] = { kind: 0, side };
  kernel.setPosition({ ...barePosition(standing, side), enPassant: null });
}

function openKernel(variant: Variant): Kernel | null {
  try {
    return Kernel.open(variant);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The piece in question, a king that stays away, and dummies. */
function variantOf(text: string, { board, from, firstMove: isFirst }: Scatter): Variant {
  const firstMove = isFirst ? [from] : [];
  const typeOf = (betza: string) => ({
    ...CHESS.pieceTypes[0],
    moves: everywhere(read(betza)),
    firstMove: [firstMove, firstMove] as const,
    forbidden: [[], []] as const,
  });
  return {
    ...CHESS,
    board,
    pieceTypes: [typeOf(text), { ...typeOf("K"), royal: true }, typeOf("W")],
    royal: 1,
    promotions: [],
    castlings: [],
    setup: { ...CHESS.setup, pieces: [], rights: [] },
  };
}
