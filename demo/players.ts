/** Who plays, by name: at the board's edges, and in records. */
import type { Players, Session, Tags } from "./session.ts";

type Side = 0 | 1;

export const SIDES = ["White", "Black"] as const;
const ENGINE = "Fairywren";

/** What a player is called at the board: as the record says, or `You`, or the engine with its strength. */
export function nameAt({ tags, players }: Session, side: Side, own: string): string {
  const recorded = recordedName(tags, side);
  if (recorded !== null) return recorded;
  if (players.level === null) return SIDES[side];
  return isPerson(players, side) ? own || "You" : engineName(players);
}

/** The same for a record, which others read: a person without a name is `Anonymous`, as is usual. */
export function nameInRecord({ tags, players }: Session, side: Side, own: string): string {
  const recorded = recordedName(tags, side);
  if (recorded !== null) return recorded;
  return isPerson(players, side) ? own || "Anonymous" : engineName(players);
}

export function isPerson({ side, level }: Players, at: Side): boolean {
  return level === null || side === "both" || (side === "white") === (at === 0);
}

function recordedName(tags: Tags, side: Side): string | null {
  const name = tags.get(SIDES[side])?.trim() ?? "";
  return name === "" || name === "?" ? null : name;
}

function engineName({ level, moveTimeMs }: Players): string {
  return moveTimeMs ? `${ENGINE}, ${moveTimeMs / 1000} s a move` : `${ENGINE}, level ${level}`;
}
