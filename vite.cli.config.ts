import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the command line for Node into `dist/cli.js`; each command is a chunk of its own in `dist/cli/`, loaded when
 *  it is called, and so is what runs in the threads of `tune`, `match` and jobs. */
export default defineConfig({
  publicDir: false,
  // One read instead of the seventy files of the YAML reader: a tenth of a second at every start.
  // Without the condition `node`, `yaml` comes as modules: its CommonJS takes 7 ms more to start.
  ssr: { noExternal: ["yaml"], resolve: { conditions: ["import", "default"] } },
  build: {
    ssr: true,
    target: "node20",
    minify: true,
    outDir: "dist",
    emptyOutDir: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no warning
      input: {
        cli: here("src/cli/main.ts"),
        "cli/tune-worker": here("src/cli/tune-worker.ts"),
        "cli/player-thread": here("src/match/player-thread.ts"),
        "cli/job-thread": here("src/jobs/thread.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "cli/[name].js" },
    },
  },
});
