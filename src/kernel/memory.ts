/** A kernel's memory: as much of `WebAssembly.Memory` as is used, whose type programs for Node without the DOM's lack. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  /** @returns the pages that there were before */
  grow(pages: number): number;
}
