/** The words of the German example, which is plain JavaScript for pages. */
import type { BoardWords } from "../../src/board.ts";

export async function germanWords(): Promise<BoardWords> {
  const file = new URL("../../demo/examples/german-words.js", import.meta.url);
  return (await import(file.href)).GERMAN;
}
