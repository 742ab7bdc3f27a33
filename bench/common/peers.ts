/** The engines and libraries of `bench/package.json`, with which ours is compared and against which it plays. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BENCH } from "./place.ts";

/** Finds files of the packages installed under `bench/`. */
export const peerRequire = createRequire(join(BENCH, "package.json"));

/** Installs the peers of `bench/package-lock.json` unless they are there already. False when that fails, for instance without a network. */
export function installPeers(): boolean {
  if (arePeersInstalled()) return true;
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--prefix", BENCH, "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"];
  return (
    spawnSync(npm, args, { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" }).status === 0
  );
}

/** @throws {Error} with the command to run, where a peer is missing or of another version */
export function expectPeers(): void {
  if (arePeersInstalled()) return;
  throw new Error(
    "the engines and libraries of bench/package.json are not installed: run npm ci --prefix bench --ignore-scripts",
  );
}

/** Imports a module of a package installed under `bench/`, by the path of its file below `node_modules`. */
export async function importPeer<T>(path: string): Promise<T> {
  return import(pathToFileURL(join(BENCH, "node_modules", path)).href);
}

/** The version of a package installed under `bench/`. */
export function peerVersion(name: string): string {
  return lockedPackages()[`node_modules/${name}`].version;
}

function arePeersInstalled(): boolean {
  const packages = lockedPackages();
  return Object.keys(packages)
    .filter((path) => path !== "")
    .every((path) => installedVersion(path) === packages[path].version);
}

function lockedPackages(): Readonly<Record<string, { readonly version: string }>> {
  return JSON.parse(readFileSync(join(BENCH, "package-lock.json"), "utf8")).packages;
}

function installedVersion(path: string): string | null {
  try {
    return JSON.parse(readFileSync(join(BENCH, path, "package.json"), "utf8")).version;
  } catch {
    return null;
  }
}
