/** The pixels that a file may have as the picture of a piece: a PNG or WebP as a data URI, small, still, and nothing else. */
import { quote } from "../diagnostic/fault.ts";
import type { PictureFault } from "./picture-fault.ts";

/** The most pixels of an edge. */
export const MOST_PIXELS = 256;

const FORM = /^data:image\/(png|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The parts of a PNG and of a WebP that are pixels, or say how to read them. */
const PARTS = ["IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "IDAT", "IEND", "VP8X", "ALPH", "VP8 ", "VP8L"];

/** Why a data URI is no picture that a file may have, or null. */
export function pixelFault(text: string): PictureFault | null {
  const [, type, data] = FORM.exec(text.trim()) ?? [];
  const bytes = bytesOf(data);
  const parts = bytes && (type === "png" ? partsOfPng(bytes) : partsOfWebp(bytes));
  if (!parts) {
    const message = `${quote(text.trim().slice(0, 32))} is no picture: it is a whole one, 'data:image/png;base64,…' or 'data:image/webp;base64,…'.`;
    return { code: "picture", message };
  }
  const other = parts.find(({ name }) => !PARTS.includes(name));
  if (other) {
    const message = `The picture has a part ${quote(other.name)}: nothing but still pixels may stand in a file.`;
    return { code: "picture-unsafe", message };
  }
  const edges = parts.flatMap(({ size }) => size ?? []);
  if (edges.every((edge) => edge >= 1 && edge <= MOST_PIXELS)) return null;
  const message = `The picture has ${edges.slice(0, 2).join(" by ")} pixels: at most ${MOST_PIXELS} by ${MOST_PIXELS} are shown.`;
  return { code: "picture", message };
}

function bytesOf(data: string | undefined): Uint8Array | null {
  if (data === undefined) return null;
  try {
    return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  } catch {
    return null; // no base64
  }
}

interface DataPart {
  readonly name: string;
  /** Where it says one. */
  readonly size: readonly [width: number, height: number] | null;
}

/** Null for what is no PNG from beginning to end. */
function partsOfPng(bytes: Uint8Array): DataPart[] | null {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  const parts: DataPart[] = [];
  let at = 8;
  for (; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = nameAt(bytes, at + 4);
    const isHead = name === "IHDR" && at + 16 <= bytes.length;
    parts.push({ name, size: isHead ? [view.getUint32(at + 8), view.getUint32(at + 12)] : null });
  }
  const isWhole = at === bytes.length && parts[0]?.name === "IHDR" && parts[parts.length - 1].name === "IEND";
  return isWhole ? parts : null;
}

/** Null for what is no WebP from beginning to end. See https://developers.google.com/speed/webp/docs/riff_container. */
function partsOfWebp(bytes: Uint8Array): DataPart[] | null {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 30 || nameAt(bytes, 0) !== "RIFF" || nameAt(bytes, 8) !== "WEBP") return null;
  const parts: DataPart[] = [];
  let at = 12;
  for (; at + 8 <= bytes.length; at += 8 + evenLength(view.getUint32(at + 4, true))) {
    const name = nameAt(bytes, at);
    parts.push({ name, size: at + 18 <= bytes.length ? sizeOfWebp(name, view, at + 8) : null });
  }
  const hasSize = parts.some(({ size }) => size !== null);
  return at === bytes.length && hasSize ? parts : null;
}

function evenLength(length: number): number {
  return length + (length % 2);
}

function sizeOfWebp(name: string, view: DataView, at: number): DataPart["size"] {
  const dozen = (offset: number) => view.getUint16(at + offset, true) & 0x3fff;
  if (name === "VP8 ") return [dozen(6), dozen(8)];
  if (name === "VP8L") {
    const bits = view.getUint32(at + 1, true);
    return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
  }
  const wide = (offset: number) => 1 + view.getUint16(at + offset, true) + 0x10000 * view.getUint8(at + offset + 2);
  return name === "VP8X" ? [wide(4), wide(7)] : null;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
