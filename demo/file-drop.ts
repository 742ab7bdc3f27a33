/** Files dropped anywhere on the page. */

export interface DropTakers {
  /** A PGN. */
  record(text: string): void | Promise<void>;
  /** A variant's file. */
  rules(yaml: string): void | Promise<void>;
}

/** @param onTrouble called when what reads files cannot be fetched */
export function takeDrops(takers: DropTakers, onTrouble: (error: unknown) => void): void {
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
    if (file) import("./dropped-file.ts").then(({ takeFile }) => takeFile(file, takers)).catch(onTrouble);
  });
}
