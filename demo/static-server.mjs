/** Serves the built page locally, for scripts that test it. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

const SITE = fileURLToPath(new URL("../build/demo/", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** @param port 0 takes any free one
 *  @returns the address, and a function that stops the server
 *  @throws `EADDRINUSE` when the port is taken; an error when there is no page in the folder */
export async function serveSite(folder = process.env.SITE ?? SITE, port = 0) {
  if (!existsSync(path.join(folder, "index.html"))) throw new Error(`No page in ${folder}: run 'npm run build -- demo'.`);
  const server = createServer((request, response) => {
    try {
      const name = decodeURIComponent(new URL(request.url, "http://localhost").pathname).replace(/\/$/, "/index.html");
      const type = TYPES[path.extname(name)] ?? "application/octet-stream";
      const body = readFileSync(path.join(folder, path.normalize(name)));
      response.writeHead(200, { "content-type": type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}
