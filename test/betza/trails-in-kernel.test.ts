/** Trails in the kernel on boards of pieces, against the reference's walk: what they capture, and where they only go. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasStrikes } from "../../src/betza/trails.ts";
import type { Side, Square } from "../../src/geometry/board.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { barePosition } from "../bare-position.ts";
import { Dice } from "../generated/dice.ts";
import { drawSoundTrail } from "../generated/draw-betza.ts";
import { read, type Scatter, scatters, sceneOf } from "../reference/board.ts";
import { CHESS } from "../reference/chess.ts";
import { outcomesOf } from "../reference/walk.ts";

const DRAWN = Number(process.env.TRAILS ?? 40);
const SCENES = 4;

describe("trails in the kernel go and capture as in the reference", () => {
  it.each([
    ...["[W-sW-sW-sW-sW]", "qW4", "[F?R]", "zB", "oR", "mRcpR", "gQ", "jZ", "pafpafR"],
    ...["KNADcaKmcabK", "fcafmFmfF", "cafmQ", "mcdR", "tpRmR", "cacaK", "[mcW-F]K", "ocaoW"],
  ])("%s", (text) => compare(text, 20, 1));

  it(`and so do ${DRAWN} drawn ones`, { timeout: 60_000 + DRAWN * 500 }, () => {
    const dice = new Dice(Number(process.env.SEED ?? 1));
    for (let drawn = 1; drawn <= DRAWN; drawn++) {
      const text = drawSoundTrail(dice);
      compare(text, SCENES, drawn);
    }
  });
});

function compare(text: string, numRuns: number, seed: number): void {
  const wordsOf = hasStrikes(read(text)) ? movesOf : targetsOf;
  const property = fc.property(scatters, (scatter) => {
    const found = wordsOf(text, scatter);
    if (found) expect([text, ...found]).toEqual([text, ...outcomesInWords(text, scatter)]);
  });
  fc.assert(property, { numRuns, seed });
}

/** Null for a movement that is too complex for the board. */
function targetsOf(text: string, scatter: Scatter): string[] | null {
  const { board, from, firstMove } = scatter;
  const kernel = openKernel({ ...CHESS, board, ...army(text, firstMove ? [from] : []) });
  if (!kernel) return null;
  set(kernel, scatter);
  const { moves, captures } = kernel.targets(from);
  return [...moves.map(String), ...captures.map((square) => `${square} x${square}`)].sort();
}

/** The same of the legal moves, where nobody is royal: what is taken on the way is told by them alone. */
function movesOf(text: string, scatter: Scatter): string[] | null {
  const { board, from, firstMove } = scatter;
  const { pieceTypes, ...others } = army(text, firstMove ? [from] : []);
  const common = pieceTypes.map((pieceType) => ({ ...pieceType, royal: false }));
  const kernel = openKernel({ ...CHESS, board, ...others, pieceTypes: common, royal: null });
  if (!kernel) return null;
  set(kernel, scatter);
  return kernel
    .legalMoves()
    .filter((move) => move.from === from)
    .map(({ to, capturedAt, struck }) => {
      const squares = [...(struck ?? []).map(({ square }) => square), ...(capturedAt === to ? [to] : [])];
      return word(to, squares);
    })
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

/** A target, and what is taken. */
function word(to: Square, taken: readonly Square[]): string {
  return taken.length > 0 ? `${to} x${[...taken].sort()}` : String(to);
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
function army(text: string, firstMove: readonly number[]) {
  const typeOf = (betza: string) => ({
    ...CHESS.pieceTypes[0],
    moves: everywhere(read(betza)),
    firstMove: [firstMove, firstMove] as const,
    forbidden: [[], []] as const,
  });
  return {
    pieceTypes: [typeOf(text), { ...typeOf("K"), royal: true }, typeOf("W")],
    royal: 1,
    promotions: [],
    castlings: [],
    setup: { ...CHESS.setup, pieces: [], rights: [] },
  };
}

function outcomesInWords(text: string, scatter: Scatter): string[] {
  return outcomesOf(read(text), scatter.from, sceneOf(scatter))
    .map(({ to, captured }) => word(to, captured))
    .sort();
}
