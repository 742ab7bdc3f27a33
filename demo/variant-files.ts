/** The files of the shipped variants, each loaded on demand. Their list is long, so it is fetched with the first of them. */

const FILES = import.meta.glob<string>("../variants/*.yaml", { query: "?raw", import: "default" });

/** @throws {RangeError} when no shipped variant has that id */
export async function variantFile(id: string): Promise<string> {
  const load = FILES[`../variants/${id}.yaml`];
  if (!load) throw new RangeError(`There is no file of '${id}'.`);
  return load();
}
