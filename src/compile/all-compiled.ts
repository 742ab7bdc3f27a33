/** Compiles any variant, trails and all: for programs of the build that load this module and no other beside it. */
import { provideAllOfTrails } from "../betza/provide-trails.ts";

provideAllOfTrails();

export { compileVariant } from "./compile.ts";
