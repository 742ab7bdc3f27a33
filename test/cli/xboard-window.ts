/** Debian's XBoard, on a screen that nobody sees, with this program playing both sides. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Screen } from "../browser/screen.ts";

/** Where Debian puts it, which is not on every PATH. */
const XBOARD = "/usr/games/xboard";

/** Why XBoard cannot run here, or null. */
export function whatIsMissing(): string | null {
  const isThere = existsSync(XBOARD) && spawnSync("Xvfb", ["-help"]).error === undefined;
  return isThere ? null : "These tests need Debian's packages 'xboard' and 'xvfb'.";
}

export interface XboardGame {
  /** As XBoard has written it. */
  readonly pgn: string;
  /** What the engines have moved, one after another. */
  readonly moves: readonly string[];
}

export interface MatchOptions {
  /** The program, and what follows `xboard`. */
  readonly engine: readonly [script: string, ...files: string[]];
  readonly variant: string;
  readonly flags?: readonly string[];
}

/** XBoard waits for somebody to press a key when it has said how its match went: it is ended when the game is written. */
export async function playInXboard(screen: Screen, { engine, variant, flags = [] }: MatchOptions): Promise<XboardGame> {
  const folder = mkdtempSync(path.join(tmpdir(), "fairywren-xboard-"));
  const [script, ...files] = engine;
  const command = [process.execPath, script, "xboard", ...files].join(" ");
  const games = path.join(folder, "game.pgn");
  const log = path.join(folder, "log");
  const words = ["-fcp", command, "-scp", command, "-variant", variant, "-matchGames", "1", "-tc", "0:02", "-inc", "0"];
  const kept = ["-saveGameFile", games, "-debugMode", "true", "-nameOfDebugFile", log];
  const child = spawn(XBOARD, [...words, ...kept, "-xponder", ...flags], {
    env: { ...process.env, DISPLAY: screen.display, HOME: folder },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    for (const until = Date.now() + LONGEST_MS; !isWritten(games); await wait(200))
      if (child.exitCode !== null || Date.now() > until) throw new Error(`XBoard wrote no game:\n${endOf(log)}`);
    const moves = readFileSync(log, "utf8").matchAll(/^\d+ <(?:first |second): move (\S+)$/gm);
    return { pgn: readFileSync(games, "utf8"), moves: Array.from(moves, ([, move]) => move) };
  } finally {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const LONGEST_MS = 90_000;

function endOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").slice(-2000) : "and no log";
}

/** The result stands behind the last move as well. */
function isWritten(file: string): boolean {
  return existsSync(file) && /(1-0|0-1|1\/2-1\/2)\s*$/.test(readFileSync(file, "utf8"));
}
