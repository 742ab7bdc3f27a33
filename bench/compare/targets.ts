import { TASKS, type Task } from "./host/library.ts";
import type { LoadKind } from "./load.ts";
import { OURS, OURS_HUGE, OURS_MADE, OURS_MATERIAL, OURS_RICH } from "./ours/name.ts";
import { FAIRY_WASM } from "./peers/fairy-wasm.ts";
import { FAIRY_NATIVE, STOCKFISH_NATIVE } from "./peers/native.ts";
import type { GroupName } from "./positions.ts";
import type { Results } from "./results.ts";

/** A figure that the project wants to reach. */
export interface Target {
  readonly what: string;
  readonly unit: string;
  readonly bound: "at least" | "at most";
  readonly value: number;
  /** The figure reached in a run; null when the run did not measure it. */
  readonly reached: (results: Results) => number | null;
}

export const TARGETS: readonly Target[] = [
  perftTarget("chess", OURS, FAIRY_NATIVE, 13),
  perftTarget("chess", OURS, FAIRY_WASM, 18),
  perftTarget("chess", OURS, STOCKFISH_NATIVE, 1),
  perftTarget("hearts", OURS, FAIRY_WASM, 15),
  perftTarget("capablanca", OURS, FAIRY_NATIVE, 8),
  perftTarget("hoppers", OURS, FAIRY_WASM, 8),
  perftTarget("large", OURS_HUGE, OURS_RICH, 0.35),
  perftTarget("chess", OURS_MADE, FAIRY_NATIVE, 4),
  perftTarget("chess", OURS_RICH, OURS, 0.85),
  {
    what: `search, whole evaluation, ${OURS} / ${FAIRY_WASM}`,
    unit: "x",
    bound: "at least",
    value: 4,
    reached: ({ search }) => ratio(speedOf(search?.rows, OURS), speedOf(search?.rows, FAIRY_WASM)),
  },
  {
    what: `search, ${OURS_MATERIAL} / ${FAIRY_WASM}`,
    unit: "x",
    bound: "at least",
    value: 8,
    reached: ({ search }) => ratio(speedOf(search?.rows, OURS_MATERIAL), speedOf(search?.rows, FAIRY_WASM)),
  },
  {
    what: `search, ${OURS_RICH} / ${OURS}`,
    unit: "x",
    bound: "at least",
    value: 0.85,
    reached: ({ search }) => ratio(speedOf(search?.rows, OURS_RICH), speedOf(search?.rows, OURS)),
  },
  hostTarget("replay of UCI", "chess", "chessops", 0.5),
  hostTarget("replay of SAN", "chess", "chessops", 0.5),
  hostTarget("FEN read", "chess", "chessops", 0.5),
  hostTarget("FEN written", "chess", "chessops", 0.5),
  hostTarget("PGN read", "chess", "chessops", 0.5),
  hostTarget("PGN written", "chess", "chessops", 0.5),
  hostTarget("legal moves with SAN", "chess", "chessops", 1),
  ...TASKS.map((task) => hostTarget(task, "capablanca", "ffish-es6", 5)),
  {
    what: "memory, a game of chess of 80 plies",
    unit: "kB",
    bound: "at most",
    value: 10,
    reached: ({ host }) => (host === null ? null : host.gameBytes / 1000),
  },
  loadTarget("plain", "warm", 60),
  loadTarget("plain", "process", 150),
  loadTarget("large", "warm", 300),
  {
    what: "size, kernels together, brotli",
    unit: "kB",
    bound: "at most",
    value: 30,
    reached: ({ size }) => (size === null ? null : size.kernels.reduce((sum, { brotli }) => sum + brotli, 0) / 1000),
  },
  {
    what: "size, page that plays a shipped variant, brotli",
    unit: "kB",
    bound: "at most",
    value: 60,
    reached: ({ size }) => (size === null ? null : size.page.brotli / 1000),
  },
];

/** Whether a figure meets a target. */
export function isReached(target: Target, figure: number): boolean {
  return target.bound === "at least" ? figure >= target.value : figure <= target.value;
}

function perftTarget(group: GroupName, ours: string, peer: string, value: number): Target {
  return {
    what: `perft ${group}, ${ours} / ${peer}`,
    unit: "x",
    bound: "at least",
    value,
    reached: ({ perft }) => {
      const rows = perft?.tables.find((table) => table.group === group)?.rows;
      return ratio(speedOf(rows, ours), speedOf(rows, peer));
    },
  };
}

function hostTarget(task: Task, variant: string, peer: string, value: number): Target {
  return {
    what: `${task}, ${variant}, ${OURS} / ${peer}`,
    unit: "x",
    bound: "at least",
    value,
    reached: ({ host }) => {
      const rows = host?.tables.find((table) => table.variant === variant)?.rows;
      const timeOf = (name: string) => rows?.find((row) => row.name === name)?.times[task];
      return ratio(timeOf(peer), timeOf(OURS));
    },
  };
}

/** Of the slowest variant of a kind. */
function loadTarget(kind: LoadKind, how: "warm" | "process", value: number): Target {
  const where = how === "warm" ? "warm process" : "whole process beyond Node's own";
  return {
    what: `load, ${where}, slowest ${kind === "plain" ? "variant" : "of the largest boards"}`,
    unit: "ms",
    bound: "at most",
    value,
    reached: ({ load }) => {
      const rows = load?.rows.filter((row) => row.kind === kind);
      return greatest(rows?.map(({ warmMs, processMs }) => (how === "warm" ? warmMs : processMs)));
    },
  };
}

function speedOf(rows: readonly { name: string; geomean: number }[] | undefined, name: string): number | undefined {
  return rows?.find((row) => row.name === name)?.geomean;
}

function ratio(ours: number | undefined, peer: number | undefined): number | null {
  return ours === undefined || peer === undefined ? null : ours / peer;
}

function greatest(values: readonly number[] | undefined): number | null {
  return values === undefined ? null : Math.max(...values);
}
