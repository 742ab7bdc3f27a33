/** Journals of matches: what is kept, what is refused of them, and the file that all journals are. */
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { LineFile } from "../../src/jobs/line-file.ts";
import { MatchJournal } from "../../src/match/journal.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { parseVariant } from "../../src/yaml.ts";
import { ATTIC } from "../tune/attic.ts";

const variant = parseVariant(ATTIC, { file: "attic.yaml" });
const rules = { plies: 4, graceMs: 0, resign: null };
const KEY = { program: "a", players: "b", openings: "c" };
const fileOf = () => join(mkdtempSync(join(tmpdir(), "journal-")), "attic.match");
const open = (file: string, key = KEY) =>
  MatchJournal.open(file, key, variant, (pair) => ({ pairs: [{ pair, opening: pair }], book: null, rules }));

/** A pair of games that was drawn at the last ply that is allowed. */
function pairOf(pair: number): GameRecord[] {
  const game = Game.start(variant);
  const thought = { whiteCp: 0, depth: 1, nodes: 1, timeMs: null };
  const plies = ["d2d3", "b4b3", "a2b3", "c4b3"].map((move, ply) => {
    const { uci, san } = game.play(move);
    return ply < 2 ? { uci, san } : { uci, san, thought };
  });
  const end = { result: "1/2-1/2", reason: "4 plies", fault: null, dispute: null, arbitrated: false } as const;
  const record = { variantId: "attic", pair, startFen: variant.setupFen, plies, ...end };
  return [0, 1].map((firstSide) => ({ ...record, firstSide: firstSide as 0 | 1 }));
}

describe("the journal of a match", () => {
  it("keeps pairs in their order, and goes on behind half a line", () => {
    const file = fileOf();
    const journal = open(file);
    for (const pair of [1, 0]) journal.keep(pairOf(pair));
    const whole = readFileSync(file, "utf8");
    appendFileSync(file, '{"records":[{"variantId":"at');
    const again = open(file);
    expect(readFileSync(file, "utf8")).toBe(whole);
    expect(again.records).toEqual([...pairOf(0), ...pairOf(1)]);
    expect([again.has(1), again.has(2)]).toEqual([true, false]);
  });

  it("is not mixed with games that are played otherwise, but begun anew where there are none", () => {
    const file = fileOf();
    open(file);
    const journal = open(file, { ...KEY, players: "others" });
    journal.keep(pairOf(0));
    const kept = readFileSync(file, "utf8");
    expect(() => open(file)).toThrow(/journal-other: .*differs in players, and was not changed/);
    expect(readFileSync(file, "utf8")).toBe(kept);
  });

  const head = JSON.stringify({ "fairywren-match": 1, ...KEY });
  const lines = (...texts: string[]) => texts.map((text) => `${text}\n`).join("");
  const line = (change: Partial<GameRecord> = {}) => {
    const [first, second] = pairOf(0);
    return JSON.stringify({ records: [{ ...first, ...change }, second] });
  };

  it.each([
    ["1. e4 *\n", "is no journal of a match"],
    ["half a line", "is no journal of a match"],
    ["null\n", "is no journal of a match"],
    [lines(head.replace('"fairywren-match":1', '"fairywren-match":2'), line()), "or one of another format"],
    [lines(head, "nonsense", line()), "has a line 2 that is no pair of games"],
    [lines(head, line(), "[]"), "has a line 3 that is no pair of games"],
    [lines(head, '{"records":[{"pair":-1}]}'), "has a line 2 that is no pair of games"],
    [lines(head, '{"records":[{"pair":1e9}]}'), "has a line 2 that was not played so: it is not a list of 2 games"],
    [lines(head, line({ result: "1-0", reason: "checkmate" })), "has a line 2 that was not played so: game 1: its end"],
    [lines(head, line({ startFen: "8/8" })), "has a line 2 that was not played so: game 1: "],
    [lines(head, line({ reason: "\u001b[2J" })), "has a line 2 that was not played so: a game lacks a part"],
    [lines(head, line({ variantId: "chess" })), "has a line 2 that was not played so: game 1: it belongs elsewhere"],
  ])("%j is refused, and stays as it is", (text, sentence) => {
    const file = fileOf();
    writeFileSync(file, text);
    expect(() => open(file)).toThrow(/journal-foreign/);
    expect(() => open(file)).toThrow(sentence);
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

describe("a file of lines", () => {
  it("knows a file that is not there from one with nothing, and one with half a line", () => {
    const read = (text: string | null) => {
      const file = fileOf();
      if (text !== null) writeFileSync(file, text);
      const { text: whole, isEmpty, lines } = new LineFile(file, "a journal");
      return [whole, isEmpty, lines];
    };
    expect(read(null)).toEqual([null, true, []]);
    expect(read("")).toEqual(["", true, []]);
    expect(read("half")).toEqual(["", false, []]);
    expect(read("a\nbé\nhal")).toEqual(["a\nbé\n", false, ["a", "bé"]]);
  });

  it("goes on where it was whole, also behind letters of several bytes, or earlier", () => {
    const file = fileOf();
    writeFileSync(file, "é\nbb\nhal");
    const lines = new LineFile(file, "a journal");
    lines.goOn();
    lines.add("c\n");
    expect(readFileSync(file, "utf8")).toBe("é\nbb\nc\n");
    new LineFile(file, "a journal").goOn(2);
    expect(readFileSync(file, "utf8")).toBe("é\n");
  });

  it("says why it cannot be read or written", () => {
    const folder = mkdtempSync(join(tmpdir(), "journal-"));
    expect(() => new LineFile(folder, "a journal")).toThrow(/file-is-folder: This is a folder, not a journal/);
    expect(() => new LineFile("/dev/null", "a journal")).toThrow(/file-is-special/);
    const lines = new LineFile(join(folder, "no", "j"), "a journal");
    expect(() => lines.begin("a\n")).toThrow(/file-unwritable: .*ENOENT.*The folder of it does not exist/);
    lines.beginWithFolder("a\n");
    lines.replace("b\n");
    expect(readFileSync(lines.path, "utf8")).toBe("b\n");
  });
});
