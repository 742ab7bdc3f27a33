/** Jobs of perft: the leaves below one position, reached by some moves. */
import { isWhole, misuse } from "../diagnostic/argument.ts";
import { readPosition } from "../engine/position.ts";
import { Kernel } from "../kernel/kernel.ts";
import { LONGEST_FEN } from "../notation/fen.ts";
import { writeUci } from "../notation/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { kernelsDigest } from "./engine.ts";
import { JOB, type Job } from "./job.ts";
import type { JobKind } from "./kind.ts";
import { isRecord } from "./plain.ts";

/** The greatest depth accepted. */
const DEEPEST = 30;

export interface PerftSettings {
  /** Where the moves begin. */
  readonly fen: string;
  /** UCI text. */
  readonly moves: readonly string[];
  /** Plies below the position that the moves lead to, at least one. */
  readonly depth: number;
}

/** What a job counts. */
export interface PerftCount {
  readonly leaves: number;
  /** The leaves below each legal move of the position, in the kernel's order. */
  readonly moves: readonly (readonly [uci: string, leaves: number])[];
}

export const PERFT: JobKind = {
  name: "perft",
  engine: async () => kernelsDigest(),
  run: async (job, variant) => count(kernelAt(job, variant), readSettings(job).depth),
  check: (job, variant, value) => faultOf(value, kernelAt(job, variant)),
};

function readSettings({ settings }: Job): PerftSettings {
  const { fen, moves, depth } = isRecord(settings) ? settings : {};
  const areMoves = Array.isArray(moves) && moves.length <= DEEPEST && moves.every((move) => typeof move === "string");
  if (typeof fen === "string" && fen.length <= LONGEST_FEN && areMoves && isWhole(depth, 1, DEEPEST))
    return { fen, moves, depth };
  throw misuse("job-settings", `Perft needs a FEN, moves, and a depth from 1 to ${DEEPEST}.`, JOB);
}

/** A kernel in the position of a job. */
function kernelAt(job: Job, variant: Variant): Kernel {
  const { fen, moves } = readSettings(job);
  const kernel = kernelOf(variant);
  kernel.setPosition(positionOf(variant, fen));
  for (const text of moves) {
    const move = kernel.legalMoves().find((one) => writeUci(variant, one) === text);
    if (move === undefined) throw misuse("job-settings", `The job's move '${text}' is not legal.`, JOB);
    kernel.playWord(move.word);
  }
  return kernel;
}

let opened: Kernel | null = null;

/** Most jobs are about the variant of the last one. */
function kernelOf(variant: Variant): Kernel {
  if (opened?.variant !== variant) opened = Kernel.open(variant);
  return opened;
}

function positionOf(variant: Variant, fen: string): Position {
  const read = readPosition(variant, fen);
  if (!read.ok) throw misuse("job-settings", `The job's FEN is refused: ${read.faults[0].message}`, JOB);
  return read.position;
}

function count(kernel: Kernel, depth: number): PerftCount {
  const moves = kernel.legalMoves().map((move) => {
    const uci = writeUci(kernel.variant, move);
    kernel.playWord(move.word);
    const leaves = depth === 1 ? 1 : kernel.perft(depth - 1);
    kernel.undo();
    return [uci, leaves] as const;
  });
  return { leaves: sumOf(moves.map(([, leaves]) => leaves)), moves };
}

/** The moves are those of this program, the numbers are whole, and they sum up. */
function faultOf(value: unknown, kernel: Kernel): string | null {
  const { leaves, moves } = isRecord(value) ? value : {};
  if (!Array.isArray(moves) || !moves.every(Array.isArray)) return "it has no list of moves";
  const legal = kernel.legalMoves().map((move) => writeUci(kernel.variant, move));
  if (moves.map(([uci]) => uci).join(" ") !== legal.join(" ")) return "its moves are not the legal ones";
  const counts = moves.map(([, count]) => count);
  if (!counts.every((count) => isWhole(count, 0, Number.MAX_SAFE_INTEGER))) return "a number of leaves is not whole";
  return sumOf(counts) === leaves ? null : "its numbers do not sum up";
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
