/** Set up before every file: tests make variants of any size, often by hand, so both kernels are at hand as they are in Node.
 *  What fetches them is tested with the built package and in a browser. */
import { provideKernels } from "../src/kernel/provide.ts";

provideKernels();
