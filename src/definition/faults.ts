/** Collects the faults of a document; each has a path, which gives its place in the file. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { Complaint, Path } from "./located.ts";

/** Part of a text value, in UTF-16 units. */
export interface Part {
  readonly offset: number;
  readonly length: number;
}

export interface DefinitionComplaint extends Complaint {
  /** The id of a missing piece: in an inherited part, the fault is shown where the piece was removed. */
  readonly piece?: string;
  /** Likewise the sign in a board that stands for no piece. */
  readonly sign?: string;
}

export interface Faults {
  /** Reports a value, or part of a text. */
  value(path: Path, complaint: DefinitionComplaint, part?: Part): void;
  /** Reports a key. */
  key(path: Path, complaint: DefinitionComplaint): void;
  /** Whether a fault at or below a path has been reported already, and its value left out. */
  isBroken(path: Path): boolean;
  readonly found: readonly Diagnostic[];
}
