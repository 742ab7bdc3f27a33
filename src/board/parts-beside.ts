/**
 * In the one script for pages, what boards need rarely is one file of code beside it, fetched when it is first asked for.
 * The build makes a function of that file, which takes what it shares with the script: neither is a module, so that a page
 * without a server has it too.
 */
import { addressBeside, otherVersion, unreadable } from "../definition/beside.ts";

/** The parts by name, each with the exports of its file. */
type Parts = Readonly<Record<string, unknown>>;
/** Where the file lays its function, by the build that it is of. */
type Slots = Record<string, ((shared: Parts) => Parts) | undefined>;

let parts: Promise<Parts> | null = null;

/** Opens the parts; one attempt that failed is followed by another when they are next asked for.
 *  @param build which the file has to be of
 *  @param shared what the script has of them
 *  @throws {FairywrenError} `not-loaded`, `file-unreadable` */
export function openParts(file: string, build: string, shared: () => Parts): Promise<Parts> {
  parts ??= fetchParts(addressBeside(file), build, shared).catch((error) => {
    parts = null;
    throw error;
  });
  return parts;
}

async function fetchParts(address: string, build: string, shared: () => Parts): Promise<Parts> {
  const slots = globalThis as unknown as Slots;
  await run(address).catch(() => {
    throw unreadable(address, "could not be fetched, or the page's content policy forbids it");
  });
  const make = slots[build];
  if (!make) throw otherVersion(address);
  return make(shared());
}

/** Trusted types forbid scripts that are made; a page from a folder forbids modules. */
function run(address: string): Promise<unknown> {
  if (new URL(address).protocol !== "file:") return import(/* @vite-ignore */ address);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = resolve;
    script.onerror = reject;
    script.src = address;
    document.head.append(script);
  });
}
