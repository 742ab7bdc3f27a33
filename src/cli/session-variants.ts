/** The variants of a session with a chess program: the bundled ones, and those loaded from files. */
import { bundledIds } from "../definition/library.ts";
import { UNNAMED } from "../definition/named.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { bundledVariant } from "../engine/bundled.ts";
import type { Variant } from "../variant/variant.ts";
import { LineFault } from "./line-fault.ts";

/** The variant of a new session. */
export const FIRST_VARIANT = UNNAMED;

/** A variant of a file, and what became of the weights beside it. */
export interface LoadedVariant {
  readonly variant: Variant;
  readonly isFitted: boolean;
  readonly warnings: readonly Diagnostic[];
}

export class SessionVariants {
  private readonly loaded = new Map<string, Variant>();

  /** All ids; those loaded from files take precedence over bundled ones. */
  ids(): string[] {
    return [...new Set([...bundledIds(), ...this.loaded.keys()])];
  }

  /** @throws {LineFault} when there is none with that id */
  find(id: string): Variant {
    const variant = this.loaded.get(id) ?? bundledVariant(id);
    if (variant) return variant;
    const hint = suggest(id, this.ids());
    throw new LineFault(`There is no variant ${quote(id)}.${hint === null ? "" : ` Did you mean '${hint}'?`}`);
  }

  /** Reads a file, with the weights beside it, and adds its variant under its id.
   *  @throws {FairywrenError} when a file is refused */
  async load(path: string): Promise<LoadedVariant> {
    const [{ readVariantFile }, { takeWeightsBeside }] = await Promise.all([
      import("./variant-file.ts"),
      import("./weights-beside.ts"),
    ]);
    const { variant, diagnostics } = readVariantFile(path, new Map());
    if (!variant) throw new FairywrenError(diagnostics);
    if (/[^!-~]/.test(variant.id))
      throw new LineFault(`The file's name ${quote(variant.id)} cannot be an id: give it a plain name.`);
    const beside = takeWeightsBeside(path, variant, new Map());
    if (beside.found === "faulty") throw new FairywrenError(beside.diagnostics);
    this.loaded.set(variant.id, variant);
    return { variant, isFitted: beside.found === "used", warnings: beside.diagnostics };
  }
}
