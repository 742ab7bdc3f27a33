/** Openings from a file. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../bench/common/options.ts";
import { readBook } from "../../bench/match/book.ts";
import { parseMatchOptions } from "../../bench/match/options.ts";
import { openingAt } from "../../src/match/book.ts";

function bookOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "book-")), "book.pgn");
  writeFileSync(file, text);
  return file;
}

const TWO = '[Variant "Chess"]\n\n1. e4 e5 *\n\n[Variant "Knightmate"]\n\n1. e4 *\n\n[Variant "Chess"]\n\n1. d4 *\n';

describe("a book", () => {
  it("has the openings of each variant in order, and begins again behind the last", () => {
    const book = readBook(bookOf(TWO), ["chess", "knightmate"]);
    const moves = (id: string, count: number) =>
      Array.from({ length: count }, (_, number) => openingAt(book, id, number).moves.join(" "));
    expect(moves("chess", 3)).toEqual(["e2e4 e7e5", "d2d4", "e2e4 e7e5"]);
    expect(moves("knightmate", 2)).toEqual(["e2e4", "e2e4"]);
  });

  it("is part of a match of several variants, which take turns", () => {
    const task = parseMatchOptions(["--variants", "chess,knightmate", "--book", bookOf(TWO), "--games", "3"]);
    expect(task).toMatchObject({
      options: { variantIds: ["chess", "knightmate"], games: 4, plan: { book: { knightmate: [{ moves: ["e2e4"] }] } } },
    });
  });

  it.each([
    [TWO, ["edgy"], "has no opening of edgy"],
    ['[Variant "Chess"]\n\n1. e4 e5 2. Ke3 *\n', ["chess"], "book.pgn:3:"],
    ['[Variant "Chess"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n', ["chess"], "game 1 ends in the opening: checkmate"],
    ['[Variant "Unheard Of"]\n\n1. e4 *\n', ["chess"], "book.pgn:1:"],
  ])("with a fault is refused: %j", (text, ids, message) => {
    const file = bookOf(text);
    expect(() => readBook(file, ids)).toThrow(UsageError);
    expect(() => readBook(file, ids)).toThrow(message);
  });

  it("that is not there is refused", () => {
    expect(() => readBook("no-such-book.pgn", ["chess"])).toThrow("--book is 'no-such-book.pgn', which cannot be read");
  });

  it.each(["--variant chess --variants edgy", "--variants", "--games 2"])("'%s' names no variants", (args) =>
    expect(() => parseMatchOptions(args.split(" "))).toThrow(UsageError),
  );
});
