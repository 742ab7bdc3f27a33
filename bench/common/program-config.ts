import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import type { UserConfig } from "vite";

/** What a program takes into its bundle besides our own code; all else is found at run time. */
const BUNDLED = ["yaml"];

/**
 * How a program of the bench is built for Node into `build/NAME`, with all of our own code in it.
 * @param name its folder
 * @param files its entries, by name, relative to that folder
 */
export function programConfig(name: string, files: Readonly<Record<string, string>>, bundled = BUNDLED): UserConfig {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const entries = Object.entries(files).map(([entry, file]) => [entry, here(`../${name}/${file}`)]);
  return {
    root: here(`../${name}/`),
    publicDir: false,
    ssr: { noExternal: bundled },
    build: {
      ssr: true,
      target: "node20",
      outDir: here(`../../build/${name}`),
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        external: [...builtinModules, /^node:/],
        // beside the entries: a program finds the files that it starts, whatever part of it asks
        output: { chunkFileNames: "[name].js" },
      },
    },
  };
}
