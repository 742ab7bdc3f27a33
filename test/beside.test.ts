/** What the one script for pages contains, and what it fetches from beside itself. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext, runInThisContext } from "node:vm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { KernelName } from "../src/compile/kernel-name.ts";
import { fetchBeside, lieBeside } from "../src/definition/beside.ts";
import { bundledIds, bundledVariant } from "../src/definition/library.ts";
import type { FairywrenError } from "../src/diagnostic/error.ts";
import { kernel as narrow } from "../src/kernel/narrow.ts";
import { fetchKernel, kernelForWorker } from "../src/kernel/sources-beside.ts";
import { rulesInWords } from "../src/variant/rules-in-words.ts";
import type { Variant } from "../src/variant/variant.ts";
import type * as yaml from "../src/yaml.ts";
import { examineVariant } from "../src/yaml.ts";
import { FileServer } from "./browser/file-server.ts";
import { damaged } from "./definition/damaged.ts";
import { cases } from "./hostile/yaml/cases.ts";
import { sampledIds, times } from "./sampled.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Chess and those with an engine fitted to them, which the script must have at hand. */
const AT_HAND = ["chess", "edgy", "paradigm", "tuttifrutti", "wildcastle"];
const beside = readdirSync(`${ROOT}dist/cdn/variants`).map((file) => file.replace(/\.json$/, ""));
const inside = bundledIds().filter((id) => !beside.includes(id));

type Script = typeof fairywren & typeof yaml;

let script: Script;
let server: FileServer;
beforeAll(async () => {
  runInThisContext(readFileSync(`${ROOT}dist/cdn/board-cdn-yaml.js`, "utf8")); // Node imports nothing from a server
  await import("../dist/cdn-yaml.js" as string);
  script = fairywren as Script;
  server = await FileServer.open((name) => (name.startsWith("/own/") ? `${ROOT}dist/${name.slice(5)}` : null));
});
afterAll(() => server.close());

/** The code of the refusal. */
async function codeOf(run: () => unknown): Promise<string> {
  try {
    await run();
    return "none";
  } catch (error) {
    return (error as FairywrenError).diagnostics[0].code;
  }
}

describe("the script", () => {
  it("contains chess and those with fitted engines, and a file beside it has each of the others", () => {
    expect(inside).toEqual(expect.arrayContaining(AT_HAND));
    expect([...inside, ...beside].sort()).toEqual([...bundledIds()]);
  });

  it("plays what it contains at once, and tells the names of all", () => {
    for (const id of inside) expect(script.bundledVariant(id)?.name).toBe(bundledVariant(id)?.name);
    expect(script.bundledIds()).toEqual(bundledIds());
    for (const id of beside) expect(script.bundledName(id)).toBe(bundledVariant(id)?.name);
    expect(script.bundledName("nonsense")).toBeNull();
  });

  it("says of the others, without a fetch, what has to be awaited", async () => {
    const pgn = '[Variant "Gothic Chess"]\n\n1. d4 *';
    expect(await codeOf(() => script.bundledVariant("gothic"))).toBe("not-loaded");
    expect(await codeOf(() => script.Game.fromPgn(pgn))).toBe("not-loaded");
    expect(await codeOf(() => script.parseVariant("extends: gothic\nname: Mine\n"))).toBe("not-loaded");
  });

  it("hints at their names", async () => {
    await expect(script.loadVariant("gothc")).rejects.toMatchObject({ diagnostics: [{ hint: "gothic" }] });
    await expect(script.loadVariant("Gothic Ches")).rejects.toMatchObject({ diagnostics: [{ hint: "gothic" }] });
    await expect(script.loadVariant("Gothic Chess")).rejects.toMatchObject({ diagnostics: [{ code: "not-loaded" }] });
  });

  it("refuses to fetch while it does not know where it is", async () => {
    expect(await codeOf(() => script.loadVariant("gothic"))).toBe("not-loaded");
    expect(await codeOf(() => script.loadFrom("no address"))).toBe("wrong-type");
    expect(await codeOf(() => script.loadFrom(5 as unknown as string))).toBe("wrong-type");
  });

  it("refuses what is not there, and tries again later", async () => {
    script.loadFrom(`${server.address}/elsewhere/cdn-yaml.js`);
    expect(await codeOf(() => script.loadVariant("gothic"))).toBe("file-not-found");
    script.loadFrom(`${server.address}/own/cdn-yaml.js`);
    server.isUp = false;
    expect(await codeOf(() => script.loadVariant("gothic"))).toBe("file-unreadable");
    server.isUp = true;
    expect(await codeOf(() => script.loadVariant("gothic"))).toBe("none");
  });

  it("fetches each once, and has it like those inside from then on", async () => {
    script.loadFrom(`${server.address}/own/cdn-yaml.js?some=query`);
    server.fetched.clear();
    const [first, second] = await Promise.all([script.loadVariant("legan"), script.loadVariant("legan")]);
    expect(first).toBe(second);
    expect(script.bundledVariant("legan")).toBe(first);
    expect([...server.fetched.keys()]).toEqual(["/own/cdn/variants/legan.json"]);
    expect(script.parseVariant("extends: legan\nname: Mine\n").pieceTypes).toEqual(first.pieceTypes);
    const game = script.Game.start(first);
    expect(script.Game.fromPgn(game.pgn()).variant).toBe(first);
  });

  it.each(beside)("has %s as the library has it", async (id) => {
    script.loadFrom(`${server.address}/own/cdn-yaml.js`);
    expect(await script.loadVariant(id)).toEqual(bundledVariant(id));
  });

  it("reads variant files as the library does, though it cannot write any", () => {
    for (const id of sampledIds(20)) {
      const text = readFileSync(`${ROOT}variants/${id}.yaml`, "utf8");
      expect(script.parseVariant(text, { file: `${id}.yaml` }).setupFen).toBe(bundledVariant(id)?.setupFen);
    }
  });

  it("finds the faults in variant files that the library finds", () => {
    const faultsOf = (examine: typeof examineVariant, text: string | Uint8Array, siblings = {}) =>
      examine(text, { file: "some.yaml", siblings }).diagnostics;
    const expectSame = (text: string | Uint8Array, siblings = {}) => {
      expect(faultsOf(script.examineVariant, text, siblings)).toEqual(faultsOf(examineVariant, text, siblings));
    };
    for (const { text, also } of cases) expectSame(text, also);
    fc.assert(
      fc.property(damaged, (text) => expectSame(text)),
      { numRuns: times(400, 100), seed: 1 },
    );
  });
});

describe("the script that reads no files", () => {
  let plain: typeof fairywren;
  beforeAll(async () => {
    runInThisContext(readFileSync(`${ROOT}dist/cdn/board-cdn.js`, "utf8"));
    await import("../dist/cdn.js" as string);
    plain = fairywren;
    plain.loadFrom(`${server.address}/own/cdn.js`);
  });

  it.each(sampledIds(40))("has the rules of %s in sentences as the library has them", async (id) => {
    expect(plain.rulesInWords(await plain.loadVariant(id))).toEqual(rulesInWords(bundledVariant(id) as Variant));
  });
});

describe("the parts of the board beside the script", () => {
  it.each(["cdn", "cdn-yaml"])("are a script of their own, which leaves a function for %s alone", (name) => {
    const code = readFileSync(`${ROOT}dist/cdn/board-${name}.js`, "utf8");
    const left: Record<string, unknown> = {};
    runInNewContext(code, left);
    const [[slot, part]] = Object.entries(left);
    expect([slot.startsWith(`fairywren 0.1.0 ${name} `), typeof part]).toEqual([true, "function"]);
    expect(readFileSync(`${ROOT}dist/${name}.js`, "utf8")).toContain(slot);
  });
});

describe("a file beside the script", () => {
  const answer = vi.fn<(address: string) => Response>();
  const found = (content: unknown) => new Response(JSON.stringify(content));
  beforeAll(() => {
    lieBeside("https://example.org/own/cdn.js", "1.2.3");
    vi.stubGlobal("fetch", async (address: string) => answer(address));
  });
  afterAll(() => vi.unstubAllGlobals());

  it("is a kernel where the script has not got it, for a worker as well", async () => {
    const rich = { fairywren: "1.2.3", name: "rich", letters: "", multipliers: {} };
    answer.mockImplementation(() => found(rich));
    expect(await fetchKernel("rich" as KernelName)).toEqual(rich);
    expect(await kernelForWorker("rich" as KernelName)).toEqual(rich);
    expect(answer.mock.calls.map(([address]) => address)).toEqual(["https://example.org/own/cdn/kernels/rich.json"]);
    expect(await fetchKernel("narrow")).toBe(narrow);
    expect(await kernelForWorker("narrow")).toBeNull();
  });

  it.each([
    ["of another version", () => found({ fairywren: "1.2.4" })],
    ["no data", () => new Response("<html>")],
    ["refused by the server", () => new Response("", { status: 500 })],
  ])("is refused when it is %s", async (_, reply) => {
    answer.mockImplementation(reply);
    expect(await codeOf(() => fetchBeside("variants/x.json"))).toBe("file-unreadable");
  });

  it("cannot be had in a page opened from a folder, which is said", async () => {
    lieBeside("file:///home/me/cdn.js", "1.2.3");
    answer.mockImplementation(() => {
      throw new TypeError("Failed to fetch");
    });
    await expect(fetchBeside("variants/y.json")).rejects.toThrow(/opened from a folder/);
  });
});
