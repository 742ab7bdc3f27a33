/** The first connection, which says at once what is wrong; later ones come back by themselves. */
import { RedisConnection } from "bullmq";
import { Redis } from "ioredis";
import { QueueFault } from "./fault.mjs";

const PATIENCE_MS = 5000;
/** The longest time between two tries to come back. */
const LONGEST_PAUSE_MS = 2000;
/** The protocol that every Redis speaks. */
const PROTOCOL = 2;

/**
 * Connects to a Redis that BullMQ can use.
 * @param {ReturnType<typeof import("./address.mjs").readAddress>} address
 * @param {(message: string) => void} note hears of a connection that is lost or back
 * @throws {QueueFault} `queue-absent`, `queue-refused`, `queue-old`
 */
export async function connect({ name, options }, note) {
  await expectRedis(name, options);
  const redis = new Redis({
    ...options,
    protocol: PROTOCOL,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(100 * 2 ** times, LONGEST_PAUSE_MS),
  });
  tellOfLosses(redis, name, note);
  return redis;
}

/** Asks once, by a connection of its own that does not try again. */
async function expectRedis(name, options) {
  const probe = new Redis({
    ...options,
    protocol: PROTOCOL,
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    retryStrategy: () => null,
    enableReadyCheck: false,
  });
  let reason = null;
  probe.on("error", (error) => {
    reason ??= error;
  });
  try {
    await probe.connect();
    refuseOld(name, await probe.info());
  } catch (error) {
    throw error instanceof QueueFault ? error : faultOf(name, reason ?? error);
  } finally {
    probe.disconnect();
  }
}

function refuseOld(name, info) {
  const version = /^redis_version:([\d.]+)/m.exec(info)?.[1];
  const least = RedisConnection.minimumVersion;
  if (version === undefined)
    throw new QueueFault("queue-absent", `What answers at ${name} does not say that it is a Redis.`);
  if (isBelow(version, least))
    throw new QueueFault("queue-old", `The Redis at ${name} has version ${version}; BullMQ needs ${least} or later.`);
}

function isBelow(version, least) {
  const [own, wanted] = [version, least].map((text) => text.split(".").map(Number));
  const place = wanted.findIndex((number, index) => (own[index] ?? 0) !== number);
  return place >= 0 && (own[place] ?? 0) < wanted[place];
}

function faultOf(name, { code, message }) {
  const words = message.split("\n")[0];
  if (/^(NOAUTH|WRONGPASS|NOPERM|ERR AUTH|ERR invalid password)/.test(words))
    return new QueueFault(
      "queue-refused",
      `The Redis at ${name} refuses this user or password (${words.split(" ")[0]}).`,
    );
  return new QueueFault("queue-absent", `No Redis answers at ${name} (${code ?? words}).`);
}

function tellOfLosses(redis, name, note) {
  let isLost = false;
  redis.on("error", () => {}); // told once, by what follows
  redis.on("close", () => {
    if (isLost || redis.isEnding) return;
    isLost = true;
    note(`the connection to ${name} is lost; trying again`);
  });
  redis.on("ready", () => {
    if (isLost) note(`connected to ${name} again`);
    isLost = false;
  });
}
