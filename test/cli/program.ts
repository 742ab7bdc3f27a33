/** The built program `fairywren`, run as a person would run it. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds the program for one test file, apart from the others.
 *  @param name of the test file: it becomes the folder
 *  @returns the path of the script */
export async function buildProgram(name: string): Promise<string> {
  const outDir = `build/test-cli/${name}`;
  await build({ root: ROOT, configFile: `${ROOT}/vite.cli.config.ts`, logLevel: "error", build: { outDir } });
  return `${ROOT}/${outDir}/cli.js`;
}

/** Runs the program to its end. */
export function runProgram(script: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, NO_COLOR: "1", ...options.env },
  });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (texts.out += chunk));
  child.stderr.on("data", (chunk) => (texts.err += chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(options.input ?? "");
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...texts })));
}
