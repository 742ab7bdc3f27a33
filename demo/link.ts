/**
 * A game in a link: the part after `#` encodes the variant, its start, the moves, the view and the players. The file of
 * an edited variant is compressed with deflate, with a checksum that reveals damaged links.
 */

import { t } from "./language.ts";
import type { Side } from "./session.ts";

export interface LinkedGame {
  /** The id of a shipped variant; if `yaml` is given, of the one that it was edited from. */
  readonly variant: string;
  readonly yaml: string | null;
  readonly start: number | null;
  readonly fen: string | null;
  /** As UCI text. */
  readonly moves: readonly string[];
  readonly view: "square" | "corner" | null;
  readonly flipped: boolean;
  readonly side: Side | null;
  readonly level: number | null;
  /** What a game by links says of itself; null for all others. Read by `friend/friend-part.ts`. */
  readonly friend: string | null;
}

/** The longest file in a link, in bytes: the same as for files. */
const LONGEST_TEXT = 65_536;
/** The longest link that is read, in characters: pixels do not compress, and there may be a long game. */
const LONGEST_LINK = 131_072;

/** Older pages wrote this in links in place of the shipped file's weights, which are now found by the rules. */
const SHIPPED_WEIGHTS = "weights: shipped\n";

/** Writes the part after `#`. */
export async function writeLink(game: LinkedGame): Promise<string> {
  return linkOf(game, game.yaml === null ? null : await packRules(game.yaml));
}

/** The same with rules packed by `packRules`; null for those of a shipped variant. */
export function linkOf(game: LinkedGame, packed: string | null): string {
  const { variant, start, fen, moves, view, flipped, side, level, friend } = game;
  const parts = new URLSearchParams({ variant });
  if (start !== null) parts.set("start", String(start));
  else if (fen !== null) parts.set("fen", fen);
  if (moves.length) parts.set("moves", moves.join(" "));
  if (view) parts.set("view", view);
  if (flipped) parts.set("flipped", "1");
  if (side) parts.set("side", side);
  if (level !== null) parts.set("level", String(level));
  if (friend !== null) parts.set("friend", friend);
  if (packed !== null) parts.set("yaml", packed);
  return parts.toString();
}

/** Reads the part after `#`; null when there is none.
 *  @throws {Error} when it is damaged, with a sentence that says so */
export async function readLink(hash: string): Promise<LinkedGame | null> {
  const text = hash.replace(/^#/, "");
  if (text === "") return null;
  if (text.length > LONGEST_LINK) throw new Error(t`The link is too long to be one of ours.`);
  const parts = new URLSearchParams(text);
  const variant = parts.get("variant");
  if (!variant) throw new Error(t`The link is damaged: it names no variant.`);
  const packed = parts.get("yaml");
  return {
    variant,
    yaml: packed === null ? null : await readFile(parts, packed),
    start: readNumber(parts, "start"),
    fen: parts.get("fen"),
    moves: (parts.get("moves") ?? "").split(" ").filter((move) => move !== ""),
    view: oneOf(parts.get("view"), ["square", "corner"]),
    flipped: parts.get("flipped") === "1",
    side: oneOf(parts.get("side"), ["white", "black", "both"]),
    level: readNumber(parts, "level"),
    friend: parts.get("friend"),
  };
}

async function readFile(parts: URLSearchParams, packed: string): Promise<string> {
  const yaml = await unpack(packed);
  return parts.has("weights") ? yaml.replace(SHIPPED_WEIGHTS, "") : yaml;
}

function readNumber(parts: URLSearchParams, name: string): number | null {
  const text = parts.get(name);
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text))
    throw new Error(t`The link is damaged: its ${name} '${text.slice(0, 20)}' is not a number.`);
  return Number(text);
}

function oneOf<const T extends string>(text: string | null, allowed: readonly T[]): T | null {
  return allowed.find((word) => word === text) ?? null;
}

/** Encodes the file of a variant for a link. */
export async function packRules(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await readAtMost(stream, LONGEST_TEXT));
  } catch {
    throw new Error(t`The link is damaged: the rules in it cannot be read. Ask for it again, or copy all of it.`);
  }
}

/** A few bytes may expand to very many, so reading stops at a limit. */
async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new RangeError("too long");
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
