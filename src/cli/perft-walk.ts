/** Perft in small steps: the first plies are walked here, so that progress can be shown and a stop be obeyed. */
import { setImmediate } from "node:timers/promises";
import type { Kernel } from "../kernel/kernel.ts";
import { writeUci } from "../notation/move.ts";
import type { Position } from "../variant/position.ts";

/** The greatest depth accepted. */
export const DEEPEST_PERFT = 30;

/** A step of the work. */
export interface PerftStep {
  /** Leaves counted since the last step. */
  readonly leaves: number;
  /** The root move that this step finished, as UCI text, or null. */
  readonly finished: string | null;
  /** Leaves below the current root move so far. */
  readonly movesLeaves: number;
  /** Root moves finished, and their total number. */
  readonly done: number;
  readonly total: number;
}

/** Counts the leaves below every root move, yielding to other events between steps. Nothing at depth 0. */
export async function* countLeaves(kernel: Kernel, position: Position, depth: number): AsyncGenerator<PerftStep> {
  if (depth === 0) return;
  kernel.setPosition(position);
  const moves = kernel.legalMoves();
  let pausedMs = performance.now();
  for (const [index, move] of moves.entries()) {
    let movesLeaves = 0;
    const report = (leaves: number, finished: string | null, done: number): PerftStep => {
      movesLeaves += leaves;
      return { leaves, finished, movesLeaves, done, total: moves.length };
    };
    kernel.playWord(move.word);
    for (const leaves of bites(kernel, depth - 1)) {
      yield report(leaves, null, index);
      if (performance.now() - pausedMs < WORK_MS) continue;
      await setImmediate();
      pausedMs = performance.now();
    }
    kernel.undo();
    yield report(0, writeUci(kernel.variant, move), index + 1);
  }
}

/** Work between two turns of the event loop, in milliseconds. */
const WORK_MS = 1;
/** The most plies of a step. */
const BITE_DEPTH = 4;
/** The most leaves of a step, estimated from the number of moves in its first ply: some milliseconds' work. */
const BITE_LEAVES = 1_000_000;

/** The leaves below the kernel's position, in parts. Leaves the position unchanged. */
function* bites(kernel: Kernel, depth: number): Generator<number> {
  const words = kernel.moveWords();
  if (depth <= 1 || (depth <= BITE_DEPTH && words.length ** depth <= BITE_LEAVES)) {
    yield kernel.perft(depth);
    return;
  }
  for (const word of words) {
    kernel.playWord(word);
    yield* bites(kernel, depth - 1);
    kernel.undo();
  }
}
