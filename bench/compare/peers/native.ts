import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { FAIRY_OPTIONS } from "../../common/fairy-stockfish.ts";
import type { PerftPosition } from "../positions.ts";
import { startUci, type UciEngine } from "./uci.ts";

export const FAIRY_NATIVE = "Fairy-Stockfish native";
export const STOCKFISH_NATIVE = "Stockfish native";

/** Debian installs games here, which is not on every PATH. */
const GAMES_FOLDER = "/usr/games";

/** Distributions ship a Fairy-Stockfish that is too old for the hearts and plays other rules in silence. */
const FAIRY_VARIANTS = new Set(["chess", "capablanca"]);

/** Native Fairy-Stockfish, when the system has one. */
export async function startFairyNative(): Promise<UciEngine | null> {
  return startInstalled("fairy-stockfish", FAIRY_NATIVE, ({ variant }) =>
    FAIRY_VARIANTS.has(variant) ? variant : null,
  );
}

/** Native Stockfish, when the system has one. */
export async function startStockfishNative(): Promise<UciEngine | null> {
  return startInstalled("stockfish", STOCKFISH_NATIVE, ({ variant }) => (variant === "chess" ? variant : null));
}

async function startInstalled(
  program: string,
  name: string,
  variant: (position: PerftPosition) => string | null,
): Promise<UciEngine | null> {
  const command = findProgram(program);
  return command === null ? null : startUci({ name, command, args: [], options: FAIRY_OPTIONS, variant });
}

function findProgram(program: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), GAMES_FOLDER];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}
