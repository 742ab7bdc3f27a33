/** The games of a PGN, of any length: it is read piece by piece. */
import { countPgn, type OpeningTable } from "../../src/openings.ts";
import type { Faulty, Games } from "./opening-count.ts";

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
    nameOf: ({ index, error }: Faulty) => `Game ${index + 1}, line ${error.diagnostics[0]?.line ?? 1}`,
  };
}

/** Not every browser's streams are iterable. */
async function* piecesOf(content: Blob, take: (length: number) => void): AsyncGenerator<Uint8Array, void, void> {
  const reader = content.stream().getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      take(next.value.length);
      yield next.value;
    }
  } finally {
    await reader.cancel();
  }
}
