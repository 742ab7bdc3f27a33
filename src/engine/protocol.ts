/**
 * The messages between page and worker. Each side validates what it receives: the page drops what it cannot read, the
 * worker answers a malformed message of ours with a refusal.
 *
 * A variant travels as its document, which the worker reads by the same rules as a file; a shipped one as the build has packed
 * it, or by its id. A game travels as PGN.
 */

import type { PackedParts } from "../definition/packed.ts";
import type { WeightsDocument } from "../definition/weights.ts";
import type { KernelData } from "../kernel/open.ts";
import type { SearchInfo } from "./info.ts";
import type { Clock, SearchLimits } from "./limits.ts";
import type { Evaluation } from "./options.ts";

/** The limits that can travel. A pondering search is sent `ponderhit` when the hit comes. */
export type SentLimits = Omit<SearchLimits, "signal" | "ponderHit"> & { readonly isPondering?: boolean };

/** A message from the page. */
export type Request =
  | {
      readonly type: "open";
      readonly id: string;
      /** Null for the shipped variant with that id. */
      readonly document: unknown;
      /** That shipped variant; null for a document, and from pages of versions whose workers had all of them. */
      readonly packed: PackedParts | null;
      /** The fitted weights, shipped or not; null where there are none. */
      readonly fitted: WeightsDocument | null;
      /** A kernel that the worker has not; null when it has it. */
      readonly kernel: KernelData | null;
      readonly hashMb: number;
      readonly overheadMs: number;
      readonly evaluation: Evaluation;
    }
  | { readonly type: "search"; readonly search: number; readonly pgn: string; readonly limits: SentLimits }
  | { readonly type: "stop" | "ponderhit"; readonly search: number }
  | { readonly type: "hash"; readonly megabytes: number }
  | { readonly type: "overhead"; readonly milliseconds: number }
  /** `close` comes by a port alone: a worker without others is terminated. */
  | { readonly type: "clear" | "close" };

/** Opens a port, by which requests for one more engine of the worker come. A worker of before there were ports reads a malformed
 *  `open`, which it refuses. */
export interface PortRequest {
  readonly type: "open";
  readonly port: MessagePort;
}

/** A refused request, and why. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** A message from the worker. */
export type Reply =
  | { readonly type: "opened" }
  /** Sent periodically while a search runs, and before a variant is opened. */
  | { readonly type: "alive" }
  | { readonly type: "info"; readonly search: number; readonly info: SearchInfo }
  | {
      readonly type: "result";
      readonly search: number;
      readonly best: string | null;
      readonly ponder: string | null;
      readonly info: SearchInfo | null;
    }
  /** The search that was refused; null when opening failed. */
  | { readonly type: "refused"; readonly search: number | null; readonly refusal: Refusal };

/** Interval of the signs of life of a searching worker, in milliseconds. */
export const ALIVE_MS = 250;
/** A worker that is silent this long while it opens a variant or searches is considered lost. */
export const SILENT_MS = 2_000;

const REQUESTS: readonly Request["type"][] = [
  "open",
  "search",
  "stop",
  "ponderhit",
  "hash",
  "overhead",
  "clear",
  "close",
];

type Fields = Readonly<Record<string, unknown>>;

/** A message from the page, or null when it is malformed. */
export function readRequest(data: unknown): Request | null {
  if (!isRecord(data)) return null;
  switch (data.type) {
    case "open": {
      const { id, document, packed = null, fitted = null, kernel = null, hashMb, overheadMs, evaluation } = data;
      return isText(id) &&
        (document === null || isRecord(document)) &&
        (packed === null || isParts(packed)) &&
        (fitted === null || isRecord(fitted)) &&
        (kernel === null || isKernel(kernel)) &&
        isNumber(hashMb) &&
        isNumber(overheadMs) &&
        isEvaluation(evaluation)
        ? { type: "open", id, document, packed, fitted, kernel, hashMb, overheadMs, evaluation }
        : null;
    }
    case "search": {
      const limits = readLimits(data.limits);
      const { search, pgn } = data;
      return isNumber(search) && isText(pgn) && limits ? { type: "search", search, pgn, limits } : null;
    }
    case "stop":
    case "ponderhit":
      return isNumber(data.search) ? { type: data.type, search: data.search } : null;
    case "hash":
      return isNumber(data.megabytes) ? { type: "hash", megabytes: data.megabytes } : null;
    case "overhead":
      return isNumber(data.milliseconds) ? { type: "overhead", milliseconds: data.milliseconds } : null;
    case "clear":
    case "close":
      return { type: data.type };
    default:
      return null;
  }
}

/** The port that a message from the page opens, or null when it opens none. */
export function readPort(data: unknown): MessagePort | null {
  return isRecord(data) && data.type === "open" && data.port instanceof MessagePort ? data.port : null;
}

/** The answer to a malformed message that claims to be a request; null for messages not meant for us. */
export function refusalOfUnread(data: unknown): Extract<Reply, { type: "refused" }> | null {
  if (!isRecord(data) || !REQUESTS.some((type) => type === data.type)) return null;
  const search = isNumber(data.search) ? data.search : null;
  const message = `The worker cannot read this message of type '${data.type}'.`;
  return { type: "refused", search, refusal: { code: "message-unread", message } };
}

/** A message from the worker, or null when it is malformed. */
export function readReply(data: unknown): Reply | null {
  if (!isRecord(data)) return null;
  switch (data.type) {
    case "opened":
    case "alive":
      return { type: data.type };
    case "info":
      return isNumber(data.search) && isInfo(data.info) ? { type: "info", search: data.search, info: data.info } : null;
    case "result":
      return readResult(data);
    case "refused":
      return readRefused(data);
    default:
      return null;
  }
}

function readResult({ search, best, ponder, info }: Fields): Reply | null {
  if (!isNumber(search) || !isTextOrNull(best) || !isTextOrNull(ponder)) return null;
  return info === null || isInfo(info) ? { type: "result", search, best, ponder, info } : null;
}

function readRefused({ search, refusal }: Fields): Reply | null {
  if (!(search === null || isNumber(search)) || !isRecord(refusal)) return null;
  const { code, message } = refusal;
  return isText(code) && isText(message) ? { type: "refused", search, refusal: { code, message } } : null;
}

const COUNTS = ["depth", "nodes", "timeMs", "mate", "lines"] as const;
const FLAGS = ["infinite", "endings", "isPondering"] as const;

/** Known limits of the right type; the engine checks their values. */
function readLimits(data: unknown): SentLimits | null {
  if (!isRecord(data)) return null;
  const { searchMoves, clock } = data;
  if (COUNTS.some((name) => data[name] !== undefined && !isNumber(data[name]))) return null;
  if (FLAGS.some((name) => data[name] !== undefined && typeof data[name] !== "boolean")) return null;
  if (searchMoves !== undefined && !(Array.isArray(searchMoves) && searchMoves.every(isText))) return null;
  if (clock !== undefined && !isClock(clock)) return null;
  const plain = Object.fromEntries(
    [...COUNTS, ...FLAGS].map((name) => [name, data[name]]).filter(([, value]) => value !== undefined),
  );
  return {
    ...plain,
    ...(searchMoves === undefined ? {} : { searchMoves }),
    ...(clock === undefined ? {} : { clock }),
  };
}

function isClock(data: unknown): data is Clock {
  if (!isRecord(data)) return false;
  const { remainingMs, incrementMs, movesToGo } = data;
  return isPair(remainingMs) && isPair(incrementMs) && (movesToGo === undefined || isNumber(movesToGo));
}

function isInfo(data: unknown): data is SearchInfo {
  if (!isLine(data)) return false;
  const { lines } = data;
  const numbers = ["depth", "selectiveDepth", "nodes", "timeMs", "nodesPerSecond", "hashPerMille"];
  return numbers.every((name) => isNumber(data[name])) && Array.isArray(lines) && lines.every(isLine);
}

/** Whether data has a score, chances and moves. */
function isLine(data: unknown): data is Fields {
  if (!isRecord(data) || !isRecord(data.score)) return false;
  const { score, wdl, line } = data;
  const isScore = (score.type === "cp" && isNumber(score.value)) || (score.type === "mate" && isNumber(score.moves));
  const isWdl = wdl === null || (Array.isArray(wdl) && wdl.length === 3 && wdl.every(isNumber));
  return isScore && isWdl && Array.isArray(line) && line.every(isText);
}

function isRecord(data: unknown): data is Fields {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function isParts(data: unknown): data is PackedParts {
  return isRecord(data) && isRecord(data.variant) && isRecord(data.movements);
}

function isKernel(data: unknown): data is KernelData {
  return isRecord(data) && isText(data.name) && isText(data.letters) && isRecord(data.multipliers);
}

function isEvaluation(value: unknown): value is Evaluation {
  return value === "whole" || value === "material";
}

function isText(data: unknown): data is string {
  return typeof data === "string";
}

function isTextOrNull(data: unknown): data is string | null {
  return data === null || isText(data);
}

function isNumber(data: unknown): data is number {
  return typeof data === "number" && !Number.isNaN(data);
}

function isPair(data: unknown): data is readonly [number, number] {
  return Array.isArray(data) && data.length === 2 && data.every(isNumber);
}
