/**
 * Fresh apps on the package as npm would install it: they compile strictly, build and run. Under CI alone, since they take a
 * minute; `npm run build` goes before. What they show is looked at by `fresh.browser.test.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NODE, REACT, VITE } from "./apps.ts";
import { bundle, compile, FreshFolder, printed, ROOT } from "./fresh.ts";

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

  it("an app of React 19 compiles, builds, and renders on a server", async () => {
    const app = fresh.add("react-app", REACT);
    expect(await compile(app)).toBe("");
    await bundle(app);
    await bundle(app, "server.tsx");
    expect(await printed(app, "server/server.js")).toMatch(/^<fairywren-board variant="edgy" level="1"/);
  }, 120_000);

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
