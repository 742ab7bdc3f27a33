import type { Variant } from "../variant/variant.ts";
import type { FenRules } from "./fen-rules.ts";

/** The part of a variant that move texts depend on. */
export type MoveRules = FenRules & Pick<Variant, "notation">;
