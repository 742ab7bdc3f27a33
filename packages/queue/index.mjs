/**
 * Jobs on BullMQ. It carries them and knows nothing of what is in them: what is right and what is wrong is decided by those
 * who give and those who take. A job's id is the digest of its contents, so that whoever gives it twice gives it once.
 */
import { Queue, QueueEvents } from "bullmq";
import { readAddress } from "./address.mjs";
import { connect } from "./connect.mjs";
import { Taker } from "./taker.mjs";

export { QueueFault } from "./fault.mjs";

/** Results and failures are kept for a week. */
const KEPT = { age: 7 * 24 * 3600 };
/** How often a job is tried whose worker breaks down. */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;
/** Jobs of one message to Redis. */
const BATCH = 500;

/**
 * Opens a queue.
 * @param {string} url
 * @param {(message: string) => void} note hears what a person should know
 * @throws {QueueFault}
 * @returns {Promise<Connection>}
 */
export async function openQueue(url, note) {
  const address = readAddress(url);
  return new Connection(address.name, await connect(address, note));
}

class Connection {
  #redis;
  #queues = new Map();
  /** By kind, who hears of jobs that have ended. */
  #hearers = new Map();
  #others = [];
  #closers = [];

  constructor(name, redis) {
    /** The address without user and password. */
    this.name = name;
    this.#redis = redis;
  }

  /** Gives jobs, in their order; those that are there already stay as they are. */
  async give(kind, jobs) {
    const queue = this.#queue(kind);
    for (let first = 0; first < jobs.length; first += BATCH) {
      const opts = {
        attempts: ATTEMPTS,
        backoff: { type: "fixed", delay: PAUSE_MS },
        removeOnComplete: KEPT,
        removeOnFail: KEPT,
      };
      const batch = jobs.slice(first, first + BATCH);
      await queue.addBulk(
        batch.map(({ digest, ...body }) => ({
          name: kind,
          data: { ...body, digest },
          opts: { ...opts, jobId: digest },
        })),
      );
    }
  }

  /** How jobs stand, in the order of their ids. */
  async states(kind, ids) {
    const queue = this.#queue(kind);
    const states = [];
    for (let first = 0; first < ids.length; first += BATCH)
      states.push(
        ...(await Promise.all(ids.slice(first, first + BATCH).map(async (id) => stateOf(id, await queue.getJob(id))))),
      );
    return states;
  }

  /** Takes jobs and their results out of the queue, unless a worker has them. */
  async forget(kind, ids) {
    const queue = this.#queue(kind);
    await Promise.all(ids.map((id) => queue.remove(id).catch(() => {})));
  }

  /** How many workers take jobs of a kind. */
  async workers(kind) {
    return this.#queue(kind).getWorkersCount();
  }

  /** Hears of jobs that have ended, soon after, instead of whoever heard of them before; some may be missed while the
   *  connection is lost. */
  async follow(kind, hear) {
    const isFollowed = this.#hearers.has(kind);
    this.#hearers.set(kind, hear);
    if (isFollowed) return;
    const events = new QueueEvents(kind, { connection: this.#another() });
    const tell = ({ jobId }) => this.#hearers.get(kind)(jobId);
    events.on("error", () => {});
    events.on("completed", tell);
    events.on("failed", tell);
    this.#closers.push(() => events.close());
    await events.waitUntilReady();
  }

  /**
   * Takes jobs of a kind until it is closed.
   * @param {number} most at a time
   * @param {(job: unknown, signal: AbortSignal) => Promise<{ value: unknown } | { refusal: string }>} run a rejection is tried again
   */
  take(kind, most, run) {
    const taker = new Taker(kind, this.#another(), most, run);
    this.#closers.push(() => taker.close());
    return taker;
  }

  /** Gives back what is being worked on, and ends all connections. */
  async close() {
    this.#redis.isEnding = true;
    await Promise.all(this.#closers.map((close) => close()));
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    for (const redis of [...this.#others, this.#redis]) redis.disconnect();
  }

  /** A connection for whoever waits on it. Its losses are told of by the first. */
  #another() {
    const redis = this.#redis.duplicate();
    redis.on("error", () => {});
    this.#others.push(redis);
    return redis;
  }

  #queue(kind) {
    const known = this.#queues.get(kind) ?? new Queue(kind, { connection: this.#redis });
    if (!this.#queues.has(kind)) known.on("error", () => {});
    this.#queues.set(kind, known);
    return known;
  }
}

function stateOf(id, job) {
  if (job === undefined || job === null) return { id, is: "missing" };
  if (!job.finishedOn) return { id, is: "open" };
  return job.failedReason === undefined || job.failedReason === null
    ? { id, is: "done", value: job.returnvalue }
    : { id, is: "failed", reason: String(job.failedReason) };
}
