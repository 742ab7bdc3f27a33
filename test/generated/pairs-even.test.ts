import { provePairs, proveRefusals } from "./pairs.ts";

provePairs(0);
proveRefusals(0);
