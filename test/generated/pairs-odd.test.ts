import { provePairs, proveRefusals } from "./pairs.ts";

provePairs(1);
proveRefusals(1);
