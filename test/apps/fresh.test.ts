/**
 * Fresh apps on the package as npm would install it: they compile strictly, build and run. Under CI alone, since they take a
 * minute; `npm run build` goes before. What they show is looked at by `fresh.browser.test.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Faults,
  type Files,
  NODE,
  REACT,
  SVELTE,
  SVELTE_FAULTS,
  svelteTag,
  VITE,
  VUE,
  VUE_FAULTS,
  vueTag,
} from "./apps.ts";
import { bundle, compile, compileSvelte, compileVue, FreshFolder, printed, ROOT } from "./fresh.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

const { exports } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as Manifest;
/** Everything that programs import; a variant stands for all of them. */
const ENTRIES = Object.entries(exports)
  .filter(([, target]) => typeof target !== "string" && target.default.endsWith(".js"))
  .map(([door]) => `fairywren${door.slice(1)}`.replace("*", "edgy"))
  .filter((entry) => entry !== "fairywren/worker"); // is the program of a thread, and waits for messages

describe.skipIf(!process.env.CI)("on the package as it is installed", () => {
  let fresh: FreshFolder;
  beforeAll(async () => {
    fresh = await FreshFolder.open();
  }, 60_000);
  afterAll(() => fresh?.close(), 60_000);

  it("an app of Vite and strict TypeScript compiles and builds, with the engine's worker as a file", async () => {
    const app = fresh.add("vite-app", VITE);
    expect(await compile(app)).toBe("");
    await bundle(app);
    const assets = readdirSync(path.join(app, "dist/assets"));
    expect(assets.filter((file) => /^worker-.*\.js$/.test(file))).toHaveLength(1);
  }, 120_000);

  it.each([
    ["React 19", "react-app", REACT, compile, "server.tsx", /^<fairywren-board variant="edgy" level="1"/],
    ["Vue 3", "vue-app", VUE, compileVue, "server.ts", /<fairywren-board variant="edgy" level="1"/],
    ["Svelte 5", "svelte-app", SVELTE, compileSvelte, "server.ts", /<fairywren-board variant="edgy" level="1"/],
  ] as const)(
    "an app of %s compiles, builds, and renders on a server",
    async (_, name, files, check, server, tag) => {
      const app = fresh.add(name, files);
      expect(await check(app)).toBe("");
      await bundle(app);
      await bundle(app, server);
      expect(await printed(app, "server/server.js")).toMatch(tag);
    },
    120_000,
  );

  it.each([
    ["Vue 3", "vue", VUE, compileVue, VUE_FAULTS, vueTag],
    ["Svelte 5", "svelte", SVELTE, compileSvelte, SVELTE_FAULTS, svelteTag],
  ] as const)(
    "an app of %s is told of attributes, values and events that there are not",
    async (...row) => {
      const [, name, files, check, faults, write] = row;
      const app = fresh.add(`${name}-faults`, { ...files, ...faulty(faults, write, name) });
      expectFaults(await check(app), faults);
    },
    120_000,
  );

  it("a program for Node compiles as nodenext and runs, as an ES module and as CommonJS", async () => {
    const app = fresh.add("node-app", NODE);
    expect(await compile(app)).toBe("");
    expect(await printed(app, "out/main.mjs")).toBe("b1d3 true true 8902");
    expect(await printed(app, "--no-warnings", "out/old.cjs")).toBe("e4 Edgy Chess");
  }, 120_000);

  it.each(ENTRIES)("%s is required by CommonJS: nothing in it awaits at its top level", async (entry) => {
    const script = `console.log(typeof require(${JSON.stringify(entry)}))`;
    const app = fresh.add("require", { "package.json": '{ "private": true }', "main.cjs": script });
    expect(await printed(app, "--no-warnings", "main.cjs")).toBe("object");
  });
});

/** A file for each fault. */
function faulty(faults: Faults, write: (attribute: string) => string, ending: string): Files {
  return Object.fromEntries(faults.map(([attribute], index) => [`fault-${index}.${ending}`, write(attribute)]));
}

/** Each is found in its own file, and nothing besides. */
function expectFaults(found: string, faults: Faults): void {
  const lines = found.split("\n").filter((line) => !line.startsWith(" "));
  for (const [index, [, said]] of faults.entries())
    expect(lines.filter((line) => line.includes(`fault-${index}.`))).toEqual([expect.stringMatching(said)]);
  expect(lines).toHaveLength(faults.length);
}
