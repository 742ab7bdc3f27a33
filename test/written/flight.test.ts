/** Kings that may not flee from check. */
import { describe, expect, it } from "vitest";
import { checkInWords } from "../../src/rules/royals/words.ts";
import { duel } from "../generated/duel.ts";
import { at, refusals, targets, written } from "./rows.ts";

const FLIGHT = "check: { flight: forbidden }";

describe("a king in check", () => {
  it.each([
    ["may not go away", "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "e1", ""],
    ["may take what gives check", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1", "e2"],
    ["may not take what is guarded", "4k3/8/8/8/8/8/4r1b1/4K3 w - - 0 1", "e1", "e2"],
    ["may take nothing when two pieces give check", "4k3/8/8/8/8/3n4/4r3/4K3 w - - 0 1", "e1", ""],
    ["may not take another piece", "4k3/8/8/8/4r3/8/5n2/4K3 w - - 0 1", "e1", ""],
    ["may go where it likes once it is not in check", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "d1 d2 e2 f1 f2"],
  ])("%s", (_, fen, from, to) => {
    expect(targets(at(FLIGHT, fen), from)).toBe(to);
  });

  it("is helped by others", () => {
    const game = at(FLIGHT, "4k3/8/8/8/4r3/8/8/3BK2R w K - 0 1");
    expect(game.legalMoves().map(({ uci }) => uci)).toEqual(["d1e2"]);
  });

  it("is mated where nobody helps, and stalemated as ever", () => {
    const game = at(FLIGHT, "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1");
    game.play("d2e2");
    expect(game.outcome).toMatchObject({ result: "1-0", code: "checkmate" });
  });

  it("agrees with the reference", () => {
    expect(duel(written(FLIGHT), { seed: 5, games: 8, plies: 80 })).toBeGreaterThan(100);
    const hops = `${FLIGHT}\npieces: { queen: { betza: pR } }\ncaptures: { to-hand: captor }`;
    expect(duel(written(hops), { seed: 6, games: 6, plies: 60 })).toBeGreaterThan(100);
  });

  it("is told, and needs one king", () => {
    expect(checkInWords(written(FLIGHT))).toEqual([
      "A King in check may not go away: it moves only to take the one piece that gives check.",
    ]);
    expect(refusals(`${FLIGHT}\npieces: { queen: { royal: true } }`)).toContain("unsupported-rule 1:18");
  });
});
