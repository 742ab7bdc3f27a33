/** Collects what is wrong with a document; each fault knows its path, and finds its place in the file by it. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { Complaint, Path } from "./located.ts";

/** Part of a text value, in UTF-16 units. */
export interface Part {
  readonly offset: number;
  readonly length: number;
}

export interface DefinitionComplaint extends Complaint {
  /** The id of the piece that is missing: in an inherited part, the fault is shown where it was taken away. */
  readonly piece?: string;
}

export interface Faults {
  /** Reports a value, or part of a text. */
  value(path: Path, complaint: DefinitionComplaint, part?: Part): void;
  /** Reports a key. */
  key(path: Path, complaint: DefinitionComplaint): void;
  /** Whether something at or below a path is reported already and left out. */
  isBroken(path: Path): boolean;
  readonly found: readonly Diagnostic[];
}
