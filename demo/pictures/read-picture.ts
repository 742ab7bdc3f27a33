/** A file that somebody chose as the picture of a piece: as the text that a variant's file has. Fetched with the first one. */
import { pictureFault } from "../../src/document.ts";
import { t } from "../language.ts";
import { type CleanedSvg, cleanSvg } from "./clean-svg.ts";
import { checkSeen, differenceOf, drawn, loadImage, loadSvg, pixelsOf } from "./pixels.ts";
import { Refusal } from "./refusal.ts";

export interface ReadPicture {
  /** An SVG's text or a data URI. */
  readonly text: string;
  /** What was done with it, in sentences. */
  readonly notes: readonly string[];
}

/** The largest files that are read, in bytes. */
const LARGEST_SVG = 512 * 1024;
const LARGEST_PIXELS = 8 * 1024 * 1024;
/** Browsers may not say how large a giant picture is, in pixels. */
const MOST_EDGE = 16_384;
/** The edge at which it is seen whether there is anything in it, in pixels. */
const LOOKED_AT = 128;
/** Shapes that look as different are not the picture. */
const MOST_DIFFERENT = 0.004;

const MAGIC: readonly (readonly [type: string, start: RegExp])[] = [
  ["image/png", /^\x89PNG\r\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
];

/** @param most characters that it may have
 *  @returns the picture, or why it is none, in a sentence */
export async function readPicture(file: File, most: number): Promise<ReadPicture | string> {
  try {
    const read = await readFile(file, most);
    const fault = pictureFault(read.text);
    return fault === null ? read : refused(file, fault);
  } catch (error) {
    if (error instanceof Refusal) return refused(file, error.message);
    throw error;
  }
}

function refused({ name }: File, reason: string): string {
  return t`'${name}' is not taken. ${reason}`;
}

async function readFile(file: File, most: number): Promise<ReadPicture> {
  if (file.size === 0) throw new Refusal(t`It is empty.`);
  if (file.size > LARGEST_PIXELS)
    throw new Refusal(t`It has ${megabytes(file.size)}: at most ${megabytes(LARGEST_PIXELS)} are read.`);
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const start = Array.from(head, (byte) => String.fromCharCode(byte)).join("");
  const type = MAGIC.find(([, magic]) => magic.test(start))?.[0];
  if (type) return readPixels(file, type, start, most);
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start) && /<svg/i.test(await file.text())) return readSvg(file, most);
  throw new Refusal(t`It is no picture that can be read: an SVG, PNG, WebP or JPEG is wanted.`);
}

async function readPixels(file: File, type: string, start: string, most: number): Promise<ReadPicture> {
  const edges = type === "image/png" ? [edgeAt(start, 16), edgeAt(start, 20)] : [];
  if (edges.some((edge) => edge > MOST_EDGE))
    throw new Refusal(t`It has ${edges.join(" × ")} pixels: an edge may have ${MOST_EDGE}.`);
  const image = await loadImage(new Blob([file], { type }));
  const moves = /acTL|ANIM/.test(start) && type !== "image/jpeg";
  const text = await pixelsOf(image, most);
  return { text, notes: [pixelWords(text), ...(moves ? [t`It moves: its first picture is kept.`] : [])] };
}

/** A number of four bytes. */
function edgeAt(start: string, at: number): number {
  return [0, 1, 2, 3].reduce((value, index) => value * 256 + (start.charCodeAt(at + index) || 0), 0);
}

async function readSvg(file: File, most: number): Promise<ReadPicture> {
  if (file.size > LARGEST_SVG)
    throw new Refusal(
      t`The SVG has ${megabytes(file.size)}: at most ${LARGEST_SVG / 1024} KB are read. Save it as a PNG.`,
    );
  const cleaned = cleanSvg(await file.text());
  const told = leftOutWords(cleaned);
  const whole = await loadSvg(cleaned.whole);
  checkSeen(drawn(whole, LOOKED_AT));
  if (cleaned.shapes.length <= most && (await isAlike(cleaned.shapes, whole)))
    return { text: cleaned.shapes, notes: [t`Kept as shapes, ${cleaned.shapes.length} characters.`, ...told] };
  const pixels = await pixelsOf(whole, most);
  return { text: pixels, notes: [pixelWords(pixels), ...told] };
}

async function isAlike(shapes: string, whole: HTMLImageElement): Promise<boolean> {
  if (pictureFault(shapes) !== null) return false;
  return differenceOf(await loadSvg(shapes), whole) <= MOST_DIFFERENT;
}

function leftOutWords({ leftOut }: CleanedSvg): string[] {
  if (leftOut.length === 0) return [];
  return [
    t`Left out, since no picture here may have it: ${leftOut.slice(0, 6).join(", ")}${leftOut.length > 6 ? ` ${t`and more`}` : ""}.`,
  ];
}

function pixelWords({ length }: string): string {
  return t`Kept as pixels, ${length} characters.`;
}

function megabytes(bytes: number): string {
  return t`${Math.round((bytes / 2 ** 20) * 10) / 10} MB`;
}
