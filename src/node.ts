/** The main entry in Node: the same, with all shipped variants and kernels included, so that nothing has to be loaded first. */
import { provideNames } from "./definition/at-hand.ts";
import { idOfName } from "./definition/library.ts";
import { provideDocuments } from "./definition/provide-documents.ts";
import { provideVariants } from "./definition/provide-variants.ts";
import { provideCarriedReader } from "./engine/carried-variant.ts";
import { readCarried } from "./engine/read-carried.ts";
import { provideKernels } from "./kernel/provide.ts";

export { remoteEngine } from "./engine/remote-node.ts";
export * from "./index.ts";

provideKernels();
provideDocuments();
provideVariants();
provideNames(idOfName);
provideCarriedReader(readCarried);
