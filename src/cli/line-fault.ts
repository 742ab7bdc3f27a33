import { FairywrenError, sentence } from "../diagnostic/error.ts";

/** A refused line of the protocol; the message says why in one sentence. */
export class LineFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LineFault";
  }
}

const LONGEST_LINE = 200;
/** Less of a sentence is of no use: then the end of the line is cut off. */
const SHORTEST_MESSAGE = 40;
const CUT = "...";

/** What a line says; where it is too long, the place is shortened first, then the message, so that the cure is whole. */
interface Parts {
  /** The file with line, column and code, or nothing. */
  readonly place: string;
  readonly message: string;
  /** The hint, and how many faults there are besides. */
  readonly cure: string;
}

/** Why a line was refused, in the words of an answer of one line: ASCII, at most 200 characters with what stands before
 *  and behind it.
 *  @param inWords puts the text into the protocol's own words */
export function faultText(error: unknown, before = "", behind = "", inWords = (text: string) => text): string {
  const room = LONGEST_LINE - before.length - behind.length;
  const ofLine = (text: string) => asciiOnly(inWords(text));
  const { place, message, cure } = partsOf(error);
  return before + fitted({ place: ofLine(place), message: ofLine(message), cure: ofLine(cure) }, room) + behind;
}

function partsOf(error: unknown): Parts {
  if (error instanceof FairywrenError) return partsOfFirst(error);
  if (error instanceof LineFault) return { place: "", message: error.message, cure: "" };
  const message = `Internal error: ${error instanceof Error ? error.message : String(error)}`;
  return { place: "", message, cure: "" };
}

/** The first diagnostic, with its place if that is in a file, and the number of others. */
function partsOfFirst({ diagnostics }: FairywrenError): Parts {
  const [{ file, line, column, code, message, hint }] = diagnostics;
  const place = file.startsWith("<") ? "" : `${file}:${line}:${column} ${code}: `;
  const more = diagnostics.length > 1 ? ` (and ${diagnostics.length - 1} more)` : "";
  return { place, message, cure: sentence({ message: "", hint }) + more };
}

/** One line of the parts, cut where it is too long. */
function fitted({ place, message, cure }: Parts, room: number): string {
  if (place.length + message.length + cure.length <= room) return place + message + cure;
  const short = place.replace(/^.*[/\\](?=.)/, "");
  const left = room - short.length - cure.length;
  if (left >= message.length) return short + message + cure;
  if (left >= SHORTEST_MESSAGE) return short + cutTo(left, message) + cure;
  return cutTo(room, short + message + cure);
}

function cutTo(room: number, text: string): string {
  return text.slice(0, room - CUT.length) + CUT;
}

/** Line ends become blanks; other characters than printable ASCII are escaped. */
export function asciiOnly(text: string): string {
  return text
    .slice(0, 2 * LONGEST_LINE)
    .replaceAll("\n", " ")
    .replaceAll("\u2026", "...")
    .replace(/[^ -~]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
