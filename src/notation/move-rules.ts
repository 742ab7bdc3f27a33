import type { Variant } from "../variant/variant.ts";
import type { FenRules } from "./fen-rules.ts";

/** What writing and reading moves needs to know of a variant. */
export type MoveRules = FenRules & Pick<Variant, "notation">;
