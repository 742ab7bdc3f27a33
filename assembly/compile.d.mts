/** A kernel of the exports of some source files. @returns the optimised module */
export declare function compileKernel(width: "narrow" | "wide", entries: readonly string[]): Promise<Uint8Array>;
