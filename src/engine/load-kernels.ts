/** Loads the kernels for boards of every size, so that games and positions of any variant can be read. In Node they are
 *  built in. */
export async function loadKernels(): Promise<void> {
  const { provideKernels } = await import("../kernel/provide.ts");
  provideKernels();
}
