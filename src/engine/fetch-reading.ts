/** Fetches what reads few files, see `definition/provide-reading.ts`. */
export async function fetchReading(): Promise<void> {
  (await import("./late-reading.ts")).provideLateReading();
}
