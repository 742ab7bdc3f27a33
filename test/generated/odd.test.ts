import { proveVariants } from "./prove.ts";

proveVariants(1);
