/** The files that are open, with their unsaved texts, and those beside them that `extends` names; each checked once for each of its states. */
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";
import { idsBeside, isThere, readFileStart, VARIANT_ID } from "../cli/file.ts";
import { takeWeightsBeside } from "../cli/weights-beside.ts";
import { type Sketch, sketchOf } from "../definition/sketch.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { examineVariant } from "../engine/examine.ts";
import type { Variant } from "../variant/variant.ts";
import { isVariantFile } from "./recognise.ts";

/** The documents of an editor. */
export interface Documents {
  get(uri: string): TextDocument | undefined;
  all(): TextDocument[];
}

export interface Checked {
  readonly variant: Variant | null;
  /** Of the file itself. */
  readonly diagnostics: readonly Diagnostic[];
  /** Of the weights beside it. */
  readonly beside: readonly Diagnostic[];
  /** The files that `extends` asked for, whether they are there or not. */
  readonly asked: ReadonlySet<string>;
}

const ENDINGS = [".yaml", ".yml"] as const;

export class Workspace {
  private readonly documents: Documents;
  private readonly checks = new Map<string, { readonly version: number; readonly checked: Checked }>();
  /** Open files that were variants when they were last looked at. */
  private readonly variants = new Set<string>();
  private readonly sketches = new Map<string, { readonly version: number; readonly sketch: Sketch }>();

  constructor(documents: Documents) {
    this.documents = documents;
  }

  /** The document, if it is open and a variant's. */
  variantFile(uri: string): TextDocument | null {
    const document = this.documents.get(uri);
    if (!document) return null;
    const isVariant = isVariantFile(document, {
      wasVariant: this.variants.has(uri),
      isBeside: (id) => VARIANT_ID.test(id) && this.fileBeside(uri, id) !== null,
    });
    if (isVariant) this.variants.add(uri);
    else this.variants.delete(uri);
    return isVariant ? document : null;
  }

  /** Checks a file as `fairywren check` does, with the unsaved texts of others. */
  check(document: TextDocument): Checked {
    const { uri, version } = document;
    const known = this.checks.get(uri);
    if (known?.version === version) return known.checked;
    const checked = this.checkText(document);
    this.checks.set(uri, { version, checked });
    return checked;
  }

  /** What can be understood of a file that may be half written. */
  sketch(document: TextDocument): Sketch {
    const { uri, version } = document;
    const known = this.sketches.get(uri);
    if (known?.version === version) return known.sketch;
    const sketch = sketchOf(document.getText(), nameOf(uri));
    this.sketches.set(uri, { version, sketch });
    return sketch;
  }

  /** Forgets what is known of a file and of those that extend it. @returns the open ones among these, to be checked again */
  changed(uri: string): TextDocument[] {
    const path = pathOf(uri);
    const affected = [...this.checks].filter(
      ([other, { checked }]) => other === uri || (path !== null && checked.asked.has(path)),
    );
    for (const [other] of affected) this.checks.delete(other);
    return affected.flatMap(([other]) => this.documents.get(other) ?? []);
  }

  closed(uri: string): void {
    this.checks.delete(uri);
    this.sketches.delete(uri);
    this.variants.delete(uri);
  }

  /** The texts beside a file by id: of those that are open what the editor shows.
   *  @param asked collects the paths that were looked for */
  siblingsOf(uri: string, asked = new Set<string>()) {
    const path = pathOf(uri);
    const textOf = (id: string): string | Uint8Array | null => {
      if (path === null) return null;
      const paths = ENDINGS.map((ending) => join(dirname(path), id + ending));
      for (const one of paths) asked.add(one);
      return this.openText(paths) ?? textOnDisk(paths);
    };
    return Object.assign(textOf, { ids: () => this.idsBeside(uri) });
  }

  /** The file beside another that has the rules of an id, open or on the disk; null when there is none. */
  fileBeside(uri: string, id: string): TextDocument | null {
    const path = pathOf(uri);
    if (path === null) return null;
    const paths = ENDINGS.map((ending) => join(dirname(path), id + ending));
    const open = this.openDocument(paths);
    const bytes = open ? null : textOnDisk(paths);
    const there = paths.find(isThere);
    if (open || bytes === null || there === undefined) return open;
    return TextDocument.create(pathToFileURL(there).href, "yaml", 0, new TextDecoder().decode(bytes));
  }

  /** The ids of the other YAML files in the folder. */
  idsBeside(uri: string): string[] {
    const path = pathOf(uri);
    return path === null ? [] : idsBeside(path);
  }

  /** Checks a text as if it stood in a file. */
  checkText(document: TextDocument): Checked {
    const { uri } = document;
    const asked = new Set<string>();
    const read = examineVariant(document.getText(), { file: nameOf(uri), siblings: this.siblingsOf(uri, asked) });
    const path = pathOf(uri);
    const beside = read.variant && path !== null ? takeWeightsBeside(path, read.variant, new Map()).diagnostics : [];
    return { ...read, beside, asked };
  }

  private openText(paths: readonly string[]): string | null {
    return this.openDocument(paths)?.getText() ?? null;
  }

  private openDocument(paths: readonly string[]): TextDocument | null {
    return this.documents.all().find(({ uri }) => paths.includes(pathOf(uri) ?? "")) ?? null;
  }
}

function textOnDisk(paths: readonly string[]): Uint8Array | null {
  const path = paths.find(isThere);
  const content = path === undefined ? null : readFileStart(path);
  return content?.ok ? content.bytes : null;
}

/** The path of a file; null for what is not on a disk, such as a text without a name. */
export function pathOf(uri: string): string | null {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : null;
  } catch {
    return null;
  }
}

/** What diagnostics call a file; its id is made from it. */
function nameOf(uri: string): string {
  const path = pathOf(uri);
  return path ?? "variant.yaml";
}
