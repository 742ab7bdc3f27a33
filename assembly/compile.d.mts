export interface KernelOptions {
  readonly features?: Readonly<Record<string, boolean>>;
  readonly isQuick?: boolean;
  readonly isNamed?: boolean;
}

export function compileKernel(
  width: "narrow" | "wide",
  entries: readonly string[],
  options?: KernelOptions,
): Promise<Uint8Array<ArrayBuffer>>;
