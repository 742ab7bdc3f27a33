/** The book of a command line. */
import { readFileSync } from "node:fs";
import { FairywrenError } from "../../src/index.ts";
import { type Book, bookOf } from "../../src/match/book.ts";
import { UsageError } from "../common/options.ts";

/** Reads a book for some variants.
 *  @throws {UsageError} for a file that cannot be read, any game with a fault, and a variant without an opening */
export function readBook(file: string, variantIds: readonly string[]): Book {
  const text = textOf(file);
  try {
    return bookOf(text, file, variantIds);
  } catch (error) {
    if (!(error instanceof FairywrenError)) throw error;
    const [{ code, line, column, message }] = error.diagnostics;
    throw new UsageError(code.startsWith("book-") ? message : `${file}:${line}:${column}: ${message}`);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`--book is '${file}', which cannot be read`);
  }
}
