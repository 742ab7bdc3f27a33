import path from "node:path";
import { createServer, normalizePath } from "vite";

/**
 * Lends the sources to a step of the build.
 * @param use is given a function that loads a module by its path from the root
 * @param unmade text by path of what the step is about to make: the sources must not see what an earlier build made of it
 */
export async function withSources(root, use, unmade = {}) {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [standIn(root, unmade)],
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}

function standIn(root, texts) {
  const byPath = new Map(Object.entries(texts).map(([file, text]) => [normalizePath(path.join(root, file)), text]));
  return {
    name: "stand-in",
    enforce: "pre",
    resolveId: (address, importer) => {
      const file = importer === undefined ? address : normalizePath(path.join(path.dirname(importer), address));
      return byPath.has(file) ? file : null;
    },
    load: (file) => byPath.get(file),
  };
}
