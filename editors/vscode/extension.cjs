/** Starts the language server of Fairywren for variant files: the project's own where there is one, else the one that is carried. */
const { existsSync } = require("node:fs");
const { join } = require("node:path");
const { workspace } = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

/** The server decides which of these files are variants, and leaves the others alone. */
const DOCUMENTS = [{ language: "fairywren" }, { language: "yaml" }];
const INSTALLED = ["node_modules", "fairywren", "dist", "lsp.js"];

let client;

async function activate(context) {
  const module = serverOfProject() ?? context.asAbsolutePath(join("server", "lsp.mjs"));
  const server = { module, transport: TransportKind.stdio };
  client = new LanguageClient("fairywren", "Fairywren", server, {
    documentSelector: DOCUMENTS,
    initializationOptions: { diagrams: "svg" },
  });
  await client.start();
}

async function deactivate() {
  await client?.stop();
}

/** So that the rules are those of the version that the project plays with. A folder that is not trusted runs nothing of its own. */
function serverOfProject() {
  if (!workspace.isTrusted) return undefined;
  const folders = (workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === "file");
  return folders.map(({ uri }) => join(uri.fsPath, ...INSTALLED)).find(existsSync);
}

module.exports = { activate, deactivate };
