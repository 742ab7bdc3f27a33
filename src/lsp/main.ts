/** The language server: `fairywren lsp` imports it, and editors that carry it run it. */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createConnection } from "vscode-languageserver/node";
import { attach } from "./server.ts";

/** Serves on standard input and output. Never comes back: the editor's last message ends the program. */
export function serve(): Promise<never> {
  const connection = createConnection(process.stdin, process.stdout);
  attach(connection);
  connection.listen();
  return new Promise(() => {});
}

const [, script] = process.argv;
if (script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url)) await serve();
