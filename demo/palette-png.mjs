/**
 * PNG images with a palette of 256 colours: half the size for a page with few colours, and no visible difference. Reads
 * what browsers write: eight bits a channel, with or without alpha, not interlaced.
 *
 * The colours are chosen by median cut: https://en.wikipedia.org/wiki/Median_cut
 */
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const COLOURS = 256;
/** Channels by the colour type of a PNG. */
const CHANNELS = { 2: 3, 6: 4 };

/** @param {Buffer} png
 *  @returns {Buffer} the same image with a palette; alpha is dropped */
export function withPalette(png) {
  const { width, height, pixels } = decode(png);
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const { palette, indexOf } = choosePalette(counts);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = indexOf.get(pixels[y * width + x]);
  return encode(width, height, palette, rows);
}

/** Pixels as 0xRRGGBB. */
function decode(png) {
  const parts = [];
  let header = null;
  for (let at = SIGNATURE.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString("latin1", at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (type === "IHDR") header = body;
    if (type === "IDAT") parts.push(body);
  }
  const [width, height, channels] = [header.readUInt32BE(0), header.readUInt32BE(4), CHANNELS[header[9]]];
  if (header[8] !== 8 || !channels || header[12] !== 0) throw new Error("This kind of PNG is not read.");
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = bytes.readUIntBE(i * channels, 3);
  return { width, height, pixels };
}

/** Undoes the prediction filter of each row. */
function unfilter(filtered, stride, height, channels) {
  const bytes = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : bytes[at - channels];
      const up = y === 0 ? 0 : bytes[at - stride];
      const corner = x < channels || y === 0 ? 0 : bytes[at - stride - channels];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      bytes[at] = filtered[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return bytes;
}

function paeth(left, up, corner) {
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Splits the box with the most pixels until there are enough boxes; each becomes its mean. */
function choosePalette(counts) {
  let boxes = [makeBox([...counts])];
  while (boxes.length < COLOURS) {
    const widest = boxes.filter(({ spread }) => spread > 0).sort((a, b) => b.weight - a.weight)[0];
    if (!widest) break;
    boxes = [...boxes.filter((box) => box !== widest), ...cut(widest)];
  }
  const indexOf = new Map();
  boxes.forEach(({ entries }, index) => {
    for (const [colour] of entries) indexOf.set(colour, index);
  });
  return { palette: Buffer.from(boxes.flatMap(meanOf)), indexOf };
}

/** Weights counts by their square roots, so that small text keeps its colours beside large squares. */
function makeBox(entries) {
  const spreads = [16, 8, 0].map((shift) => {
    const values = entries.map(([colour]) => (colour >> shift) & 255);
    return { shift, spread: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) };
  });
  const { shift, spread } = spreads.reduce((best, other) => (other.spread > best.spread ? other : best));
  return { entries, shift, spread, weight: spread * entries.reduce((sum, [, count]) => sum + Math.sqrt(count), 0) };
}

function cut({ entries, shift }) {
  const sorted = [...entries].sort(([a], [b]) => ((a >> shift) & 255) - ((b >> shift) & 255));
  const half = sorted.reduce((sum, [, count]) => sum + Math.sqrt(count), 0) / 2;
  let sum = 0;
  const at = sorted.findIndex(([, count]) => (sum += Math.sqrt(count)) >= half);
  const middle = Math.min(sorted.length - 1, Math.max(1, at));
  return [makeBox(sorted.slice(0, middle)), makeBox(sorted.slice(middle))];
}

function meanOf({ entries }) {
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return [16, 8, 0].map((shift) =>
    Math.round(entries.reduce((sum, [colour, count]) => sum + ((colour >> shift) & 255) * count, 0) / total),
  );
}

function encode(width, height, palette, rows) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const body = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", body),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
