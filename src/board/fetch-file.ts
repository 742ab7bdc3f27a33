/** Fetches the file that `src` names. */
import { quote } from "../diagnostic/fault.ts";
import { misuse } from "../engine/refuse.ts";

/** @throws {FairywrenError} `file-not-found`, `file-unreadable` */
export async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(address, document.baseURI)).catch(() => null);
  const named = `The file ${quote(address)} of the attribute 'src'`;
  if (answer === null) {
    const way = "A page opened from a folder, without a server, cannot fetch files: write its text inside the element.";
    throw misuse("file-unreadable", `${named} could not be fetched. ${way}`, nameOf(address));
  }
  if (answer.status === 404) throw misuse("file-not-found", `${named} is not there.`, nameOf(address));
  if (!answer.ok) {
    throw misuse(
      "file-unreadable",
      `${named} could not be loaded: the server answered ${answer.status}.`,
      nameOf(address),
    );
  }
  return new Uint8Array(await answer.arrayBuffer());
}

/** The last part of the address; a variant's id is made from it. */
export function nameOf(address: string): string {
  const { pathname } = new URL(address, document.baseURI);
  return decodeURIComponent(pathname.split("/").at(-1) ?? "") || "variant.yaml";
}
