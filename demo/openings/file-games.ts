/** The games of a PGN, of any length: it is read piece by piece. */
import { countPgn, type OpeningTable } from "../../src/openings.ts";
import { t } from "../language.ts";
import type { Faulty, Games } from "./opening-count.ts";

/** So much is read at once. */
const PIECE_BYTES = 2 ** 16;

/** A PGN that somebody opened, and what it is called. */
export interface GamesFile {
  readonly name: string;
  readonly content: Blob;
}

export function fileGames({ content }: GamesFile): Games {
  let readBytes = 0;
  const pieces = () =>
    piecesOf(content, (length) => {
      readBytes += length;
    });
  return {
    counted: (table: OpeningTable) => countPgn(table, pieces()),
    share: () => readBytes / Math.max(1, content.size),
    nameOf: ({ index, error }: Faulty) => t`Game ${index + 1}, line ${error.diagnostics[0]?.line ?? 1}`,
  };
}

/** A browser's own stream reads far ahead of what has been counted. */
async function* piecesOf(content: Blob, take: (length: number) => void): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < content.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await content.slice(at, at + PIECE_BYTES).arrayBuffer());
    yield piece;
    take(piece.length);
  }
}
