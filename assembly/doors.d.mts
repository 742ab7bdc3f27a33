/** The bytes of a kernel whose inner functions are exported too; compiled when they are not at hand. */
export declare function doorKernel(width: "narrow" | "wide"): Promise<Uint8Array<ArrayBuffer>>;
