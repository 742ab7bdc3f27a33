/** A plain web server that gives files away. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

export class FileServer {
  /** Requests are not answered while it is down. */
  isUp = true;
  /** Added to every answer. */
  headers: Readonly<Record<string, string>> = {};
  /** What has been fetched, by path. */
  readonly fetched = new Map<string, Buffer>();
  readonly #server: Server;

  /** @param find the file at a path of the address, `/` at its end being read as `/index.html`; null for none */
  static async open(find: (pathname: string) => string | null): Promise<FileServer> {
    const server = new FileServer(find);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  private constructor(find: (pathname: string) => string | null) {
    this.#server = createServer((request, response) => this.#answer(request, response, find));
  }

  /** Without a slash at its end. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse, find: (pathname: string) => string | null): void {
    if (!this.isUp) {
      request.destroy();
      return;
    }
    const pathname = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    const file = find(pathname);
    const body = file === null ? null : readIfThere(file);
    if (file === null || body === null) {
      response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    this.fetched.set(pathname, body);
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, ...this.headers }).end(body);
  }
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
