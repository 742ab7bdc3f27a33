import { createServer } from "vite";

/** Lends the sources to a step of the build. @param use is given a function that loads a module by its path from the root */
export async function withSources(root, use) {
  const server = await createServer({
    root,
    configFile: false,
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
