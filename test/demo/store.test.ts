/** A person's own work in the browser's storage: kept, never written over in silence. */
import { describe, expect, it } from "vitest";
import { dropLearnt, keepLearnt, learntOf, ofOwn, ofShipped } from "../../demo/learnt-shelf.ts";
import { readShelf, SHELF_VERSION, writeShelf } from "../../demo/shelf.ts";
import { Store } from "../../demo/store.ts";

const MINE = { name: "Mine", yaml: "name: Mine", origin: "chess" };

/** A storage of one's own, shared by as many tabs as are opened on it. */
function browser(kept: Readonly<Record<string, string>> = {}, room = Number.POSITIVE_INFINITY) {
  const texts = new Map(Object.entries(kept));
  const troubles: string[] = [];
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      texts.set(name, text);
    },
  };
  const onTrouble = (sentence: string) => troubles.push(sentence);
  return { texts, troubles, tab: () => new Store({ storage, onTrouble }) };
}

describe("the shelf", () => {
  it("is read as it was written, with its version", () => {
    const learnt = [{ of: "own a", weights: "{}", judged: { games: 72, score: 0.63, low: 0.55, high: 0.71 } }];
    const shelf = { variants: [{ ...MINE, id: "a" }], drafts: [{ of: "own a", yaml: "broken: [" }], learnt };
    const text = writeShelf(shelf);
    expect(JSON.parse(text).version).toBe(SHELF_VERSION);
    expect(readShelf(text)).toEqual({ kind: "read", shelf, isWhole: true });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    '"text"',
    "{}",
    '{"version":0}',
    '{"version":"1"}',
    '{"version":1}',
    '{"version":1,"variants":{},"drafts":[]}',
    '{"version":2,"variants":[],"drafts":[]}',
    '{"version":2,"variants":[],"drafts":[],"learnt":[{"of":"own a","weights":"{}","judged":{"games":"72"}}]}',
    '{"version":1,"variants":[null,3,{"id":"a"},{"id":"","name":"","yaml":"","origin":""}],"drafts":[[]]}',
  ])("says that it is not whole when it reads %j", (text) => {
    expect(readShelf(text)).toEqual({ kind: "read", shelf: { variants: [], drafts: [], learnt: [] }, isWhole: false });
  });

  it("is read as pages wrote it that learnt nothing", () => {
    const [variants, drafts] = [[{ ...MINE, id: "a" }], [{ of: "own a", yaml: "broken: [" }]];
    const text = JSON.stringify({ version: 1, variants, drafts });
    expect(readShelf(text)).toEqual({ kind: "read", shelf: { variants, drafts, learnt: [] }, isWhole: true });
  });
});

describe("the store", () => {
  it("keeps variants over a reload, changes them in their place, and finds them by their text", () => {
    const { tab, troubles } = browser();
    const store = tab();
    const id = store.keepVariant(null, MINE);
    store.keepVariant(null, { ...MINE, name: "Other", yaml: "name: Other" });
    expect(store.keepVariant(id, { ...MINE, name: "Mine still", yaml: "name: Mine still" })).toBe(id);
    expect(tab().variants.map(({ name }) => name)).toEqual(["Mine still", "Other"]);
    expect(tab().find("name: Mine still")?.id).toBe(id);
    expect(tab().find("name: Mine")).toBeNull();
    expect(troubles).toEqual([]);
  });

  it("keeps drafts over a reload until they are sound", () => {
    const { tab } = browser();
    const store = tab();
    store.keepDraft("shipped chess", "broken: [");
    store.keepDraft("shipped chess", "broken: [draft");
    expect(tab().draft("shipped chess")).toBe("broken: [draft");
    expect(tab().draft("shipped edgy")).toBeNull();
    store.keepDraft("shipped chess", null);
    expect(tab().draft("shipped chess")).toBeNull();
  });

  it("drops a variant with its drafts, and nothing else", () => {
    const { tab } = browser();
    const store = tab();
    const id = store.keepVariant(null, MINE) as string;
    store.keepDraft(`own ${id}`, "x: [");
    store.keepDraft("shipped chess", "y: [");
    store.dropVariant(id);
    expect([store.variants, store.draft(`own ${id}`), store.draft("shipped chess")]).toEqual([[], null, "y: ["]);
  });

  it("keeps the last that was learnt of a variant, which Undo finds after the variant was deleted, until more is learnt", () => {
    const { tab } = browser();
    const store = tab();
    const id = store.keepVariant(null, MINE) as string;
    const judged = { games: 72, score: 0.63, low: 0.55, high: 0.71 };
    for (const weights of ["first", "second"]) keepLearnt(store, { of: ofOwn(id), weights, judged });
    expect(learntOf(tab(), ofOwn(id))?.weights).toBe("second");
    store.dropVariant(id);
    expect(learntOf(tab(), ofOwn(id))?.weights).toBe("second");
    keepLearnt(store, { of: ofShipped("edgy"), weights: "third", judged });
    expect([learntOf(tab(), ofOwn(id)), learntOf(tab(), ofShipped("edgy"))?.weights]).toEqual([null, "third"]);
    dropLearnt(store, ofShipped("edgy"));
    expect(learntOf(tab(), ofShipped("edgy"))).toBeNull();
  });

  it("never writes over what another tab has made: both are kept", () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    const id = one.keepVariant(null, MINE);
    two.find(MINE.yaml);
    one.keepVariant(id, { ...MINE, yaml: "name: One's" });
    const other = two.keepVariant(id, { ...MINE, yaml: "name: Two's" });
    expect(other).not.toBe(id);
    two.keepVariant(null, { ...MINE, yaml: "name: Third" });
    one.keepVariant(id, { ...MINE, yaml: "name: One's last" });
    expect(tab().variants.map(({ yaml }) => yaml)).toEqual(["name: One's last", "name: Two's", "name: Third"]);
    one.keepDraft("shipped chess", "a: [");
    two.keepDraft("shipped chess", "b: [");
    one.keepDraft("shipped chess", null);
    expect(tab().draft("shipped chess")).toBe("b: [");
  });

  it.each(["{", '{"version":0}', '{"game":"another page"}'])("sets %j aside, tells so, and goes on", (text) => {
    const { tab, texts, troubles } = browser({ fairywren: text });
    expect(tab().variants).toEqual([]);
    expect(tab().keepVariant(null, MINE)).not.toBeNull();
    expect([...texts.values()]).toContain(text);
    expect(tab().variants).toHaveLength(1);
    expect(troubles).toEqual([expect.stringMatching(/cannot be read.*'fairywren-unread-/)]);
  });

  it("keeps what can be read of a damaged shelf", () => {
    const text = JSON.stringify({ version: 1, variants: [{ ...MINE, id: "a" }, { id: "b" }], drafts: [] });
    const { tab, texts } = browser({ fairywren: text });
    expect(tab().variants.map(({ id }) => id)).toEqual(["a"]);
    expect([...texts.values()]).toContain(text);
  });

  it("leaves alone what a newer page has written, and says that nothing is kept", () => {
    const text = `{"version":${SHELF_VERSION + 1},"shelves":[]}`;
    const { tab, texts, troubles } = browser({ fairywren: text });
    const store = tab();
    expect([store.variants, store.keepVariant(null, MINE), store.draft("shipped chess")]).toEqual([[], null, null]);
    expect([...texts]).toEqual([["fairywren", text]]);
    expect(troubles).toEqual([expect.stringContaining(`newer page (version ${SHELF_VERSION + 1})`)]);
  });

  it("sets nothing aside where there is no room for it, and writes nothing over it", () => {
    const { tab, texts, troubles } = browser({ fairywren: "{" }, 0);
    expect(tab().keepVariant(null, MINE)).toBeNull();
    expect([...texts]).toEqual([["fairywren", "{"]]);
    expect(troubles).toEqual([expect.stringContaining("no room left")]);
  });

  it("tells once when there is no room left, and keeps what was there", () => {
    const { tab, troubles } = browser({}, 200);
    const store = tab();
    const id = store.keepVariant(null, MINE);
    for (const letter of "abc") expect(store.keepVariant(id, { ...MINE, yaml: letter.repeat(300) })).toBeNull();
    expect(store.variants.map(({ yaml }) => yaml)).toEqual([MINE.yaml]);
    expect(troubles).toEqual([expect.stringContaining("no room left")]);
  });

  it("works without a storage, and says what that means", () => {
    const troubles: string[] = [];
    const store = new Store({ storage: null, onTrouble: (sentence) => troubles.push(sentence) });
    expect([store.keepVariant(null, MINE), store.variants, store.draft("shipped chess")]).toEqual([null, [], null]);
    expect(troubles).toEqual([expect.stringContaining("lets the page keep nothing")]);
  });
});
