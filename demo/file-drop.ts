/** Files dropped anywhere on the page. */

import { t } from "./language.ts";
import { showMessage } from "./message.ts";

export interface DropTakers {
  /** A PGN. */
  record(text: string): void | Promise<void>;
  /** A variant's file. */
  rules(yaml: string): void | Promise<void>;
}

/** Larger ones are no games that a page should read at once, in bytes. */
const LARGEST = 32 * 2 ** 20;

export function takeDrops(takers: DropTakers): void {
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    document.documentElement.classList.add("dropping");
  });
  const end = () => document.documentElement.classList.remove("dropping");
  addEventListener("dragleave", (event) => event.relatedTarget === null && end());
  addEventListener("drop", (event) => {
    end();
    if (!isFile(event) || event.defaultPrevented) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void take(file, takers);
  });
}

async function take(file: File, takers: DropTakers): Promise<void> {
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
