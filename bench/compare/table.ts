/** Rows of text as aligned columns: the first to the left, the others to the right. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const [head, ...body] = lines.map((line) => line.map((cell, column) => pad(cell, widths[column], column)).join("  "));
  return [head, "-".repeat(head.length), ...body].map((line) => line.trimEnd()).join("\n");
}

/** A number with three significant digits, without an exponent; a dash for what was not measured. */
export function writeNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return "-";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(Math.min(digits, 3));
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
