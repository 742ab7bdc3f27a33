/**
 * What a link says of the game that is played by links: which game it is, by which rules, who sends it, and how its players
 * ended it; with a checksum over all of the link, which reveals one that was damaged or edited on its way. That a history is the
 * one that both have seen is another matter (`arrival.ts`): no checksum would keep anybody from writing a new link.
 */
import type { Declared } from "../../src/index.ts";
import { t } from "../language.ts";
import type { LinkedGame } from "../link.ts";
import { LONGEST_NAME } from "../settings.ts";

/** Why a variant is not played by links. */
export const NO_SERIES = t`By links each side makes one move at a time: a variant with turns of several moves cannot be played so yet.`;

export interface FriendPart {
  /** The game's, the same for both players. */
  readonly id: string;
  /** The digest of the rules; null where the link does not say it. */
  readonly rules: string | null;
  readonly end: Pick<Declared, "code" | "result"> | null;
  readonly offersDraw: boolean;
  /** What the sender is called; empty for nothing. */
  readonly name: string;
}

const DRAW = "d";
/** Signs that addresses leave as they are. */
const RESULTS: Readonly<Record<string, Declared["result"]>> = { w: "1-0", b: "0-1", d: "1/2-1/2" };
/** Ends that players make, the last two by a claim: those of the rules follow from the moves. */
const CODES: readonly Declared["code"][] = ["resignation", "agreement", "repetition", "move-rule"];
const ID = /^[\w-]{1,64}$/;

/** @param game the link without this part */
export function writePart(part: FriendPart, game: LinkedGame): string {
  const { id, rules, end, offersDraw, name } = part;
  // Messengers leave the dots at the end of a link out of it.
  const plain = name.replace(/[.\s]+$/, "");
  const ended = end ? `${end.code}*${Object.keys(RESULTS).find((sign) => RESULTS[sign] === end.result)}` : "";
  const sum = checksum({ ...part, name: plain }, game);
  return [id, rules ?? "", sum, ended, offersDraw ? DRAW : "", plain].join(".").replace(/\.+$/, "");
}

/** @throws {Error} when it is damaged, or something of the link was changed after it had been written */
export function readPart(game: LinkedGame): FriendPart {
  const [id, rules = "", sum = "", ended = "", offer = "", ...names] = (game.friend ?? "").split(".");
  if (!ID.test(id))
    throw new Error(t`The link is damaged: it does not say which game of yours and your friend's it is.`);
  const part: FriendPart = {
    id,
    rules: rules || null,
    end: readEnd(ended),
    offersDraw: offer === DRAW,
    name: names.join(".").slice(0, LONGEST_NAME),
  };
  if (sum !== "" && sum !== checksum(part, game))
    throw new Error(t`It was changed on its way: it is not as it was sent. Ask for it again, or copy all of it.`);
  return part;
}

function readEnd(text: string): FriendPart["end"] {
  if (text === "") return null;
  const [word, sign = ""] = text.split("*");
  const code = CODES.find((known) => known === word);
  if (!code || !Object.hasOwn(RESULTS, sign))
    throw new Error(t`The link is damaged: it does not say how the game ended.`);
  return { code, result: RESULTS[sign] };
}

/** Of all that makes up the game; eight digits (FNV-1a). */
function checksum({ id, rules, end, offersDraw, name }: FriendPart, game: LinkedGame): string {
  const { variant, yaml, start, fen, moves } = game;
  const text = JSON.stringify([variant, yaml, start, fen, moves, id, rules, end?.code, end?.result, offersDraw, name]);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
