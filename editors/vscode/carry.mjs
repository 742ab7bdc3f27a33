/** Copies the language server into the extension, with the licences of what is in it: packed, it needs nothing else. */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const at = (path, base = import.meta.url) => fileURLToPath(new URL(path, base));

/** In a folder of its own package a script says itself that it is a module. */
const CARRIED = { "dist/lsp.js": "server/lsp.mjs", "dist/third-party.txt": "server/third-party.txt", LICENSE: "LICENSE" };

const missing = Object.keys(CARRIED).filter((file) => !existsSync(at(file, ROOT)));
if (missing.length > 0) {
  console.error(`The build has not made ${missing.join(", ")}. Run 'node build.mjs library lsp' in the root.`);
  process.exit(1);
}
mkdirSync(at("server"), { recursive: true });
for (const [from, to] of Object.entries(CARRIED)) copyFileSync(at(from, ROOT), at(to));
