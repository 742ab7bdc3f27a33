/** An editor: a client of the language server over standard input and output, as editors start it. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  type CodeAction,
  type CompletionItem,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";

const PROGRAM = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
/** Where the cursor is, in a text of a test. */
const CURSOR = "|>";
const SLOWEST_MS = 20_000;

export class Editor {
  readonly connection: ProtocolConnection;
  /** What the server has said of itself: errors of its own. */
  readonly complaints: string[] = [];
  readonly child: ChildProcessWithoutNullStreams;
  private readonly documents = new Map<string, TextDocument>();
  private readonly faults = new Map<
    string,
    { readonly version: number | undefined; readonly diagnostics: Diagnostic[] }
  >();
  private wake: () => void = () => {};

  private constructor(args: readonly string[]) {
    this.child = spawn(process.execPath, [PROGRAM, "lsp", ...args]);
    this.child.stderr.on("data", (chunk) => this.complaints.push(String(chunk)));
    const { stdout, stdin } = this.child;
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification("window/logMessage", ({ message }) => {
      this.complaints.push(message);
    });
    this.connection.onNotification("textDocument/publishDiagnostics", ({ uri, version, diagnostics }) => {
      this.faults.set(uri, { version, diagnostics });
      this.wake();
    });
    this.connection.onRequest("client/registerCapability", () => null);
    this.connection.listen();
  }

  /** Starts the server and greets it. */
  static async start(initializationOptions: object = {}, args: readonly string[] = ["--stdio"]): Promise<Editor> {
    const editor = new Editor(args);
    const answer: InitializeResult = await editor.connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
      initializationOptions,
    });
    if (answer.serverInfo?.name !== "fairywren") throw new Error("another server answered");
    await editor.connection.sendNotification("initialized", {});
    return editor;
  }

  /** Opens a file, or changes the text of one that is open; a cursor in it is taken out. */
  async show(uri: string, text: string, languageId = "yaml"): Promise<Position> {
    const offset = Math.max(0, text.indexOf(CURSOR));
    const plain = text.replace(CURSOR, "");
    const known = this.documents.get(uri);
    const version = (known?.version ?? 0) + 1;
    const document = TextDocument.create(uri, languageId, version, plain);
    this.documents.set(uri, document);
    const textDocument = { uri, languageId, version, text: plain };
    if (known) {
      await this.connection.sendNotification("textDocument/didChange", {
        textDocument,
        contentChanges: [{ range: wholeOf(known), text: plain }],
      });
    } else await this.connection.sendNotification("textDocument/didOpen", { textDocument });
    return document.positionAt(offset);
  }

  async close(uri: string): Promise<void> {
    this.documents.delete(uri);
    await this.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  }

  /** The faults of the text that is shown now, once the server has told them. */
  async faultsOf(uri: string): Promise<Diagnostic[]> {
    const end = performance.now() + SLOWEST_MS;
    while (performance.now() < end) {
      const told = this.faults.get(uri);
      if (told?.version === this.documents.get(uri)?.version && told) return told.diagnostics;
      await this.news(50);
    }
    throw new Error(`no faults were told of ${uri}; the server said: ${this.complaints.join("\n")}`);
  }

  /** What was last told of a file, if anything. */
  told(uri: string): Diagnostic[] | null {
    return this.faults.get(uri)?.diagnostics ?? null;
  }

  /** Waits for faults of any file. */
  news(mostMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, mostMs);
    });
  }

  async complete(uri: string, text: string): Promise<CompletionItem[]> {
    const position = await this.show(uri, text);
    const { items }: CompletionList = await this.ask("completion", uri, { position });
    return items;
  }

  /** The Markdown of what is shown at the cursor; null when nothing is. */
  async hover(uri: string, text: string): Promise<string | null> {
    const position = await this.show(uri, text);
    const hover: Hover | null = await this.ask("hover", uri, { position });
    return hover === null ? null : (hover.contents as { value: string }).value;
  }

  /** The fixes of every fault. */
  async fixes(uri: string): Promise<CodeAction[]> {
    const diagnostics = await this.faultsOf(uri);
    return this.ask("codeAction", uri, { range: wholeOf(this.documentOf(uri)), context: { diagnostics } });
  }

  /** Asks something about a file. */
  ask<Answer>(what: string, uri: string, more: object = {}): Promise<Answer> {
    return this.connection.sendRequest(`textDocument/${what}`, { textDocument: { uri }, ...more });
  }

  /** The text of a file with edits made. */
  edited(uri: string, edits: readonly TextEdit[]): string {
    return TextDocument.applyEdits(this.documentOf(uri), [...edits]);
  }

  textAt(uri: string, { range }: Diagnostic): string {
    return this.documentOf(uri).getText(range);
  }

  /** Ends the server as editors do. @returns its exit status */
  async quit(): Promise<number | null> {
    const closed = new Promise<number | null>((resolve) => this.child.on("close", resolve));
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    return closed;
  }

  private documentOf(uri: string): TextDocument {
    const document = this.documents.get(uri);
    if (!document) throw new Error(`${uri} is not open`);
    return document;
  }
}

function wholeOf(document: TextDocument) {
  return { start: document.positionAt(0), end: document.positionAt(document.getText().length) };
}
