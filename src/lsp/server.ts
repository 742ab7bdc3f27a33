/** What an editor asks and is told: the messages of the Language Server Protocol, each answered by its own file. */
import {
  type CompletionItem,
  CompletionItemKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  type Location,
  MarkupKind,
  type Position,
  type Range,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Span } from "../definition/located.ts";
import { sketchOf } from "../definition/sketch.ts";
import { quote } from "../diagnostic/fault.ts";
import { documentNamed, inheritedIds, parentId, piecesOf } from "./army.ts";
import { type Offer, offersAt } from "./complete.ts";
import { cursorAt } from "./cursor.ts";
import { shownFaults } from "./diagnose.ts";
import type { Drawing } from "./diagram.ts";
import { fixesIn } from "./fix.ts";
import { hoverAt } from "./hover.ts";
import { outlineOf } from "./outline.ts";
import { definitionOf, idAt, PIECE_ID, spansOf } from "./piece-ids.ts";
import { placeAt } from "./place.ts";
import { Workspace } from "./workspace.ts";

/** The pause in typing after which a file is checked. */
const PAUSE_MS = 150;
const FIXES = "quickfix";

/** Answers an editor over a connection, which it does not open. */
export function attach(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  const server = new Server(connection, documents, new Workspace(documents));
  connection.onInitialize((params) => server.initialize(params));
  connection.onInitialized(() => server.initialized());
  documents.onDidOpen(({ document }) => server.changed(document.uri, document));
  documents.onDidChangeContent(({ document }) => server.changed(document.uri, document));
  documents.onDidClose(({ document }) => server.closed(document.uri));
  connection.onDidChangeWatchedFiles(({ changes }) => changes.forEach(({ uri }) => void server.changed(uri)));
  connection.onCompletion(({ textDocument, position }) => server.complete(textDocument.uri, position));
  connection.onHover(({ textDocument, position }) => server.hover(textDocument.uri, position));
  connection.onCodeAction(({ textDocument, range }) => server.fix(textDocument.uri, range));
  connection.onDocumentSymbol(({ textDocument }) => server.outline(textDocument.uri));
  connection.onDefinition(({ textDocument, position }) => server.define(textDocument.uri, position));
  connection.onReferences(({ textDocument, position }) => server.refer(textDocument.uri, position));
  connection.onPrepareRename(({ textDocument, position }) => server.prepareRename(textDocument.uri, position));
  connection.onRenameRequest(({ textDocument, position, newName }) =>
    server.rename(textDocument.uri, position, newName),
  );
  documents.listen(connection);
}

class Server {
  private readonly connection: Connection;
  private readonly documents: TextDocuments<TextDocument>;
  private readonly workspace: Workspace;
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  /** Files whose faults the editor shows. */
  private readonly told = new Set<string>();
  private drawing: Drawing = "text";
  private canWatch = false;

  constructor(connection: Connection, documents: TextDocuments<TextDocument>, workspace: Workspace) {
    this.connection = connection;
    this.documents = documents;
    this.workspace = workspace;
  }

  /** An editor that shows pictures in hovers says so by the option `diagrams: svg`. */
  initialize({ initializationOptions, capabilities }: InitializeParams): InitializeResult {
    if (initializationOptions?.diagrams === "svg") this.drawing = "svg";
    this.canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: "fairywren" },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: [" ", "[", "{", ","] },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [FIXES] },
        documentSymbolProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
      },
    };
  }

  /** What others write to the disk may be what an open file extends. */
  initialized(): void {
    if (!this.canWatch) return;
    const watchers = [{ globPattern: "**/*.{yaml,yml}" }];
    void this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }

  /** Checks a file, and the open ones that extend it, once nobody has typed for a while. */
  changed(uri: string, document?: TextDocument): void {
    for (const affected of this.workspace.changed(uri)) this.checkSoon(affected.uri);
    if (document) this.checkSoon(uri);
  }

  closed(uri: string): void {
    clearTimeout(this.waiting.get(uri));
    this.waiting.delete(uri);
    const affected = this.workspace.changed(uri); // the text on the disk counts again
    this.workspace.closed(uri);
    for (const other of affected) if (other.uri !== uri) this.checkSoon(other.uri);
    this.tell(uri, []);
  }

  complete(uri: string, position: Position): { isIncomplete: boolean; items: CompletionItem[] } {
    const none = { isIncomplete: false, items: [] };
    return this.answer(uri, none, (document) => {
      const offset = document.offsetAt(position);
      const cursor = cursorAt(document.getText(), offset);
      if (!cursor) return none;
      const { root } = this.workspace.sketch(document);
      const siblings = this.workspace.siblingsOf(uri);
      const stock = {
        root,
        pieces: piecesOf(root, siblings),
        inherited: inheritedIds(root, siblings),
        beside: this.workspace.idsBeside(uri),
      };
      const offers = offersAt(cursor, stock);
      const items = offers.map((offer, at) => completionItem(offer, at, wordBefore(document, offset, position)));
      return { isIncomplete: offers.some(({ isAdded }) => isAdded), items };
    });
  }

  hover(uri: string, position: Position) {
    return this.answer(uri, null, (document) => {
      const { root } = this.workspace.sketch(document);
      const place = placeAt(root, document.offsetAt(position));
      if (!place) return null;
      const siblings = this.workspace.siblingsOf(uri);
      const { variant } = this.workspace.check(document);
      const hover = hoverAt(place, {
        pieces: piecesOf(root, siblings),
        variant,
        documentNamed: (id) => documentNamed(id, siblings),
        drawing: this.drawing,
      });
      return (
        hover && {
          contents: { kind: MarkupKind.Markdown, value: hover.markdown },
          range: rangeOf(document, hover.span),
        }
      );
    });
  }

  fix(uri: string, range: Range) {
    return this.answer(uri, [], (document) => fixesIn(document, range, this.workspace));
  }

  outline(uri: string) {
    return this.answer(uri, [], (document) => outlineOf(document, this.workspace.sketch(document).root));
  }

  /** The piece in this file, or in the one that it comes from. */
  define(uri: string, position: Position): Location | null {
    return this.answer(uri, null, (document) => {
      const { root } = this.workspace.sketch(document);
      const found = idAt(root, document.offsetAt(position));
      return found && this.definition(document, found.id);
    });
  }

  refer(uri: string, position: Position): Location[] {
    return this.answer(uri, [], (document) => {
      const { root } = this.workspace.sketch(document);
      const found = idAt(root, document.offsetAt(position));
      return found ? spansOf(root, found.id).map((span) => ({ uri, range: rangeOf(document, span) })) : [];
    });
  }

  /** Null where there is nothing that this file alone can rename. */
  prepareRename(uri: string, position: Position): Range | null {
    return this.answer(uri, null, (document) => {
      const { root } = this.workspace.sketch(document);
      const found = idAt(root, document.offsetAt(position));
      if (!found || !definitionOf(root, found.id)) return null;
      return inheritedIds(root, this.workspace.siblingsOf(uri)).includes(found.id)
        ? null
        : rangeOf(document, found.span);
    });
  }

  rename(uri: string, position: Position, newName: string) {
    if (this.prepareRename(uri, position) === null)
      throw refusal("Only a piece that this file itself brings in can be renamed.");
    if (!PIECE_ID.test(newName))
      throw refusal(`${quote(newName)} is not an id for a piece: write lower-case words joined by dashes.`);
    return this.answer(uri, null, (document) => {
      const { root } = this.workspace.sketch(document);
      if (piecesOf(root, this.workspace.siblingsOf(uri)).has(newName))
        throw refusal(`There is a piece ${quote(newName)} already.`);
      const found = idAt(root, document.offsetAt(position));
      const spans = found ? spansOf(root, found.id) : [];
      return { changes: { [uri]: spans.map((span) => ({ range: rangeOf(document, span), newText: newName })) } };
    });
  }

  private definition(document: TextDocument, id: string): Location | null {
    const seen = new Set<string>();
    let file: TextDocument | null = document;
    while (file && !seen.has(file.uri)) {
      seen.add(file.uri);
      const { root } = sketchOf(file.getText(), file.uri);
      const span = definitionOf(root, id);
      if (span) return { uri: file.uri, range: rangeOf(file, span) };
      const parent = parentId(root);
      file = parent === null ? null : this.workspace.fileBeside(file.uri, parent);
    }
    return null;
  }

  private checkSoon(uri: string): void {
    clearTimeout(this.waiting.get(uri));
    this.waiting.set(
      uri,
      setTimeout(() => this.checkNow(uri), PAUSE_MS),
    );
  }

  /** A file that is no variant, or no longer, has no faults. */
  private checkNow(uri: string): void {
    this.waiting.delete(uri);
    const faults = this.answer(uri, [], (document) => shownFaults(document, this.workspace.check(document)));
    this.tell(uri, faults);
  }

  /** Says nothing of files of which nothing was said. */
  private tell(uri: string, diagnostics: ReturnType<typeof shownFaults>): void {
    const isVariant = this.workspace.variantFile(uri) !== null;
    if (!isVariant && !this.told.has(uri)) return;
    if (isVariant) this.told.add(uri);
    else this.told.delete(uri);
    const version = this.documents.get(uri)?.version;
    void this.connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
  }

  /** Answers for a variant's file; for any other, and when something breaks down, with nothing: a fault of ours must not take
   *  the editor's help away. */
  private answer<Answer>(uri: string, nothing: Answer, give: (document: TextDocument) => Answer): Answer {
    try {
      const document = this.workspace.variantFile(uri);
      return document ? give(document) : nothing;
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      this.connection.console.error(
        `internal error, please report it: ${error instanceof Error ? error.stack : error}`,
      );
      return nothing;
    }
  }
}

function refusal(message: string): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidParams, message);
}

function rangeOf(document: TextDocument, { start, end }: Pick<Span, "start" | "end">): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** The word that is completed: up to the cursor. */
function wordBefore(document: TextDocument, offset: number, end: Position): Range {
  const line = document.getText({ start: { line: end.line, character: 0 }, end });
  const length = /[\w-]*$/.exec(line)?.[0].length ?? 0;
  return { start: document.positionAt(offset - length), end };
}

const KINDS: Readonly<Record<Offer["kind"], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  word: CompletionItemKind.EnumMember,
  piece: CompletionItemKind.Class,
  variant: CompletionItemKind.Module,
  squares: CompletionItemKind.Field,
  letter: CompletionItemKind.Operator,
  example: CompletionItemKind.Value,
};

function completionItem(offer: Offer, at: number, word: Range): CompletionItem {
  const { label, kind, detail, text, insert = label, isAdded = false } = offer;
  const range = isAdded ? { start: word.end, end: word.end } : word;
  return {
    label,
    kind: KINDS[kind],
    sortText: String(at).padStart(4, "0"),
    textEdit: { range, newText: insert },
    ...(detail === undefined ? {} : { detail }),
    ...(text === undefined ? {} : { documentation: { kind: MarkupKind.Markdown, value: text } }),
  };
}
