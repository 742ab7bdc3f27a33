/** One folder for all that a run of the tests puts into the folder for temporary files, gone with it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PREFIX = "fairywren-tests-";

/** Called for each project of the run: the first makes the folder, and removes it. */
export default function setUp(): (() => void) | undefined {
  if (path.basename(tmpdir()).startsWith(PREFIX)) return;
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    // what a killed program still writes is no fault of a test
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
