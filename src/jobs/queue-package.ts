/**
 * Loads the package that carries jobs, and opens a queue with it. It is no dependency of ours: it is looked for where this
 * program lies, where it is called, and in the checkout that this program was built in.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { misuse } from "../diagnostic/argument.ts";
import { folderAbove } from "./folder-above.ts";
import type { OpenQueue, Transport } from "./transport.ts";

const PACKAGE = "fairywren-queue";
/** Its folder in a checkout. */
const FOLDER = join("packages", "queue");
/** What it may say of an address or a server. */
const CODES: readonly string[] = ["queue-address", "queue-absent", "queue-refused", "queue-old"];
const QUEUE = "<queue>";

/** Opens a queue.
 *  @param note hears of a connection that is lost or back
 *  @throws {FairywrenError} `queue-missing` with the command that installs the package, and what the package says */
export async function openQueue(url: string, note: (message: string) => void): Promise<Transport> {
  const { openQueue: open }: { openQueue: OpenQueue } = await import(
    /* @vite-ignore */ pathToFileURL(findPackage()).href
  );
  try {
    return await open(url, note);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw error instanceof Error && CODES.includes(code) ? misuse(code, error.message, QUEUE) : error;
  }
}

function findPackage(): string {
  const checkout = folderAbove(FOLDER);
  const places = [fileURLToPath(import.meta.url), join(process.cwd(), "package.json")];
  const found = places.map(resolveFrom).find((file) => file !== null);
  if (found) return found;
  if (checkout !== null && existsSync(join(checkout, FOLDER, "node_modules", "bullmq")))
    return join(checkout, FOLDER, "index.mjs");
  const command = checkout === null ? `npm install ${PACKAGE}` : `npm ci --prefix ${join(checkout, FOLDER)}`;
  throw misuse(
    "queue-missing",
    `Queues need the package ${PACKAGE}, which is not installed here.`,
    QUEUE,
    `Run ${command}`,
  );
}

function resolveFrom(place: string): string | null {
  try {
    return createRequire(place).resolve(PACKAGE);
  } catch {
    return null;
  }
}
