/** What the verification of imports finds is known by the names of lockstep, or has none. */
import { describe, expect, it } from "vitest";
import { namesOf, type Place, type Verified } from "../../bench/import/known.ts";
import { namedDifferences } from "../../bench/lockstep/named.ts";

const rows = namedDifferences();

function found(name: string, ...differences: readonly Partial<Place>[]): Verified {
  const place = { fen: "8/8/8/8/8/8/8/8 w - - 0 1", result: "*", onlyHere: [], onlyThere: [] };
  return { name, kind: "different", words: "", differences: differences.map((own) => ({ ...place, ...own })) };
}

describe("what differs in an import", () => {
  it.each([
    ["moves that are only there", found("gorogoroplus", { onlyThere: ["P@c3"] }), ["pawn drops that mate are listed"]],
    ["moves that are only here", found("backrank", { onlyHere: ["d7d1+"] }), ["a second royal piece ends a check"]],
    [
      "a game that is over here, whose moves say nothing",
      found("kono", { result: "0-1", onlyThere: ["e2d3", "a4b5"] }),
      ["a full goal counts whoever has filled it"],
    ],
    [
      "the same thing twice, once",
      found("shogi", { onlyThere: ["P@c3"] }, { onlyThere: ["P@c3", "P@d3"] }),
      ["pawn drops that mate are listed"],
    ],
  ])("is known by name: %s", (_, verified, names) => expect([...(namesOf(rows, verified) ?? [])]).toEqual(names));

  it.each([
    ["in another variant", found("chess", { onlyThere: ["P@c3"] })],
    ["beside what has a name", found("gorogoroplus", { onlyThere: ["P@c3", "e1e2"] })],
    ["on our side", found("gorogoroplus", { onlyHere: ["P@c3"] })],
    ["in another game", found("kono", { onlyThere: ["e2d3"] })],
  ])("has no name: %s", (_, verified) => expect(namesOf(rows, verified)).toBeNull());
});
