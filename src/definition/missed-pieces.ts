/** Pieces that a document takes away, and what it inherits still names: that has one cause, and is one fault. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import type { DefinitionComplaint } from "./faults.ts";
import type { RemovedPiece } from "./inherit.ts";
import { errorAt, type Path } from "./located.ts";

type Removed = ReadonlyMap<string, RemovedPiece>;

/** The id of the removed piece that a complaint is about, or null. */
export function missedPiece(removed: Removed, { piece, sign }: DefinitionComplaint): string | null {
  if (piece !== undefined) return removed.has(piece) ? piece : null;
  if (sign === undefined) return null;
  const [id] = [...removed].find(([, { letter }]) => letter === sign.toUpperCase()) ?? [];
  return id ?? null;
}

export class MissedPieces {
  readonly #removed: Removed;
  /** The keys that name each, in order. */
  readonly #keysById = new Map<string, Set<string>>();
  readonly #noted = new Set<Diagnostic>();

  constructor(removed: Removed) {
    this.#removed = removed;
  }

  /** Notes a fault of an inherited value that is about a removed piece; leaves others alone.
   *  @param key the one that names the piece */
  note(fault: Diagnostic, key: Path, complaint: DefinitionComplaint): void {
    const id = missedPiece(this.#removed, complaint);
    if (id === null) return;
    this.#noted.add(fault);
    this.#keysById.set(id, (this.#keysById.get(id) ?? new Set()).add(key.join(".")));
  }

  /** Whether a fault has been noted. */
  has(fault: Diagnostic): boolean {
    return this.#noted.has(fault);
  }

  /** One fault for each piece, where it is taken away. */
  faults(): Diagnostic[] {
    return [...this.#keysById].flatMap(([id, keys]) => {
      const piece = this.#removed.get(id);
      return piece ? [errorAt(piece.span, stillNamed(id, [...keys].map(quote)))] : [];
    });
  }
}

function stillNamed(id: string, keys: readonly string[]): DefinitionComplaint {
  const last = keys[keys.length - 1];
  const [names, them] =
    keys.length > 1 ? [`${keys.slice(0, -1).join(", ")} and ${last} name`, "them"] : [`${last} names`, "it"];
  const message = `There is no piece ${quote(id)} any more, but what is inherited under ${names} it: write ${them} here, without it.`;
  return { code: "unknown-piece", message };
}
