import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Bench } from "tinybench";
import { ROOT } from "../common/place.ts";
import { median } from "../common/statistics.ts";
import { countFirstMoves } from "./ours/load.ts";
import type { Progress } from "./progress.ts";

/** Times from a variant's YAML text to its first list of legal moves. */
export interface LoadRow {
  readonly variant: string;
  readonly kind: LoadKind;
  readonly moves: number;
  /** In a process that has done it before. */
  readonly warmMs: number;
  /** A whole Node process, less one that does nothing. */
  readonly processMs: number;
}

export interface LoadResult {
  /** Node's own start and end, which is taken off. */
  readonly emptyProcessMs: number;
  readonly rows: readonly LoadRow[];
}

const KINDS = {
  plain: ["chess", "paradigm", "edgy", "tuttifrutti", "wildcastle", "capablanca"],
  large: ["metamachy", "omega", "chushogi", "grant-acedrex", "gross"],
} as const;
export type LoadKind = keyof typeof KINDS;

const VARIANTS: readonly string[] = Object.values(KINDS).flat();
const WARM_RUNS = 20;
const WARM_MS = 300;
const PROCESSES_A_ROUND = 3;

/** Loads the shipped variants again and again, inside this process and in fresh ones. */
export async function measureLoad(rounds: number, progress: Progress): Promise<LoadResult> {
  progress.show("load: warm");
  const warm = await timeWarm();
  const { emptyProcessMs, processMs } = timeProcesses(rounds * PROCESSES_A_ROUND, progress);
  const rows: LoadRow[] = [];
  for (const [v, variant] of VARIANTS.entries()) {
    const kind = KINDS.large.some((id) => id === variant) ? "large" : "plain";
    rows.push({
      variant,
      kind,
      moves: await countFirstMoves(yamlOf(variant)),
      warmMs: warm[v],
      processMs: processMs[v],
    });
  }
  return { emptyProcessMs, rows };
}

async function timeWarm(): Promise<number[]> {
  const bench = new Bench({ time: WARM_MS, iterations: WARM_RUNS, warmup: true, throws: true });
  for (const variant of VARIANTS) {
    const text = yamlOf(variant);
    bench.add(
      variant,
      async () => {
        await countFirstMoves(text);
      },
      { async: true },
    );
  }
  const tasks = await bench.run();
  return tasks.map(({ result }) => ("latency" in result ? result.latency.p50 : Number.NaN));
}

function timeProcesses(times: number, progress: Progress): { emptyProcessMs: number; processMs: number[] } {
  const child = fileURLToPath(new URL("./load-once.js", import.meta.url));
  const empty: number[] = [];
  const loading = VARIANTS.map((): number[] => []);
  for (let i = 1; i <= times; i++) {
    progress.show(`load: whole processes, ${i} of ${times}`);
    for (const [v, variant] of VARIANTS.entries()) {
      empty.push(timeProcess(["--eval", "0"]));
      loading[v].push(timeProcess([child, yamlPath(variant)]));
    }
  }
  const emptyProcessMs = median(empty);
  return { emptyProcessMs, processMs: loading.map((samples) => median(samples) - emptyProcessMs) };
}

function timeProcess(args: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`loading in a fresh process failed: ${stderr}`);
  return performance.now() - started;
}

function yamlOf(variant: string): string {
  return readFileSync(yamlPath(variant), "utf8");
}

function yamlPath(variant: string): string {
  return join(ROOT, "variants", `${variant}.yaml`);
}
