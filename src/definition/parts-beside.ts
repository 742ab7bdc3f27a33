/**
 * In the one script for pages, what boards need rarely, and the faces of rules that only rich kernels know, are one file of
 * code beside it, fetched when it is first asked for. The build makes a function of that file, which takes what it shares
 * with the script: neither is a module, so that a page without a server has it too, and so that a worker can be given it.
 */
import { addressBeside, otherVersion, unreadable } from "./beside.ts";

/** The parts by name, each with the exports of its file. */
type Parts = Readonly<Record<string, unknown>>;
/** Where the file lays its function, by the build that it is of. */
type Slots = Record<string, ((shared: Parts) => Parts) | undefined>;

const slots = globalThis as unknown as Slots;

let parts: Promise<Parts> | null = null;
/** The build whose parts are open. */
let opened: string | null = null;

/** Opens the parts; one attempt that failed is followed by another when they are next asked for.
 *  @param build which the file has to be of
 *  @param shared what the script has of them
 *  @throws {FairywrenError} `not-loaded`, `file-unreadable` */
export function openParts(file: string, build: string, shared: () => Parts): Promise<Parts> {
  parts ??= makeParts(file, build, shared).catch((error) => {
    parts = null;
    throw error;
  });
  return parts;
}

async function makeParts(file: string, build: string, shared: () => Parts): Promise<Parts> {
  const make = slots[build] ?? (await fetchParts(addressBeside(file), build));
  opened = build;
  return make(shared());
}

async function fetchParts(address: string, build: string): Promise<(shared: Parts) => Parts> {
  await run(address).catch(() => {
    throw unreadable(address, "could not be fetched, or the page's content policy forbids it");
  });
  const make = slots[build];
  if (!make) throw otherVersion(address);
  return make;
}

/** The code that lays the parts where a worker made of the script finds them, since it can fetch nothing; empty while they are
 *  not open. */
export function codeOfParts(): string {
  return opened === null ? "" : `globalThis[${JSON.stringify(opened)}]=${slots[opened]};`;
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
