/**
 * The programs of the bench as they are built: a step of `build.mjs` each, kept in `build/NAME` while nothing that it reads
 * has changed. They are not run from their sources: matches start processes of built files and keep copies of them as
 * versions, and load times are those of one file.
 */

/** The process in which Fairy-Stockfish's WebAssembly build runs, beside each program that starts it. */
const FAIRY = "common/fairy-wasm-host.ts";
/** The threads that play: for others, and for the program itself. */
const WORKER = "match/worker.ts";
const LOCAL_WORKER = "match/local-worker.ts";

/** By name: the rooms that it is made of besides `common/`, and the files that are started. */
export const BUNDLES = {
  bench: {
    rooms: ["compare"],
    files: [
      "compare/main.ts",
      "compare/load-once.ts",
      "compare/host/host-once.ts",
      "compare/host/memory-once.ts",
      FAIRY,
    ],
  },
  // A copy of it is a frozen version of our engine.
  match: { rooms: ["match"], files: ["match/main.ts", WORKER, LOCAL_WORKER, "match/ours.ts", FAIRY] },
  // Apart, since it goes on for hours, while matches are built anew.
  ladder: { rooms: ["match"], files: ["match/ladder.ts", LOCAL_WORKER, FAIRY] },
  gauntlet: { rooms: ["gauntlet", "match"], files: ["gauntlet/main.ts", LOCAL_WORKER, FAIRY] },
  // Each round plays two copies of it with other kernels.
  spsa: { rooms: ["spsa", "match"], files: ["spsa/main.ts", LOCAL_WORKER, "match/ours.ts", FAIRY] },
  seeing: { rooms: ["seeing", "gauntlet", "match"], files: ["seeing/main.ts", FAIRY] },
  play: {
    rooms: ["play", "match"],
    files: ["play/levels.ts", "play/wdl.ts", "play/endgames.ts", "play/latency.ts", "play/memory.ts"],
  },
  lockstep: { rooms: ["lockstep", "match"], files: ["lockstep/main.ts", "lockstep/table.ts"] },
  queue: { rooms: ["queue"], files: ["queue/main.ts"] },
  tune: { rooms: ["tune"], files: ["tune/main.ts"] },
  import: { rooms: ["import", "lockstep"], files: ["import/verify.ts"] },
  mutate: { rooms: ["mutate"], files: ["mutate/main.ts"] },
  prove: {
    rooms: ["prove", "../test/generated", "../test/reference"],
    files: ["prove/main.ts", "prove/worker.ts"],
  },
};

/** What decides how games go, whatever program plays them: it is the same engine while these are unchanged. Each step below reads them. */
export const PLAYS = ["src", "bench/match", "bench/common", "package-lock.json"];

/** What a file is called when it is built: no two of a program share a name. */
export function nameOf(file) {
  return file.replace(/^.*\//, "").replace(/\.ts$/, "");
}
