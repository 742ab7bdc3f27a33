/** `fairywren lsp`: the language server, a program of its own beside this one, so that no other command pays for it. */
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FairywrenError } from "../diagnostic/error.ts";
import { wholeFault } from "./refuse.ts";
import type { ExitStatus } from "./status.ts";

/** Commands are in a folder beside it. */
const SERVER = fileURLToPath(new URL("../lsp.js", import.meta.url));

/** Serves on standard input and output, as `--stdio` says too, until the editor ends it. */
export async function run(): Promise<ExitStatus> {
  if (!existsSync(SERVER))
    throw new FairywrenError([wholeFault("file-not-found", SERVER, "The language server is not built.")]);
  const { serve } = await import(/* @vite-ignore */ pathToFileURL(SERVER).href);
  return serve();
}
