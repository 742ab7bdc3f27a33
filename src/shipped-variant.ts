/** `fairywren/variants/ID`: one shipped variant, for pages that need no other. The build makes the modules. */
import type { Variant } from "./variant/variant.ts";

declare const variant: Variant;

export default variant;
