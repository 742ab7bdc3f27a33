/** What the engine has learnt of variants: found with them, given to engines, and taken away. */
import { describe, expect, it } from "vitest";
import { freshEngine } from "../../demo/fresh-engine.ts";
import { Knowledge } from "../../demo/knowledge.ts";
import type { Rules, Session } from "../../demo/session.ts";
import { ofOwn } from "../../demo/shelf/learnt-shelf.ts";
import { Library } from "../../demo/variants.ts";
import { providedWeights } from "../../src/definition/provided-weights.ts";
import { createEngine, Game, loadVariant } from "../../src/index.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { EVALUATION_VERSION } from "../../src/variant/weights.ts";
import { parseVariant } from "../../src/yaml.ts";
import { MemoryBrowser } from "./memory-shelves.ts";

const JUDGED = { games: 72, score: 0.63, low: 0.55, high: 0.71 };
const OTHER = "name: Mine\nextends: chess\npieces: { knight: { betza: NA } }\n";

function own(yaml: string): Rules {
  return { variant: parseVariant(yaml), yaml, origin: "chess" };
}

/** A page with a game of these rules, and what it has stored so far. */
async function pageOf(rules: Rules, kept = new MemoryBrowser()) {
  const store = await kept.tab();
  const session = { rules };
  return {
    kept,
    store,
    session,
    knowledge: new Knowledge({ session: session as Session, store, library: new Library() }),
  };
}

function weightsOf(variant: Variant): string {
  const weights = { pieces: { knight: { value: [400, 410] } } };
  return JSON.stringify({ evaluation: EVALUATION_VERSION, rules: rulesDigest(variant), weights });
}

describe("what was learnt", () => {
  it("is kept with a variant that came in a link, which is stored for it, and found by another page", async () => {
    const rules = own("name: Linked\nextends: chess\npieces: { knight: { betza: NW } }\n");
    const { kept, store, knowledge } = await pageOf(rules);
    expect(knowledge.weightsOf(rules.variant)).toBe("");
    expect(await knowledge.keep(rules, { weights: weightsOf(rules.variant), judged: JUDGED })).toBe(true);
    expect(store.variants.map(({ name }) => name)).toEqual(["Linked"]);
    const again = await pageOf(rules, kept);
    expect(again.knowledge.of(rules)).toMatchObject({ of: ofOwn(store.variants[0].id), judged: JUDGED });
    await again.knowledge.give(rules.variant);
    expect(providedWeights(rules.variant)?.pieces?.knight?.value).toEqual([400, 410]);
    again.knowledge.forget(rules);
    await again.store.settled();
    await again.knowledge.give(rules.variant);
    expect(providedWeights(rules.variant)).toBeNull();
    expect((await pageOf(rules, kept)).knowledge.of(rules)).toBeNull();
  });

  it("is kept with a shipped variant, too", async () => {
    const rules = { variant: await loadVariant("edgy"), yaml: null, origin: "edgy" };
    const { kept, knowledge } = await pageOf(rules);
    await knowledge.keep(rules, { weights: weightsOf(rules.variant), judged: JUDGED });
    const again = (await pageOf(rules, kept)).knowledge;
    expect(await again.use(rules)).toEqual({ type: "used" });
    expect(providedWeights(rules.variant)).not.toBeNull();
    again.forget(rules);
    await again.give(rules.variant);
    expect(providedWeights(rules.variant)).toBeNull();
  });

  it("is left unused where the rules are others by now, or what is stored is damaged", async () => {
    const rules = own(OTHER);
    const { knowledge } = await pageOf(rules);
    await knowledge.keep(rules, { weights: weightsOf(parseVariant("extends: chess\n")), judged: JUDGED });
    expect(await knowledge.use(rules)).toEqual({ type: "stale" });
    expect(providedWeights(rules.variant)).toBeNull();
    await knowledge.keep(rules, { weights: "{", judged: JUDGED });
    expect(await knowledge.use(rules)).toEqual({ type: "unsound", reason: expect.stringMatching(/\w/) });
    expect(providedWeights(rules.variant)).toBeNull();
  });

  it("lasts as long as the page where nothing can be stored", async () => {
    const rules = own(OTHER);
    const { kept, knowledge } = await pageOf(rules, new MemoryBrowser({ room: 0 }));
    const weights = weightsOf(rules.variant);
    expect(await knowledge.keep(rules, { weights, judged: JUDGED })).toBe(false);
    expect(knowledge.weightsOf(rules.variant)).toBe(weights);
    expect((await pageOf(rules, kept)).knowledge.of(rules)).toBeNull();
    knowledge.forget(rules);
    expect(knowledge.of(rules)).toBeNull();
  });
});

describe("an engine", () => {
  it("is opened anew before it searches once its weights are others, and only then", async () => {
    const { variant } = own(OTHER);
    let [weights, opened] = ["", 0];
    const open = () => {
      opened++;
      return createEngine(variant, { hashMb: 1 });
    };
    const engine = await freshEngine({ open, weightsOf: async () => weights, change: (limits) => limits });
    const game = Game.start(variant);
    await engine.best(game, { depth: 1 });
    expect(opened).toBe(1);
    weights = "learnt";
    await engine.best(game, { depth: 1 });
    for await (const info of engine.search(game, { depth: 1 })) expect(info.depth).toBe(1);
    expect((await engine.hint(game, { depth: 1 }))?.text).toBeTypeOf("string");
    expect(opened).toBe(2);
    engine.close();
    await expect(engine.best(game, { depth: 1 })).rejects.toThrow(/closed/);
  });
});
