/** Passes in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import { RULES } from "../../layout/map.ts";
import { RULES_MAY_PASS, RULES_PASSES } from "../../layout/records.generated.ts";
import { PASS_FREELY, PASS_NEVER, PASS_STUCK } from "../../layout/rules/passes.ts";
import type { PassesOfVariant } from "./model.ts";
import { mayPass } from "./rule.ts";

const WHEN = { never: PASS_NEVER, freely: PASS_FREELY, stuck: PASS_STUCK } as const;

export function writePasses(image: Image, rules: PassesOfVariant): void {
  for (const [side, when] of rules.passes.entries()) image.writeByte(RULES + RULES_PASSES + side, WHEN[when]);
  image.writeByte(RULES + RULES_MAY_PASS, mayPass(rules) ? 1 : 0);
}
