/** `npm run bench:queue`: what a job costs besides its work, and how many workers of this machine take how many a second. */
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { bundledVariant } from "../../src/index.ts";
import { kernelsDigest } from "../../src/jobs/engine.ts";
import { type Job, makeJob } from "../../src/jobs/job.ts";
import { queueOf } from "../../src/jobs/kind.ts";
import { PERFT } from "../../src/jobs/perft.ts";
import { openQueue } from "../../src/jobs/queue-package.ts";
import { QueueRunner } from "../../src/jobs/queue-runner.ts";
import { list, option, readOptions, whole } from "../common/options.ts";
import { ROOT } from "../common/place.ts";
import { runProgram, statusOf } from "../common/program.ts";
import { RedisProcess } from "../common/redis.ts";
import { median } from "../common/statistics.ts";
import { WorkerProcess } from "./worker-process.ts";

const USAGE = `usage: npm run bench:queue -- [options]

Measures jobs without work (perft of one ply) through a Redis of its own, Debian's redis-server, and 'fairywren worker'.

  --workers A,B    processes at a time (default 1,2,4,8)
  --jobs N         of each measurement (default 2000)
  --rounds N       the median of so many (default 3)
  --help
`;

const OPTIONS = {
  workers: option(list(whole(1, 64)), "1,2,4,8"),
  jobs: option(whole(10, 1_000_000), "2000"),
  rounds: option(whole(1, 99), "3"),
};

type Plan = NonNullable<ReturnType<typeof readOptions<typeof OPTIONS>>>;

const PROGRAM = join(ROOT, "dist", "cli.js");
const SINGLE_JOBS = 50;

/** Of the next job. */
let seed = 0;

await runProgram(
  USAGE,
  (args) => readOptions(args, OPTIONS),
  (plan) => statusOf(() => measure(plan)),
);

async function measure(plan: Plan): Promise<void> {
  const cores = `${availableParallelism()} of ${cpus().length} cores, ${cpus()[0].model}`;
  process.stdout.write(`${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cores}\n`);
  const redis = await RedisProcess.start();
  try {
    process.stdout.write(`${await giving(redis.url, plan)}\n`);
    for (const count of plan.workers) process.stdout.write(`${await taking(redis.url, count, plan)}\n`);
  } finally {
    await redis.kill();
  }
}

/** How fast jobs are given, when nobody takes them. */
async function giving(url: string, { jobs, rounds }: Plan): Promise<string> {
  const queue = await openQueue(url, () => {});
  const speeds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const some = jobsOf(jobs);
    const place = queueOf(some[0]);
    const begun = performance.now();
    await queue.give(place, some);
    speeds.push((jobs / (performance.now() - begun)) * 1000);
    await queue.forget(
      place,
      some.map(({ digest }) => digest),
    );
  }
  await queue.close();
  return `given: ${median(speeds).toFixed(0)} jobs a second`;
}

async function taking(url: string, count: number, { jobs, rounds }: Plan): Promise<string> {
  const workers = Array.from({ length: count }, () => new WorkerProcess(PROGRAM, url));
  await Promise.all(workers.map((worker) => worker.ready));
  try {
    await timeOf(url, jobsOf(100)); // threads are started by their first job
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timeOf(url, jobsOf(jobs)));
    const singles: number[] = [];
    for (let round = 0; round < SINGLE_JOBS; round++) singles.push(await timeOf(url, jobsOf(1)));
    const [perSecond, each] = [(jobs / median(times)) * 1000, (median(times) * count) / jobs];
    const one = median(singles).toFixed(0);
    return `${count} workers: ${perSecond.toFixed(0)} jobs a second, ${each.toFixed(1)} ms of a worker each; one alone, with connecting: ${one} ms`;
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}

/** From giving the first to having the last, checked. */
async function timeOf(url: string, jobs: readonly Job[]): Promise<number> {
  const begun = performance.now();
  const runner = await QueueRunner.open(url, [PERFT], () => {});
  try {
    await runner.run(jobs, () => true);
    return performance.now() - begun;
  } finally {
    await runner.close();
  }
}

/** Jobs that nobody has done before. */
function jobsOf(count: number): Job[] {
  const settings = { fen: bundledVariant("chess")?.setupFen, moves: [], depth: 1 };
  const parts = { kind: PERFT.name, engine: kernelsDigest(), variant: { id: "chess" }, settings };
  return Array.from({ length: count }, () => makeJob({ ...parts, seed: seed++ }));
}
