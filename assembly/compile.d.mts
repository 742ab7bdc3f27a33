export interface KernelOptions {
  readonly features?: Readonly<Record<string, boolean>>;
  readonly knowsRich?: boolean;
  readonly isQuick?: boolean;
  readonly isNamed?: boolean;
}

export function compileKernel(
  name: "narrow" | "wide" | "narrow-rich" | "wide-rich",
  entries: readonly string[],
  options?: KernelOptions,
): Promise<Uint8Array<ArrayBuffer>>;
