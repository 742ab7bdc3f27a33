/** Reads a file that was dropped on the page. Fetched with the first one. */
import type { DropTakers } from "./file-drop.ts";
import { t } from "./language.ts";
import { showMessage } from "./message.ts";

/** Larger ones are no games that a page should read at once, in bytes. */
const LARGEST = 32 * 2 ** 20;

export async function takeFile(file: File, takers: DropTakers): Promise<void> {
  const ending = /\.(\w+)$/.exec(file.name)?.[1].toLowerCase() ?? "";
  if (file.size > LARGEST) {
    showMessage(
      t`'${file.name}' has ${Math.round(file.size / 2 ** 20)} MB: the page reads files of up to ${LARGEST / 2 ** 20} MB.`,
    );
    return;
  }
  if (ending === "pgn" || ending === "txt") await takers.record(await file.text());
  else if (ending === "yaml" || ending === "yml") await takers.rules(await file.text());
  else
    showMessage(
      t`'${file.name}' cannot be opened here: drop a game (.pgn) or a variant (.yaml); a piece's picture on its place under Make.`,
    );
}
