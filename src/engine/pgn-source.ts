/** Where a stream of PGN comes from. */
import { wrongType } from "../diagnostic/argument.ts";
import type { PgnLimits } from "../notation/pgn-read.ts";
import { PgnSplitter, type StreamedGame } from "../notation/pgn-stream.ts";

/** A stream of texts, or of bytes in UTF-8: Node's `Readable`, a web stream such as `response.body`, or any iterable. */
export type PgnSource =
  | AsyncIterable<string | Uint8Array>
  | Iterable<string | Uint8Array>
  | ReadableStream<string | Uint8Array>;

/** @throws {FairywrenError} `wrong-type` */
export function checkSource(source: unknown): asserts source is PgnSource {
  const { getReader, [Symbol.asyncIterator]: later, [Symbol.iterator]: now } = Object(source);
  if ([getReader, later, now].some((method) => typeof method === "function")) return;
  throw wrongType("source", "a stream, or an iterable of texts or bytes", source);
}

/** The games of a source, as they come.
 *  @throws {FairywrenError} `wrong-type` for a piece that is neither text nor bytes; what the source itself throws */
export async function* gamesOf(
  source: PgnSource,
  { length, depth }: PgnLimits,
): AsyncGenerator<StreamedGame, void, void> {
  const splitter = new PgnSplitter({ length, depth });
  for await (const text of textsOf(source)) yield* splitter.take(text);
  yield* splitter.end();
}

/** The texts of a source, which is released when nobody wants more of them.
 *  @throws {FairywrenError} `wrong-type` for a piece that is neither text nor bytes; what the source itself throws */
async function* textsOf(source: PgnSource): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  for await (const piece of piecesOf(source)) {
    if (typeof piece === "string") yield piece;
    else if (piece instanceof Uint8Array) yield decoder.decode(piece, { stream: true });
    else throw wrongType("piece of the stream", "a text or bytes", piece);
  }
  yield decoder.decode();
}

/** A text is one piece: its signs are none. Not every browser's streams are iterable. */
function piecesOf(source: PgnSource): AsyncIterable<unknown> | Iterable<unknown> {
  if (typeof source === "string") return [source];
  if (Symbol.asyncIterator in source || Symbol.iterator in source) return source;
  return piecesRead(source);
}

async function* piecesRead(stream: ReadableStream<unknown>): AsyncGenerator<unknown, void, void> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
