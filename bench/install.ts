import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BENCH } from "./place.ts";

/** Installs the peers of `bench/package-lock.json` unless they are there already. False when that fails, for instance without a network. */
export function installPeers(): boolean {
  if (arePeersInstalled()) return true;
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--prefix", BENCH, "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"];
  return (
    spawnSync(npm, args, { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" }).status === 0
  );
}

function arePeersInstalled(): boolean {
  const { packages } = JSON.parse(readFileSync(join(BENCH, "package-lock.json"), "utf8"));
  return Object.keys(packages)
    .filter((path) => path !== "")
    .every((path) => installedVersion(path) === packages[path].version);
}

function installedVersion(path: string): string | null {
  try {
    return JSON.parse(readFileSync(join(BENCH, path, "package.json"), "utf8")).version;
  } catch {
    return null;
  }
}
