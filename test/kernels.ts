/** Set up before every file: tests make variants of any size, often by hand, so all kernels and shipped variants are at
 *  hand as they are in Node.
 *  What fetches them is tested with the built package and in a browser. */
import { provideNames } from "../src/definition/at-hand.ts";
import { idOfName } from "../src/definition/library.ts";
import { provideDocuments } from "../src/definition/provide-documents.ts";
import { provideFileReading } from "../src/definition/provide-file-reading.ts";
import { provideVariants } from "../src/definition/provide-variants.ts";
import { provideKernels } from "../src/kernel/provide.ts";

provideKernels();
provideDocuments();
provideFileReading();
provideVariants();
provideNames(idOfName);
