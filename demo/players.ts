/** Who plays, by name: at the board's edges, and in records. */
import type { Players, Session, Tags } from "./session.ts";

type Side = 0 | 1;

export const SIDES = ["White", "Black"] as const;
const ENGINE = "Fairywren";

/** What a player is called at the board: as the record says, or `You`, or the engine with its strength. */
export function nameAt({ tags, players }: Session, side: Side, own: string): string {
  const recorded = recordedName(tags, side);
  if (recorded !== null) return recorded;
  if (players.level === null && players.friend === undefined) return SIDES[side];
  return isPerson(players, side) ? own || "You" : otherName(players, "Your friend");
}

/** The same for a record, which others read: a person without a name is `Anonymous`, as is usual. */
export function nameInRecord({ tags, players }: Session, side: Side, own: string): string {
  const recorded = recordedName(tags, side);
  if (recorded !== null) return recorded;
  return isPerson(players, side) ? own || "Anonymous" : otherName(players, "Anonymous");
}

/** Whether the person at this page moves for a side. */
export function isPerson({ side, level, friend }: Players, at: Side): boolean {
  return (level === null && friend === undefined) || side === "both" || (side === "white") === (at === 0);
}

function recordedName(tags: Tags, side: Side): string | null {
  const name = tags.get(SIDES[side])?.trim() ?? "";
  return name === "" || name === "?" ? null : name;
}

function otherName({ level, moveTimeMs, friend }: Players, nobody: string): string {
  if (friend !== undefined) return friend || nobody;
  return moveTimeMs ? `${ENGINE}, ${moveTimeMs / 1000} s a move` : `${ENGINE}, level ${level}`;
}
