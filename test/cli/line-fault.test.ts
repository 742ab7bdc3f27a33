/** Faults in one line of a protocol: what is too long is cut where it hurts least. */
import { describe, expect, it } from "vitest";
import { faultText, LineFault } from "../../src/cli/line-fault.ts";
import type { Diagnostic } from "../../src/diagnostic/diagnostic.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";

const FAULT: Diagnostic = {
  code: "ambiguous-direction",
  severity: "error",
  message: "Direction letters before 'K' are read differently by different programs.",
  file: "<betza>",
  line: 4,
  column: 33,
  length: 3,
  hint: "Write 'fWbrF' or 'frWffrF'",
};
const CURE = " Write 'fWbrF' or 'frWffrF'.";

function lineOf(change: Partial<Diagnostic>, more = 0): string {
  const fault = { ...FAULT, ...change };
  return faultText(new FairywrenError([fault, ...Array(more).fill(fault)]), "info string error ");
}

describe("the line of a fault", () => {
  it("has a hint that is a sentence as one, and another as a question", () => {
    expect(lineOf({})).toBe(`info string error ${FAULT.message}${CURE}`);
    expect(lineOf({ message: "No.", hint: "knight" })).toBe("info string error No. Did you mean 'knight'?");
    expect(lineOf({ message: "No.", hint: null }, 2)).toBe("info string error No. (and 2 more)");
  });

  it.each(["/", "\\"])("leaves out the folders of a file first, behind %j", (slash) => {
    const place = "ambi.yaml:4:33 ambiguous-direction: ";
    expect(lineOf({ file: `home${slash}ambi.yaml` })).toContain(`home${slash}${place}${FAULT.message}${CURE}`);
    const file = `${"far".repeat(40)}${slash}ambi.yaml`;
    expect(lineOf({ file })).toBe(`info string error ${place}${FAULT.message}${CURE}`);
  });

  it("cuts the message then, so that the hint and the number of others are whole", () => {
    const line = lineOf({ message: "Long ".repeat(60) }, 3);
    expect(line).toMatch(/^info string error Long .*\.\.\. Write 'fWbrF' or 'frWffrF'\. \(and 3 more\)$/);
    expect(line.length).toBe(200);
  });

  it.each([
    ["a hint without end", new FairywrenError([{ ...FAULT, hint: "Write it ".repeat(40) }])],
    ["a file without end", new FairywrenError([{ ...FAULT, file: "x".repeat(300) }])],
    ["a text without end", new LineFault("so ".repeat(300))],
    ["signs that are no ASCII", new LineFault("\u{1f600}".repeat(300))],
  ])("is cut at its end, with %s", (_, fault) => {
    expect(faultText(fault, "info string error ")).toMatch(/^info string error [ -~]{179}\.\.\.$/);
  });
});
