/** Folders of fresh apps, beside a copy of the package as npm would install it. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import type { Files } from "./apps.ts";
import { packedFiles } from "./packed.ts";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** What the apps have besides the package. */
const PACKAGES = [
  "react",
  "react-dom",
  "scheduler",
  "svelte",
  "@sveltejs/vite-plugin-svelte",
  "vue",
  "@vitejs/plugin-vue",
  "vite",
  "csstype",
  "@types/react",
  "@types/react-dom",
  "@types/node",
  "undici-types",
];

export class FreshFolder {
  readonly folder = mkdtempSync(path.join(tmpdir(), "fairywren-apps-"));

  /** Copies what is published, and no more, to where Node and bundlers look for it. */
  static async open(): Promise<FreshFolder> {
    const fresh = new FreshFolder();
    for (const file of await packedFiles())
      cpSync(path.join(ROOT, file), path.join(fresh.folder, "node_modules/fairywren", file));
    for (const name of PACKAGES) fresh.#link(name);
    return fresh;
  }

  #link(name: string): void {
    const place = path.join(this.folder, "node_modules", name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(ROOT, "node_modules", name), place, "dir");
  }

  /** Writes an app into a folder of its own. */
  add(name: string, files: Files): string {
    const app = path.join(this.folder, name);
    mkdirSync(app, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(app, file), text);
    return app;
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What the compiler finds in an app; it writes what the app's configuration asks for. */
export function compile(app: string): Promise<string> {
  return said(app, "typescript/bin/tsc", "--project", app);
}

/** What Vue's compiler finds, templates included, a line each. */
export function compileVue(app: string): Promise<string> {
  return said(app, "vue-tsc/bin/vue-tsc.js", "--project", app);
}

/** What Svelte's compiler finds, templates included, errors and warnings, a line each. */
export async function compileSvelte(app: string): Promise<string> {
  const lines = await said(
    app,
    "svelte-check/bin/svelte-check",
    "--tsconfig",
    "./tsconfig.json",
    "--output",
    "machine",
  );
  if (!/ COMPLETED \d+ FILES /.test(lines)) throw new Error(`svelte-check broke off: ${lines}`);
  return lines
    .split("\n")
    .filter((line) => !/^\d+ (START|COMPLETED) /.test(line))
    .join("\n");
}

/** What a compiler prints, by its file among the packages. */
async function said(app: string, compiler: string, ...words: readonly string[]): Promise<string> {
  const program = path.join(ROOT, "node_modules", compiler);
  const failed = (error: { stdout: string }) => error;
  const { stdout } = await run(process.execPath, [program, ...words], { cwd: app }).catch(failed);
  return stdout.trim();
}

/** Builds an app with Vite, by its own configuration where it has one, otherwise as Vite comes.
 *  @param server the entry of a program for Node, instead of a page */
export async function bundle(app: string, server?: string): Promise<void> {
  const ssr = server === undefined ? {} : { ssr: server, outDir: "server", emptyOutDir: true };
  const own = path.join(app, "vite.config.js");
  const configFile = existsSync(own) ? own : false;
  await build({ root: app, configFile, logLevel: "error", base: "./", build: { target: "es2022", ...ssr } });
}

/** What a program prints. */
export async function printed(app: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, words, { cwd: app });
  return stdout.trim();
}
