import type { KernelName } from "../src/compile/kernel-name.ts";

export interface KernelOptions {
  readonly features?: Readonly<Record<string, boolean>>;
  readonly knowsRich?: boolean;
  readonly isQuick?: boolean;
  readonly isNamed?: boolean;
  readonly variables?: readonly string[];
}

export function compileKernel(
  name: KernelName,
  entries: readonly string[],
  options?: KernelOptions,
): Promise<Uint8Array<ArrayBuffer>>;
