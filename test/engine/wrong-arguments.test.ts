/** What plain JavaScript may pass to the public functions: every wrong value is refused with a code, and changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as library from "../../src/index.ts";
import * as yaml from "../../src/yaml.ts";
import { codesOf, expectRefused, NOT_TEXT as NO_TEXT, Other, TRAP, STRANGE as VALUES } from "./strange.ts";

/** The library without its types. */
// biome-ignore lint/suspicious/noExplicitAny: wrong calls are what is tested
const js = library as any;
// biome-ignore lint/suspicious/noExplicitAny: wrong calls are what is tested
const { examineVariant, parseVariant, renderReport } = yaml as any;

const chess = js.bundledVariant("chess");
const edgy = js.bundledVariant("edgy");

const NUMBER = ["a number", 5] as const;
const STRANGE = [NUMBER, ...VALUES];
const NOT_TEXT = [NUMBER, ...NO_TEXT];
const NOT_OBJECT = STRANGE.filter(([, value]) => typeof value !== "object" || value === null);

describe.each([["undefined", undefined] as const, ...STRANGE])("instead of a variant, %s", (_, value) => {
  it.each([
    ["Game.start", () => js.Game.start(value)],
    ["createEngine", () => js.createEngine(value)],
    ["remoteEngine", () => js.remoteEngine(() => new Other(), value)],
    ["pieceValuesOf", () => js.pieceValuesOf(value)],
    ["prepareRules", () => js.prepareRules(value)],
    ["rulesInWords", () => js.rulesInWords(value)],
    ["countStarts", () => js.countStarts(value)],
    ["startPosition", () => js.startPosition(value, 0)],
    ["startNumber", () => js.startNumber(value, chess.setup)],
  ])("is refused by %s", (_, call) => expectRefused(call));
});

describe.each([["undefined", undefined] as const, ...NOT_TEXT])("instead of a text, %s", (_, value) => {
  it.each([
    ["loadVariant", () => js.loadVariant(value)],
    ["bundledVariant", () => js.bundledVariant(value)],
    ["Game.fromPgn", () => js.Game.fromPgn(value)],
    ["game.play", () => js.Game.start(chess).play(value)],
    ["describeBetza", () => js.describeBetza(chess.pieceTypes[0].moves[0].betza, value)],
    ["parseVariant", () => parseVariant(value)],
    ["examineVariant", () => examineVariant(value, { file: "a.yaml" })],
  ])("is refused by %s", (_, call) => expectRefused(call));

  it.skipIf(value === undefined).each([
    ["Game.start", () => js.Game.start(chess, { fen: value })],
    ["a tag", () => js.Game.start(chess).pgn({ White: value })],
    ["Game.fromPgn's file", () => js.Game.fromPgn("1. e4 *", { file: value })],
    ["examineVariant's file", () => examineVariant("name: A", { file: value })],
  ])("is refused by %s", (_, call) => expectRefused(call));
});

describe.each(STRANGE)("instead of options, %s", (_, value) => {
  it.each([
    ["Game.start", () => js.Game.start(chess, value)],
    ["Game.fromPgn", () => js.Game.fromPgn("1. e4 *", value)],
    ["createEngine", () => js.createEngine(chess, value)],
    ["remoteEngine", () => js.remoteEngine(() => new Other(), chess, value)],
    ["parseVariant", () => parseVariant("name: A", value)],
    ["examineVariant", () => examineVariant("name: A", value)],
  ])("is refused by %s", (_, call) => expectRefused(call));
});

describe("other wrong calls", () => {
  it.each([...NOT_OBJECT, TRAP])("tags that are %s", (_, value) =>
    expectRefused(() => js.Game.start(chess).pgn(value)),
  );
  it.each(STRANGE)("a side that is %s", async (_, value) => {
    await expectRefused(() => js.Game.start(chess).resign(value));
    await expectRefused(() => js.Game.start(chess).loseOnTime(value));
  });
  it.each(STRANGE)("a movement that is %s", async (_, value) => {
    await expectRefused(() => js.describeBetza(value, "Rook"));
    await expectRefused(() => js.ridesOf(value));
  });
  it.each(STRANGE)("a position that is %s", (_, value) => expectRefused(() => js.startNumber(chess, value)));
  it.each(STRANGE)("a number of a start that is %s", async (_, value) => {
    await expectRefused(() => js.startPosition(chess, value));
    await expectRefused(() => js.Game.start(chess, { start: value }));
  });
  it.each(STRANGE.filter(([, value]) => typeof value !== "function"))("what starts a worker is %s", (_, value) =>
    expectRefused(() => js.remoteEngine(value, chess)),
  );
  it.each(STRANGE)("a worker that is %s", (_, value) => expectRefused(() => js.remoteEngine(() => value, chess)));
  it.each(STRANGE.filter(([name]) => name !== "an empty list"))("diagnostics that are %s", (_, value) =>
    expectRefused(() => renderReport(value, () => null)),
  );

  it.each([
    ["a move that is { from, to }", () => js.Game.start(chess).play({ from: "e2", to: "e4" }), "wrong-type"],
    ["a tag with blanks in its name", () => js.Game.start(chess).pgn({ "a b": "x" }), "pgn-tag"],
    ["a found variant that is none", () => js.Game.fromPgn("1. e4 *", { findVariant: () => 1 }), "wrong-type"],
    ["a game of index -1", () => js.Game.fromPgn("1. e4 *", { index: -1 }), "wrong-type"],
    ["a nesting of NaN", () => js.Game.fromPgn("1. e4 *", { depth: Number.NaN }), "wrong-type"],
    ["siblings that are a text", () => parseVariant("extends: chess", { siblings: "chess" }), "wrong-type"],
    ["siblings of numbers", () => parseVariant("extends: mine", { siblings: { mine: 5 } }), "wrong-type"],
    ["siblings that give numbers", () => parseVariant("extends: mine", { siblings: () => 5 }), "wrong-type"],
    ["a patience of -1", () => js.remoteEngine(() => new Other(), chess, { silentMs: -1 }), "wrong-type"],
    ["an unknown option of a game", () => js.Game.start(chess, { strat: 3 }), "unknown-key"],
    ["an unknown option of an engine", () => js.createEngine(chess, { hash: 3 }), "unknown-key"],
  ])("%s", async (_, call, code) => expect(await codesOf(call)).toEqual([code]));
});

describe("engines", () => {
  // biome-ignore lint/suspicious/noExplicitAny: wrong calls are what is tested
  let engine: any;
  beforeAll(async () => {
    engine = await js.createEngine(chess, { hashMb: 1 });
  });
  afterAll(() => engine.close());

  const start = () => js.Game.start(chess);

  it.each([
    ["undefined", undefined] as const,
    ...STRANGE,
    ["a forged game", Object.create(js.Game.prototype)] as const,
  ])("refuse a game that is %s", async (_, value) => {
    await expectRefused(() => engine.best(value, { depth: 1 }));
    await expectRefused(() => engine.hint(value, { depth: 1 }));
    await expectRefused(() => engine.search(value, { depth: 1 }).next());
  });

  it.each([...STRANGE, ["a signal", AbortSignal.abort()] as const, ["a game", js.Game.start(chess)] as const])(
    "refuse limits that are %s",
    async (_, value) => {
      await expectRefused(() => engine.best(start(), value));
      await expectRefused(() => engine.hint(start(), value));
    },
  );

  it.each(STRANGE)("refuse %s for any limit", async (strange, value) => {
    for (const name of ["depth", "nodes", "timeMs", "clock", "mate", "infinite", "searchMoves", "lines", "endings"]) {
      const isRight = name === "searchMoves" ? strange.endsWith("list") : typeof value === "boolean";
      const isNumber = value === 5 && ["depth", "nodes", "timeMs", "mate", "lines"].includes(name);
      if (isRight || isNumber) continue;
      await expectRefused(() => engine.best(start(), { [name]: value }));
    }
    await expectRefused(() => engine.best(start(), { signal: value }));
    await expectRefused(() => engine.best(start(), { clock: { remainingMs: value, incrementMs: [0, 0] } }));
  });

  it.each([
    [{ time: 100 }, "unknown-key", "timeMs"],
    [{ timems: 100 }, "unknown-key", "timeMs"],
    [{ searchmoves: [] }, "unknown-key", "searchMoves"],
    [{ multiPv: 3 }, "unknown-key", null],
    [{ timeMs: -4 }, "search-limit", null],
    [{ timeMs: Number.POSITIVE_INFINITY }, "search-limit", null],
    [{ depth: 0 }, "search-limit", null],
    [{ depth: 121 }, "search-limit", null],
    [{ nodes: 0.5 }, "search-limit", null],
    [{ lines: 65 }, "search-limit", null],
    [{ searchMoves: "e2e4" }, "search-limit", null],
    [{ clock: {} }, "search-limit", null],
    [{ clock: { remainingMs: [1, 1] } }, "search-limit", null],
    [{ clock: { remainingMs: [1, -1], incrementMs: [0, 0] } }, "search-limit", null],
    [{ clock: { remainingMs: [1, 1], incrementMs: [0, 0], movesToGo: 0 } }, "search-limit", null],
    [{ clock: { remaining: [1, 1] } }, "unknown-key", "remainingMs"],
  ])("refuse the limits %j by name", async (limits, code, hint) => {
    const refusal = await engine.best(start(), limits).catch((error: unknown) => error);
    expect(refusal.diagnostics).toEqual([expect.objectContaining({ code, hint })]);
    expect(refusal.code).toBe(code);
    if (hint) expect(refusal.message).toContain(`Did you mean '${hint}'?`);
  });

  it.each(STRANGE)("refuse a hash table or a time kept back of %s", async (_, value) => {
    if (value !== 5) await expectRefused(() => engine.setHash(value));
    if (value !== 5) await expectRefused(() => engine.setMoveOverhead(value));
  });

  it("refuse a game of another variant", async () => {
    const refusal = await engine.best(js.Game.start(edgy), { nodes: 2000 }).catch((error: unknown) => error);
    expect(refusal.code).toBe("other-variant");
    expect(refusal.message).toContain("The engine plays 'chess', and the game is of 'edgy'");
    expect(await codesOf(() => engine.hint(js.Game.start(edgy)))).toEqual(["other-variant"]);
  });

  it("take a game of the same file, read again", async () => {
    const [one, two] = [1, 2].map(() => parseVariant("extends: chess\nname: Mine", { file: "mine.yaml" }));
    const own = await js.createEngine(one, { hashMb: 1 });
    expect((await own.best(js.Game.start(two), { depth: 1 })).best).not.toBeNull();
    own.close();
  });
});

it.each(["paradigm", "PARADIGM", "Paradigm Chess30", " paradigm chess30 ", "Paradigm"])("loads '%s'", async (name) => {
  expect((await js.loadVariant(name)).id).toBe("paradigm");
});

it.each([
  ["paradigmm", "Near it is paradigm, of the", "Did you mean 'paradigm'?"],
  ["Paradigm Chess31", "Near it is paradigm, of the", "Did you mean 'paradigm'?"],
  ["Edgy Ches", "Near it is edgy, of the", "Did you mean 'edgy'?"],
  ["crazy", "Near it are crazyhouse, ", "lists."],
  ["x", "'x'. See the", "lists."],
  ["x".repeat(99), "…'. See the", "lists."],
])("names shipped variants that are near to '%s', then where all are listed", async (text, near, end) => {
  const refusal = await js.loadVariant(text).catch((error: unknown) => error);
  expect(refusal.code).toBe("unknown-variant");
  expect(refusal.message).toContain(`variant '${text.slice(0, 40)}`);
  expect(refusal.message).toContain(
    `${near}${near.endsWith("the") ? ` ${js.bundledIds().length} that bundledIds() lists.` : ""}`,
  );
  expect(refusal.message.endsWith(end)).toBe(true);
  expect(refusal.message.length).toBeLessThan(220);
});

it("knows games", () => {
  expect(js.Game.isGame(js.Game.start(chess))).toBe(true);
  for (const [, value] of STRANGE) expect(js.Game.isGame(value)).toBe(false);
});
