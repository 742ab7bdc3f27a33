/** Turns of several moves in the key `turn` of a document. */
import type { Path } from "../../definition/located.ts";
import type { Turn, VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Series, SeriesOfVariant } from "./model.ts";

type Phases = Extract<Turn, readonly unknown[]>;

/** The moves of one side's turn, as they are written. */
export type WrittenSeries = Pick<Extract<Phases[number], object>, "first" | "grows" | "check"> & {
  readonly moves: number;
  /** Whether it says how many. */
  readonly isWritten: boolean;
  /** Whether one is written for both sides. */
  readonly isShared: boolean;
  readonly path: Path;
};

export function readSeries({ turn }: VariantDocument): SeriesOfVariant {
  const [white, black] = writtenSeries(turn);
  const { first = null, grows = 0 } = white;
  const isSeries = white.moves > 1 || black.moves > 1 || grows > 0 || (first ?? 1) > 1;
  if (!isSeries) return { series: null };
  const check: Series["check"] = (white.moves > 1 ? white.check : black.check) ?? "ends";
  return {
    series: { moves: [white.moves, black.moves], first: first === white.moves ? null : first, grows, check },
  };
}

/** White's and Black's. */
export function writtenSeries(turn: VariantDocument["turn"]): readonly [white: WrittenSeries, black: WrittenSeries] {
  if (turn === undefined || Array.isArray(turn)) {
    const both = { ...movesIn(turn ?? []), isShared: true, path: ["turn"] };
    return [both, both];
  }
  const [white, black] = (["white", "black"] as const).map((side) => ({
    ...movesIn(turn[side] ?? []),
    isShared: false,
    path: ["turn", side],
  }));
  return [white, black];
}

/** One move where nothing is said, or something else. */
function movesIn(phases: Partial<Phases>): Omit<WrittenSeries, "isShared" | "path"> {
  const [phase] = phases;
  if (phases.length === 2 && phases.every((other) => other === "move")) return { moves: 2, isWritten: true };
  const { moves, first, grows, check } = typeof phase === "object" ? phase : {};
  return { moves: moves ?? 1, isWritten: moves !== undefined, first, grows, check };
}
