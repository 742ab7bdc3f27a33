/** Deep perft as jobs: the first plies are walked here, and equal positions are counted once. */
import { Kernel } from "../kernel/kernel.ts";
import { writeFen } from "../notation/fen.ts";
import { writeUci } from "../notation/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { kernelsDigest } from "./engine.ts";
import { type Job, type JobVariant, makeJob } from "./job.ts";
import type { PerftCount, PerftSettings } from "./perft.ts";

/** Leaves of a job: some ten seconds. */
const LEAVES_OF_A_JOB = 2e9;
/** More jobs are not made, however long each is. */
const MOST_JOBS = 20_000;
/** Plies that are counted to estimate the rest. */
const SAMPLE_PLIES = 3;

export interface PerftPlan {
  /** The moves of the root, as UCI text. */
  readonly roots: readonly string[];
  readonly jobs: readonly Job[];
  /** For each job, how often its position occurs below each root move. */
  readonly shares: readonly ReadonlyMap<number, number>[];
}

/** What is to be counted. */
export interface PerftTask {
  readonly variant: Variant;
  /** How jobs name it. */
  readonly given: JobVariant;
  readonly position: Position;
  /** At least two plies. */
  readonly depth: number;
}

/** Plans a count. @param leavesOfAJob as many as a job should have */
export function planPerft({ variant, given, position, depth }: PerftTask, leavesOfAJob = LEAVES_OF_A_JOB): PerftPlan {
  const kernel = Kernel.open(variant);
  kernel.setPosition(position);
  const roots = kernel.legalMoves().map((move) => writeUci(variant, move));
  const split = splitOf(kernel, depth, leavesOfAJob);
  const places = [...walk(kernel, split)];
  const fen = writeFen(variant, position);
  const jobs = places.map(({ moves }) => jobOf(given, { fen, moves, depth: depth - split }));
  return { roots, jobs, shares: places.map(({ shares }) => shares) };
}

/** The leaves below each root move. @param counts by the digests of jobs; what is missing counts nothing */
export function leavesOfRoots({ roots, jobs, shares }: PerftPlan, counts: ReadonlyMap<string, unknown>): number[] {
  const sums = roots.map(() => 0);
  for (const [index, { digest }] of jobs.entries()) {
    const count = counts.get(digest) as PerftCount | undefined;
    for (const [root, times] of shares[index]) sums[root] += times * (count?.leaves ?? 0);
  }
  return sums;
}

function jobOf(variant: JobVariant, settings: PerftSettings): Job {
  return makeJob({ kind: "perft", engine: kernelsDigest(), variant, seed: 0, settings });
}

/** After how many plies the jobs begin: as few as make jobs of the right size. */
function splitOf(kernel: Kernel, depth: number, leavesOfAJob: number): number {
  const most = Math.min(SAMPLE_PLIES, depth - 1);
  const counts = Array.from({ length: most + 1 }, (_, ply) => kernel.perft(ply));
  const growth = Math.max(1, counts[most] / Math.max(1, counts[most - 1]));
  const all = counts[most] * growth ** (depth - most);
  const fits = (ply: number) => all / Math.max(1, counts[ply]) <= leavesOfAJob;
  const wanted = [1, 2, 3].filter((ply) => ply <= most);
  const possible = wanted.filter((ply) => ply === 1 || counts[ply] <= MOST_JOBS);
  return possible.find(fits) ?? possible[possible.length - 1];
}

interface Place {
  /** One way to it. */
  readonly moves: readonly string[];
  readonly shares: Map<number, number>;
}

/** The positions after some plies, each once. */
function walk(kernel: Kernel, plies: number): Iterable<Place> {
  const places = new Map<string, Place>();
  const visit = (moves: readonly string[], root: number) => {
    if (moves.length === plies) {
      const key = [writeFen(kernel.variant, kernel.position()), ...kernel.key()].join(" ");
      const place = places.get(key) ?? { moves, shares: new Map() };
      place.shares.set(root, (place.shares.get(root) ?? 0) + 1);
      places.set(key, place);
      return;
    }
    for (const [index, move] of kernel.legalMoves().entries()) {
      const text = writeUci(kernel.variant, move);
      kernel.playWord(move.word);
      visit([...moves, text], moves.length === 0 ? index : root);
      kernel.undo();
    }
  };
  visit([], 0);
  return places.values();
}
