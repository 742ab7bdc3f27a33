/** `fairywren worker`: runs what others give to a queue, until it is stopped. */
import { join } from "node:path";
import { FairywrenError } from "../diagnostic/error.ts";
import { Crew } from "../jobs/crew.ts";
import { folderAbove } from "../jobs/folder-above.ts";
import { readJob } from "../jobs/job.ts";
import { queueOf } from "../jobs/kind.ts";
import { printable } from "../jobs/plain.ts";
import { openQueue } from "../jobs/queue-package.ts";
import type { Ability } from "../jobs/serve.ts";
import { THREAD_FILE } from "../jobs/thread-file.ts";
import type { Attempt, Transport } from "../jobs/transport.ts";
import { MOST_TURNS, Turns } from "../jobs/turns.ts";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { UsageError } from "./usage.ts";

/** Where a checkout has the thread that plays games: `node build.mjs match`. It is no part of the package. */
const GAMES_THREAD = join("build", "match", "worker.js");
/** The longest time to give jobs back; a queue that is gone takes them back by itself. */
const FAREWELL_MS = 5000;

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const address = args.text("queue");
  if (address === undefined) throw new UsageError("'--queue' with the address of a Redis is missing.");
  const threads = args.number("threads", 1, MOST_TURNS) ?? 1;
  const transport = await openQueue(address, (message) => output.note(message));
  const turns = new Turns(threads);
  const games = gamesThread();
  const crews = [THREAD_FILE, ...(games === null ? [] : [games])].map((file) => new Crew(file, turns));
  const words = (await Promise.all(crews.map((crew) => employ({ crew, most: threads, transport, output })))).flat();
  if (games === null) words.push("no games, since they are played in a checkout alone, by 'npm run worker'");
  output.note(`${transport.name}: ${words.join("; ")}; ${threads} at a time`);
  await stopped();
  await farewell(transport, crews);
  return FINE;
}

function gamesThread(): string | null {
  const checkout = folderAbove(GAMES_THREAD);
  return checkout === null ? null : join(checkout, GAMES_THREAD);
}

interface Employment {
  readonly crew: Crew;
  /** Jobs at a time. */
  readonly most: number;
  readonly transport: Transport;
  readonly output: Output;
}

/** Lets threads take the jobs that they can run. @returns what is taken and what is not, in words */
async function employ(employment: Employment): Promise<string[]> {
  const abilities = await employment.crew.abilities();
  if (abilities.every(({ engine }) => engine === null)) await employment.crew.close();
  return abilities.map((ability) => takeKind(ability, employment));
}

function takeKind({ kind, engine, reason }: Ability, { crew, most, transport, output }: Employment): string {
  if (engine === null) return `no ${kind}, since ${reason}`;
  transport.take(queueOf({ kind, engine }), most, (given, signal) => attempt(given, crew, signal, output));
  return `${kind} of engine ${engine}`;
}

/** Runs whatever came as a job. What no worker could run is refused by name; a breakdown is thrown, so that it is tried again. */
async function attempt(given: unknown, crew: Crew, signal: AbortSignal, output: Output): Promise<Attempt> {
  const begin = performance.now();
  try {
    const job = readJob(given);
    const value = await crew.runOne(job, signal);
    output.remark(`${printable(job.kind)} ${job.digest}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return { value };
  } catch (error) {
    if (!(error instanceof FairywrenError)) throw error;
    const [{ code, message }] = error.diagnostics;
    const refusal = `${code}: ${printable(message)}`;
    output.note(`a job is refused: ${refusal}`);
    return { refusal };
  }
}

function stopped(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
  });
}

async function farewell(transport: Transport, crews: readonly Crew[]): Promise<void> {
  setTimeout(() => process.exit(FINE), FAREWELL_MS).unref();
  await transport.close();
  await Promise.all(crews.map((crew) => crew.close()));
}
