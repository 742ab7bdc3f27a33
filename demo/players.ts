/** Who plays, by name: at the board's edges, and in records. */
import { t } from "./language.ts";
import type { Players, Session, Tags } from "./session.ts";

type Side = 0 | 1;

/** As records and style sheets name them. */
export const SIDES = ["White", "Black"] as const;
const ENGINE = "Fairywren";
const NOBODY = "Anonymous";

export function sideName(side: Side): string {
  return side === 0 ? t`White` : t`Black`;
}

/** What a player is called at the board: as the record says, or `You`, or the engine with its strength. */
export function nameAt({ tags, players }: Session, side: Side, own: string): string {
  const recorded = recordedName(tags, side);
  if (recorded !== null) return recorded;
  if (players.level === null && players.friend === undefined) return sideName(side);
  if (isPerson(players, side)) return own || t`You`;
  const { level, moveTimeMs, friend } = players;
  if (friend !== undefined) return friend || t`Your friend`;
  return moveTimeMs ? t`${ENGINE}, ${moveTimeMs / 1000} s a move` : t`${ENGINE}, level ${level}`;
}

/** The same for a record, which others read: a person without a name is `Anonymous`, as is usual, and all is English. */
export function nameInRecord({ tags, players }: Session, side: Side, own: string): string {
  const recorded = recordedName(tags, side);
  if (recorded !== null) return recorded;
  return isPerson(players, side) ? own || NOBODY : recordedEngine(players);
}

/** Whether the person at this page moves for a side. */
export function isPerson({ side, level, friend }: Players, at: Side): boolean {
  return (level === null && friend === undefined) || side === "both" || (side === "white") === (at === 0);
}

function recordedName(tags: Tags, side: Side): string | null {
  const name = tags.get(SIDES[side])?.trim() ?? "";
  return name === "" || name === "?" ? null : name;
}

function recordedEngine({ level, moveTimeMs, friend }: Players): string {
  if (friend !== undefined) return friend || NOBODY;
  return moveTimeMs ? `${ENGINE}, ${moveTimeMs / 1000} s a move` : `${ENGINE}, level ${level}`;
}
