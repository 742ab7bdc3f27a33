/** Entering in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import { RULES } from "../../layout/map.ts";
import { RULES_ENTER_KINDS } from "../../layout/records.generated.ts";
import type { EnteringOfVariant } from "./model.ts";

export function writeEntering(image: Image, { entering }: EnteringOfVariant): void {
  image.writeKinds(RULES + RULES_ENTER_KINDS, entering?.kinds.flat() ?? []);
}
