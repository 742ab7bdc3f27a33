/**
 * Which players a job from elsewhere may ask for: our engine of this build, and Fairy-Stockfish, with options that open no
 * file and take no more than some memory.
 */
import type { GamesSettings } from "./games-settings.ts";
import { WEIGHTS_CHOICES } from "./ours.ts";
import type { PlayerKind, PlayerSpec } from "./spec.ts";

const MOST_HASH_MB = 256;

type Allows = (value: string) => boolean;
const upTo =
  (most: number): Allows =>
  (value) =>
    /^\d{1,6}$/.test(value) && Number(value) <= most;

const OPTIONS: Readonly<Record<Exclude<PlayerKind, "uci">, Readonly<Record<string, Allows>>>> = {
  ours: { hash: upTo(MOST_HASH_MB), weights: (value) => WEIGHTS_CHOICES.some((choice) => choice === value) },
  fsf: {
    Hash: upTo(MOST_HASH_MB),
    "Skill Level": upTo(20),
    UCI_LimitStrength: (value) => value === "true",
    UCI_Elo: upTo(4000),
  },
};

/** Why the players of some games are not played for others; null when they are. */
export function refusedPlayer({ players }: Pick<GamesSettings, "players">): string | null {
  return players.map(refusal).find((reason) => reason !== null) ?? null;
}

function refusal({ label, kind, version, options }: PlayerSpec): string | null {
  if (kind === "uci") return `'${label}' is a command of another machine`;
  if (version !== null) return `'${label}' is a path of another machine`;
  const wrong = [...options].find(
    ([name, value]) => !Object.hasOwn(OPTIONS[kind], name) || !OPTIONS[kind][name](value),
  );
  return wrong === undefined ? null : `'${wrong.join("=")}' of '${label}' is not offered`;
}
