/** Forced captures in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import { RULES } from "../../layout/map.ts";
import { RULES_MUST_CAPTURE } from "../../layout/records.generated.ts";
import type { CapturesOfVariant } from "./model.ts";

export function writeCaptures(image: Image, { captures }: CapturesOfVariant): void {
  image.writeByte(RULES + RULES_MUST_CAPTURE, captures.must ? 1 : 0);
}
