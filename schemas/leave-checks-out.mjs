import { fileURLToPath } from "node:url";

const TRUSTED = fileURLToPath(new URL("../src/definition/trusted.ts", import.meta.url));

const NO_WEIGHTS = fileURLToPath(new URL("../src/engine/no-weights.ts", import.meta.url));

/** A plugin for programs that only make variants of documents which were checked before they came there.
 *  @param readsWeights whether they are given weights as text all the same */
export function leaveChecksOut({ readsWeights = false } = {}) {
  const isCheck = (address) => /\/(violations|file-checks|all-checks)\.ts$/.test(address);
  return {
    name: "leave-checks-out",
    enforce: "pre",
    resolveId: (address) => {
      if (!readsWeights && address.endsWith("/give-weights.ts")) return NO_WEIGHTS;
      return isCheck(address) ? TRUSTED : null;
    },
  };
}
