/** What verification finds, by the names of `bench/lockstep/differences.yaml`: the same library has the same ways. */
import type { Difference } from "../lockstep/difference.ts";
import { type NamedDifference, nameOf } from "../lockstep/named.ts";

/** What `fairywren import --verify --json` says of a section, in a line. */
export interface Verified {
  readonly name: string;
  readonly kind: "equal" | "different" | "refused";
  /** The first difference, or why it is refused. */
  readonly words: string;
  readonly differences?: readonly Place[];
}

/** A position in which the legal moves differ. */
export interface Place {
  readonly fen: string;
  /** Ours: `1-0`, or `*` where the game goes on. */
  readonly result: string;
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
}

/** The rival of whose differences the names are: a build of the program with which imports are compared. */
const RIVAL = "ffish-es6";

/** The names of all differences of a section; null where one has none. */
export function namesOf(
  rows: readonly NamedDifference[],
  { name, differences = [] }: Verified,
): ReadonlySet<string> | null {
  const found = differences.flatMap((place) =>
    asked(place).map((difference) => nameOf(rows, difference, { rival: RIVAL, variant: name, fen: place.fen })),
  );
  return found.every((row) => row !== null) ? new Set(found.map(({ name }) => name)) : null;
}

/** After the end of a game its result differs, not its moves. */
function asked({ result, onlyHere, onlyThere }: Place): Difference[] {
  if (result !== "*") return [{ topic: "result", ours: result, theirs: "*" }];
  return [
    ...onlyHere.map((text) => ({ topic: "moves" as const, ours: text, theirs: "" })),
    ...onlyThere.map((text) => ({ topic: "moves" as const, ours: "", theirs: text })),
  ];
}
