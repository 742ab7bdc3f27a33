/** What `fairywren/variants/ID` is: one shipped variant, for pages that want no other. The build makes the modules. */
import type { Variant } from "./variant/variant.ts";

declare const variant: Variant;

export default variant;
