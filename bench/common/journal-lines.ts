/** The lines of a journal: a value each, as JSON. */

/** A value as a line, with its end. */
export function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** What the lines of a file say. @throws {Error} with the number of a line that is none of a journal */
export function valuesOf({ path, lines }: { readonly path: string; readonly lines: readonly string[] }): unknown[] {
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error(`${path}:${index + 1}: is no line of a journal`);
    }
  });
}
