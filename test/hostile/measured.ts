/** Runs something. @returns what it has made, and the milliseconds of the processor that it took: what else a busy machine does is
 *  not counted */
export function measured<Made>(run: () => Made): { readonly made: Made; readonly ms: number } {
  const begin = process.cpuUsage();
  const made = run();
  const { user, system } = process.cpuUsage(begin); // in microseconds
  return { made, ms: (user + system) / 1000 };
}
