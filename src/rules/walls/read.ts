/** Walls in the key `turn` of a document. */
import type { Path } from "../../definition/located.ts";
import type { Turn, VariantDocument } from "../../definition/schema-types.generated.ts";
import { type Ground, readSidedSquares } from "../../definition/squares.ts";
import type { WallsOfVariant } from "./model.ts";

type Phases = Extract<Turn, readonly unknown[]>;

type PhaseMap = Exclude<Phases[number], string | undefined>;
type WallPhase = Required<Pick<PhaseMap, "wall">> & Pick<PhaseMap, "on">;

/** A wall as it is written, and where. */
export interface WrittenWall {
  readonly phase: WallPhase;
  readonly isAlone: boolean;
  readonly path: Path;
}

/** Those of the side that has some; that both have the same is asked by `check.ts`. */
export function readWalls(ground: Ground, { turn }: VariantDocument): WallsOfVariant {
  const [written] = writtenWalls(turn);
  if (!written) return { walls: null };
  const { phase, isAlone, path } = written;
  const squares = phase.on === undefined ? null : readSidedSquares(ground, [...path, "on"], phase.on);
  return { walls: { way: phase.wall, isAlone, squares } };
}

/** All walls of a turn, in the order of the file. */
export function writtenWalls(turn: VariantDocument["turn"]): WrittenWall[] {
  if (turn === undefined) return [];
  if (Array.isArray(turn)) return wallsIn(turn, ["turn"]);
  return (["white", "black"] as const).flatMap((side) => wallsIn(turn[side] ?? [], ["turn", side]));
}

function wallsIn(phases: Partial<Phases>, path: Path): WrittenWall[] {
  return phases.flatMap((phase, index): WrittenWall[] => {
    if (typeof phase !== "object") return [];
    const { wall, on } = phase;
    if (wall !== undefined) return [{ phase: { wall, on }, isAlone: false, path: [...path, index] }];
    return (phase["one-of"] ?? []).flatMap((choice, place) =>
      typeof choice === "object" ? [{ phase: choice, isAlone: true, path: [...path, index, "one-of", place] }] : [],
    );
  });
}
