/** Which bare material wins, against what a variant's source says. */
import { beforeAll, describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { type EndingSurvey, surveyEndings } from "../../src/engine/endings.ts";
import type { Variant } from "../../src/variant/variant.ts";

function survey(id: string): EndingSurvey {
  const steps = surveyEndings(bundledVariant(id) as Variant);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe("bare material in Wild Castle", () => {
  let solved: EndingSurvey;
  beforeAll(() => {
    solved = survey("wildcastle");
  }, 60_000);
  const named = (verdict: string) =>
    solved.endings
      .filter((ending) => ending.verdict === verdict)
      .map(({ material, shades }) => `${material} ${shades}`);

  it("draws where the page says that it cannot force mate, and for bishops of one shade", () => {
    expect(named("draws")).toEqual(["K+B any", "K+N any", "K+B+B equal", "K+N+N any"]);
    expect(named("depends")).toEqual([]);
  });

  it("has the mates of chess", () => {
    const longest = (wanted: string) =>
      solved.endings.find(({ material, shades }) => material === wanted && shades !== "equal")?.longestMate;
    expect(["K+Q", "K+R", "K+B", "K+B+B", "K+B+N"].map(longest)).toEqual([10, 16, null, 19, 33]);
  });

  it("leaves out what promotes", () => expect(solved.leftOut).toEqual([{ material: "K+P", reason: "Pawn promotes" }]));
});
