/** A person's own work in the browser: kept, taken over from earlier pages, never written over in silence. */
import { describe, expect, it } from "vitest";
import { type Item, readItem } from "../../demo/shelf/item.ts";
import { dropLearnt, keepLearnt, learntOf, ofOwn, ofShipped } from "../../demo/shelf/learnt-shelf.ts";
import { readOldShelf } from "../../demo/shelf/old-shelf.ts";
import { MemoryBrowser } from "./memory-shelves.ts";

const MINE = { name: "Mine", yaml: "name: Mine", origin: "chess" };
const JUDGED = { games: 72, score: 0.63, low: 0.55, high: 0.71 };
const CHESS = { name: "Chess", origin: "chess", yaml: null };

const ITEMS: readonly Item[] = [
  { kind: "variant", id: "a", changedMs: 1, ...MINE },
  { kind: "draft", id: "b", changedMs: 2, of: "own a", yaml: "broken: [" },
  {
    kind: "game",
    id: "c",
    changedMs: 3,
    name: "",
    rules: CHESS,
    start: null,
    pgn: "1. e4 *",
    plies: 1,
    result: "*",
    fen: "f",
  },
  { kind: "position", id: "d", changedMs: 4, name: "Nice", rules: { ...CHESS, yaml: "name: X" }, fen: "f" },
  { kind: "learnt", id: "learnt own a", changedMs: 5, of: "own a", weights: "{}", judged: JUDGED },
];

describe("an item", () => {
  it.each(ITEMS.map((item) => [item.kind, item] as const))(
    "of the kind %s is read as it was written, and no more",
    (_, item) => {
      expect(readItem(JSON.parse(JSON.stringify({ ...item, surplus: 1 })))).toEqual({ item });
    },
  );

  it.each([
    [null, "is no record"],
    [[], "is no record"],
    ["text", "is no record"],
    [{}, "has the kind 'undefined'"],
    [{ ...ITEMS[0], kind: "toString" }, "has the kind 'toString'"],
    [{ ...ITEMS[0], id: "" }, "'id' is empty"],
    [{ ...ITEMS[0], id: 7 }, "'id' is no text"],
    [{ ...ITEMS[0], changedMs: -1 }, "'changedMs' is no time"],
    [{ ...ITEMS[0], changedMs: 1e300 }, "'changedMs' is no time"],
    [{ ...ITEMS[0], yaml: null }, "'yaml' is no text"],
    [{ ...ITEMS[0], name: "x".repeat(1001) }, "'name' is longer than 1000 characters"],
    [{ ...ITEMS[2], rules: "chess" }, "'rules' is no record"],
    [{ ...ITEMS[2], rules: { ...CHESS, yaml: 3 } }, "'rules' has a fault: 'yaml' is no text"],
    [{ ...ITEMS[2], start: 1.5 }, "'start' is no whole number from 0 on"],
    [{ ...ITEMS[4], judged: { ...JUDGED, low: "0" } }, "'judged' has a fault: 'low' is no number"],
  ])("%j is refused: %s", (value, fault) => {
    expect(readItem(value)).toEqual({ fault: expect.stringContaining(fault) });
  });
});

describe("the shelf of earlier pages", () => {
  const [variants, drafts] = [[{ ...MINE, id: "a" }], [{ of: "own a", yaml: "broken: [" }]];
  const learnt = [{ of: "own a", weights: "{}", judged: JUDGED }];
  const text = JSON.stringify({ version: 2, variants, drafts, learnt });

  it("is taken over whole, once, and other tabs do not double it", async () => {
    const browser = new MemoryBrowser({ texts: { fairywren: text } });
    const [one, two] = await Promise.all([browser.tab(), browser.tab()]);
    for (const store of [one, two, await browser.tab()]) {
      expect(store.variants).toMatchObject(variants);
      expect([store.draft("own a"), learntOf(store, "own a")?.weights]).toEqual(["broken: [", "{}"]);
      expect(store.items).toHaveLength(3);
    }
    expect([...browser.texts]).toEqual([]);
    expect(browser.troubles).toEqual([]);
  });

  it("is read as pages wrote it that learnt nothing", () => {
    const read = readOldShelf(JSON.stringify({ version: 1, variants, drafts }), 9);
    expect(read).toMatchObject({ kind: "read", isWhole: true, items: [{ kind: "variant" }, { kind: "draft" }] });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    "{}",
    '{"version":0}',
    '{"version":"1"}',
    '{"version":1}',
    '{"version":2,"variants":[],"drafts":[]}',
    '{"version":2,"variants":[],"drafts":[],"learnt":[{"of":"own a","weights":"{}","judged":{"games":"72"}}]}',
    '{"version":1,"variants":[null,3,{"id":"a"},{"id":"","name":"","yaml":"","origin":""}],"drafts":[[]]}',
  ])("says that it is not whole when it reads %j", (damaged) => {
    expect(readOldShelf(damaged, 0)).toEqual({ kind: "read", items: [], isWhole: false });
  });

  it.each(["{", '{"version":0}', '{"game":"another page"}'])(
    "sets %j aside, tells so, and goes on",
    async (damaged) => {
      const browser = new MemoryBrowser({ texts: { fairywren: damaged } });
      const store = await browser.tab();
      store.keepVariant(null, MINE);
      expect(await store.settled()).toBe(true);
      expect((await browser.tab()).variants).toHaveLength(1);
      expect([...browser.texts]).toEqual([[expect.stringMatching(/^fairywren-unread-/), damaged]]);
      expect(browser.troubles).toEqual([expect.stringMatching(/cannot be read.*'fairywren-unread-/)]);
    },
  );

  it("gives what can be read of it", async () => {
    const damaged = JSON.stringify({ version: 1, variants: [{ ...MINE, id: "a" }, { id: "b" }], drafts: [] });
    const browser = new MemoryBrowser({ texts: { fairywren: damaged } });
    expect((await browser.tab()).variants.map(({ id }) => id)).toEqual(["a"]);
    expect([...browser.texts.values()]).toContain(damaged);
  });

  it("is left alone when a newer page has written it", async () => {
    const browser = new MemoryBrowser({ texts: { fairywren: '{"version":3}' } });
    expect((await browser.tab()).items).toEqual([]);
    expect([...browser.texts]).toEqual([["fairywren", '{"version":3}']]);
    expect(browser.troubles).toEqual([expect.stringContaining("newer page (version 3)")]);
  });

  it("stays where it is, and is shown, when there is no room for it or no database", async () => {
    for (const options of [{ room: 10 }, { lacks: "none" }] as const) {
      const browser = new MemoryBrowser({ texts: { fairywren: text }, ...options });
      expect((await browser.tab()).variants).toMatchObject(variants);
      expect(browser.texts.get("fairywren")).toBe(text);
    }
  });
});

describe("the store", () => {
  it("keeps variants over a reload, changes them in their place, and finds them by their text", async () => {
    const browser = new MemoryBrowser();
    const store = await browser.tab();
    const id = store.keepVariant(null, MINE);
    store.keepVariant(null, { ...MINE, name: "Other", yaml: "name: Other" });
    expect(store.keepVariant(id, { ...MINE, name: "Mine still", yaml: "name: Mine still" })).toBe(id);
    expect(await store.settled()).toBe(true);
    const again = await browser.tab();
    expect(again.variants.map(({ name }) => name).sort()).toEqual(["Mine still", "Other"]);
    expect(again.find("name: Mine still")?.id).toBe(id);
    expect(again.find("name: Mine")).toBeNull();
    expect(browser.troubles).toEqual([]);
  });

  it("keeps what is changed before it has been read", async () => {
    const browser = new MemoryBrowser({ records: [{ id: "a", revision: "r", item: ITEMS[0] }] });
    const store = browser.opening();
    store.keepVariant(null, { ...MINE, yaml: "name: Early" });
    await store.settled();
    expect((await browser.tab()).variants).toHaveLength(2);
  });

  it("keeps drafts over a reload until they are sound", async () => {
    const browser = new MemoryBrowser();
    const store = await browser.tab();
    store.keepDraft("shipped chess", "broken: [");
    store.keepDraft("shipped chess", "broken: [draft");
    await store.settled();
    const again = await browser.tab();
    expect([again.draft("shipped chess"), again.draft("shipped edgy")]).toEqual(["broken: [draft", null]);
    store.keepDraft("shipped chess", null);
    await store.settled();
    expect((await browser.tab()).draft("shipped chess")).toBeNull();
  });

  it("drops a variant with its drafts and nothing else, and puts it back", async () => {
    const browser = new MemoryBrowser();
    const store = await browser.tab();
    const id = store.keepVariant(null, MINE);
    store.keepDraft(`own ${id}`, "x: [");
    store.keepDraft("shipped chess", "y: [");
    const dropped = store.dropVariant(id);
    await store.settled();
    expect((await browser.tab()).items).toMatchObject([{ yaml: "y: [" }]);
    expect(store.isDropped(MINE.yaml)).toBe(true);
    store.putBack(dropped);
    await store.settled();
    const again = await browser.tab();
    expect([again.variant(id)?.yaml, again.draft(`own ${id}`)]).toEqual([MINE.yaml, "x: ["]);
  });

  it("keeps the last that was learnt of a variant, which Undo finds after the variant was deleted, until more is learnt", async () => {
    const browser = new MemoryBrowser();
    const store = await browser.tab();
    const id = store.keepVariant(null, MINE);
    for (const weights of ["first", "second"]) keepLearnt(store, { of: ofOwn(id), weights, judged: JUDGED });
    store.dropVariant(id);
    await store.settled();
    expect(learntOf(await browser.tab(), ofOwn(id))?.weights).toBe("second");
    keepLearnt(store, { of: ofShipped("edgy"), weights: "third", judged: JUDGED });
    await store.settled();
    const again = await browser.tab();
    expect([learntOf(again, ofOwn(id)), learntOf(again, ofShipped("edgy"))?.weights]).toEqual([null, "third"]);
    dropLearnt(store, ofShipped("edgy"));
    await store.settled();
    expect((await browser.tab()).learnt).toEqual([]);
  });

  it("sees what another tab changes, and never writes over it: both are kept", async () => {
    const browser = new MemoryBrowser();
    const [one, two] = [await browser.tab(), await browser.tab()];
    const id = one.keepVariant(null, MINE);
    await one.settled();
    await expect.poll(() => two.find(MINE.yaml)?.id).toBe(id);
    one.keepVariant(id, { ...MINE, yaml: "name: One's" });
    await one.settled();
    await expect.poll(() => two.variant(id)?.yaml).toBe("name: One's");
    expect(two.keepVariant(id, { ...MINE, yaml: "name: Two's" })).not.toBe(id);
    await two.settled();
    one.keepVariant(id, { ...MINE, yaml: "name: One's last" });
    await one.settled();
    const texts = (await browser.tab()).variants.map(({ yaml }) => yaml);
    expect(texts.sort()).toEqual(["name: One's last", "name: Two's"]);
  });

  it("keeps both when two tabs change the same thing at the same moment, and knows its own afterwards", async () => {
    const browser = new MemoryBrowser();
    const [one, two] = [await browser.tab(), await browser.tab()];
    const id = one.keepVariant(null, MINE);
    await one.settled();
    await expect.poll(() => two.find(MINE.yaml)?.id).toBe(id);
    one.keepVariant(id, { ...MINE, yaml: "name: One's" });
    expect(two.keepVariant(id, { ...MINE, yaml: "name: Two's" })).toBe(id);
    await Promise.all([one.settled(), two.settled()]);
    expect(two.idNow(id)).not.toBe(id);
    two.keepVariant(id, { ...MINE, yaml: "name: Two's last" });
    await two.settled();
    const texts = (await browser.tab()).variants.map(({ yaml }) => yaml);
    expect(texts.sort()).toEqual(["name: One's", "name: Two's last"]);
  });

  it("leaves to the next page what the database was not told before it went, and does not double it", async () => {
    const browser = new MemoryBrowser({ records: [{ id: "a", revision: "r", item: ITEMS[0] }] });
    const store = await browser.tab();
    store.find(MINE.yaml);
    store.keepVariant("a", { ...MINE, yaml: "name: Last word" });
    store.keepDraft("shipped edgy", "typed: [");
    store.leaving = true;
    const [journal] = [...browser.texts.values()];
    const other = new MemoryBrowser({
      texts: { "fairywren-unsaved": journal },
      records: [{ id: "a", revision: "r", item: ITEMS[0] }],
    });
    const next = await other.tab();
    expect([next.variants.map(({ yaml }) => yaml), next.draft("shipped edgy")]).toEqual([
      ["name: Last word"],
      "typed: [",
    ]);
    expect([...other.texts]).toEqual([]);
    expect((await browser.tab()).items).toHaveLength(2);
    store.leaving = false;
    await store.settled();
    expect([...browser.texts]).toEqual([]);
    expect((await browser.tab()).items).toHaveLength(2);
  });

  it("lets the database go while the page is asleep, and tells it the rest when the page wakes", async () => {
    const { browser, store } = await leftWhileWriting();
    expect(await store.settled()).toBe(false);
    store.keepDraft("shipped edgy", "typed: [");
    await store.settled();
    browser.isHung = false;
    expect([browser.records.size, browser.texts.size, browser.troubles]).toEqual([0, 1, []]);
    store.leaving = false;
    expect(await store.settled()).toBe(true);
    expect([browser.records.size, browser.texts.size, browser.troubles]).toEqual([2, 0, []]);
  });

  it("is told of what was stopped also where the page is awake again before it knows", async () => {
    const { browser, store } = await leftWhileWriting();
    browser.isHung = false;
    store.leaving = false;
    expect(await store.settled()).toBe(true);
    expect([browser.records.size, browser.texts.size, browser.troubles]).toEqual([1, 0, []]);
  });

  it("tells the database to the last where nothing can be written down", async () => {
    const browser = new MemoryBrowser();
    const store = await browser.tab();
    browser.texts.set = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    store.keepVariant(null, MINE);
    store.leaving = true;
    expect(await store.settled()).toBe(true);
    expect(browser.records.size).toBe(1);
  });

  it("tells once when there is no room left, keeps what was there, and the change for as long as the page lasts", async () => {
    const browser = new MemoryBrowser();
    const store = await browser.tab();
    const id = store.keepVariant(null, MINE);
    await store.settled();
    browser.room = 200;
    for (const letter of "abc") {
      store.keepVariant(id, { ...MINE, yaml: letter.repeat(300) });
      expect(await store.settled()).toBe(false);
    }
    expect(store.variant(id)?.yaml).toBe("c".repeat(300));
    expect((await browser.tab()).variant(id)?.yaml).toBe(MINE.yaml);
    expect(browser.troubles).toEqual([expect.stringContaining("no room left")]);
    browser.room = 1000;
    store.keepVariant(id, { ...MINE, yaml: "d".repeat(300) });
    expect(await store.settled()).toBe(true);
    expect((await browser.tab()).variant(id)?.yaml).toBe("d".repeat(300));
  });

  it("keeps of many items all or none", async () => {
    const browser = new MemoryBrowser({ room: 300 });
    const store = await browser.tab();
    expect(await store.putAll(ITEMS)).toBe(false);
    expect([store.items, (await browser.tab()).items]).toEqual([[], []]);
    browser.room = 10_000;
    expect(await store.putAll(ITEMS)).toBe(true);
    expect((await browser.tab()).items).toEqual(ITEMS);
  });

  it("works without a database, and says what that means when there is something to keep", async () => {
    const browser = new MemoryBrowser({ lacks: "none" });
    const store = await browser.tab();
    expect(browser.troubles).toEqual([]);
    store.keepVariant(null, MINE);
    expect([await store.settled(), store.variants.length]).toEqual([false, 1]);
    expect(browser.troubles).toEqual([expect.stringContaining("until the page is closed")]);
  });

  it("leaves alone what a newer page has written, and says that nothing is kept", async () => {
    const browser = new MemoryBrowser({ lacks: "newer", records: [{ id: "a", revision: "r", item: ITEMS[0] }] });
    const store = await browser.tab();
    expect([store.items, browser.troubles]).toEqual([[], [expect.stringContaining("newer page")]]);
    store.keepVariant(null, MINE);
    await store.settled();
    expect(browser.records.size).toBe(1);
  });

  it("leaves records that it cannot read as they are, and tells of them", async () => {
    const browser = new MemoryBrowser({
      records: [
        { id: "a", revision: "r", item: ITEMS[0] },
        { id: "z", item: 3 },
        { id: "y", revision: "r", item: ITEMS[1] },
      ],
    });
    const store = await browser.tab();
    expect(store.items.map(({ id }) => id)).toEqual(["a"]);
    expect([...browser.records.keys()]).toEqual(["a", "z", "y"]);
    expect(browser.troubles).toEqual([expect.stringMatching(/^2 of the things/)]);
  });
});

/** A page that is left while the database keeps it waiting for a change to be written. */
async function leftWhileWriting() {
  const browser = new MemoryBrowser();
  const store = await browser.tab();
  browser.isHung = true;
  store.keepVariant(null, MINE);
  await Promise.resolve();
  store.leaving = true;
  return { browser, store };
}
