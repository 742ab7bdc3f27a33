/** What is wrong with the picture of a piece. */
import type { Part } from "./faults.ts";

/** What is wrong with a picture, and where in its text. */
export interface PictureFault {
  readonly code: "picture" | "picture-unsafe";
  readonly message: string;
  readonly hint?: string | null;
  /** Default: all of it. */
  readonly part?: Part;
}
