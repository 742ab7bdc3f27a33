/** The loader: from the text of a variant file to a variant. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { Variant } from "../variant/variant.ts";
import { defineVariant } from "./define.ts";
import type { Faults } from "./faults.ts";
import { FILE_CHECKS } from "./file-checks.ts";
import { placedFaults } from "./placed-faults.ts";
import { type ReadOptions, type Resolved, resolveDocument, variantId } from "./resolve.ts";
import type { VariantDocument } from "./schema-types.generated.ts";

export interface ReadVariant {
  /** Null when there is an error. */
  readonly variant: Variant | null;
  /** All faults of the document, in order of place. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reports what only legal moves can tell about an otherwise complete variant. The caller provides it, with a kernel. */
export type Judge = (variant: Variant, document: VariantDocument, faults: Faults) => void;

/** Reads a variant file. Never throws on text; accesses neither files nor network.
 *  @param text the file's text, or its bytes in UTF-8
 *  @param options the file's name, and the texts that `extends` may name besides the bundled variants
 *  @param judge checks that need legal moves; none by default
 *  @example
 *  const { variant, diagnostics } = readVariant(text, { file: "mine.yaml" });
 */
export function readVariant(text: string | Uint8Array, options: ReadOptions, judge?: Judge): ReadVariant {
  const resolved = resolveDocument(text, options);
  const { document, root } = resolved;
  if (!document || !root) return { variant: null, diagnostics: inOrder(resolved.diagnostics) };
  const faults = placedFaults({ ...resolved, root } satisfies Resolved);
  const variant = defineVariant(document, variantId(options.file), faults, FILE_CHECKS);
  if (variant && resolved.diagnostics.length === 0) judge?.(variant, document, faults);
  const diagnostics = inOrder([...resolved.diagnostics, ...faults.told()]);
  return { variant: diagnostics.length === 0 ? variant : null, diagnostics };
}

/** Sorts by place, and keeps one diagnostic for each place and code; keys that are missing have the place of their map in common. */
function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const ordered = [...diagnostics].sort((a, b) => a.line - b.line || a.column - b.column);
  const seen = new Set<string>();
  return ordered.filter(({ file, line, column, code, message }) => {
    const key = `${file}:${line}:${column}:${code === "missing-key" ? message : code}`;
    return !seen.has(key) && seen.add(key);
  });
}
