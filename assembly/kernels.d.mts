/** Names of the kernels, see `kernels.mjs`. */
export const KERNELS: readonly string[];
