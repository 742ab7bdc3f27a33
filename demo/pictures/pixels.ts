/** Pictures as pixels: drawn on a canvas of bounded size, so that nothing of a file stays but what is seen. */

import { t } from "../language.ts";
import { Refusal } from "./refusal.ts";

/** The edges that are tried, in pixels, and the qualities of a WebP, until it is small enough. */
const EDGES = [128, 96, 72, 56, 40, 32, 24];
const QUALITIES = [0.9, 0.75, 0.5];
/** The most pixels of a picture that is drawn at all. */
const MOST_PIXELS = 40_000_000;

/** Loads a picture as an image, in which browsers run no script and fetch nothing.
 *  @throws {Refusal} when the browser cannot show it, or it is giant */
export async function loadImage(data: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(data);
  try {
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new Refusal(t`The browser cannot show it: it is damaged, or no picture.`));
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height <= MOST_PIXELS) return image;
  throw new Refusal(t`It has ${width} by ${height} pixels: at most ${MOST_PIXELS / 1_000_000} million are read.`);
}

/** @throws {Refusal} as `loadImage` */
export function loadSvg(text: string): Promise<HTMLImageElement> {
  // with a size of its own, which some browsers need to draw it
  const sized = text.replace("<svg", '<svg width="128" height="128"');
  const whole = /^[^>]*xmlns=/.test(sized) ? sized : sized.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return loadImage(new Blob([whole], { type: "image/svg+xml" }));
}

/** The pixels as a data URI of at most so many characters, as large as they may be.
 *  @throws {Refusal} when nothing is to be seen in it, or it does not fit */
export async function pixelsOf(image: HTMLImageElement, most: number): Promise<string> {
  for (const edge of EDGES) {
    const canvas = drawn(image, edge);
    checkSeen(canvas);
    for (const quality of QUALITIES) {
      const address = await addressOf(canvas, quality);
      if (address.length <= most) return address;
      if (address.startsWith("data:image/png")) break; // it has no quality
    }
  }
  throw new Refusal(t`It cannot be made as small as ${most} characters.`);
}

/** @throws {Refusal} when nothing is to be seen in it */
export function checkSeen(canvas: HTMLCanvasElement): void {
  if (isBlank(canvas)) throw new Refusal(t`There is nothing to be seen in it.`);
}

/** How much two pictures differ, from 0 to 1. */
export function differenceOf(one: HTMLImageElement, other: HTMLImageElement): number {
  const [left, right] = [one, other].map((image) => dataOf(drawn(image, 64)));
  const sum = left.reduce((total, value, at) => total + Math.abs(value - right[at]), 0);
  return sum / (255 * left.length);
}

/** In the middle of a square, as large as fits. */
export function drawn(image: HTMLImageElement, edge: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = edge;
  const scale = edge / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(image, (edge - width) / 2, (edge - height) / 2, width, height);
  return canvas;
}

function dataOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = canvas;
  return canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}

function isBlank(canvas: HTMLCanvasElement): boolean {
  return dataOf(canvas).every((value, at) => at % 4 !== 3 || value === 0);
}

/** As WebP, or as PNG where the browser makes no WebP. */
async function addressOf(canvas: HTMLCanvasElement, quality: number): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", quality));
  if (!blob) throw new Refusal(t`The browser cannot make pixels of it.`);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const plain = blob.type === "image/png" ? withoutWords(bytes) : withoutProfile(bytes);
  return `data:${blob.type};base64,${btoa(Array.from(plain, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** Canvases are sRGB, as pictures are that say nothing of their colours. See https://developers.google.com/speed/webp/docs/riff_container. */
function withoutProfile(webp: Uint8Array): Uint8Array {
  const HEAD = 12;
  const HAS_PROFILE = 0x20;
  const view = new DataView(webp.buffer);
  const kept: number[] = [];
  for (let at = HEAD; at + 8 <= webp.length; ) {
    const length = view.getUint32(at + 4, true);
    const part = webp.slice(at, at + 8 + length + (length % 2));
    const name = nameAt(webp, at);
    if (name === "VP8X") part[8] &= ~HAS_PROFILE;
    if (name !== "ICCP") kept.push(...part);
    at += part.length;
  }
  const whole = Uint8Array.from([...webp.subarray(0, HEAD), ...kept]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The parts of a PNG that a variant's file may have. */
const PNG_PARTS = /^(?:IHDR|PLTE|tRNS|IDAT|IEND)$/;

/** Some browsers write into a PNG when it was made. */
function withoutWords(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer);
  const kept = [...png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (PNG_PARTS.test(nameAt(png, at + 4))) kept.push(...png.subarray(at, end));
    at = end;
  }
  return Uint8Array.from(kept);
}
