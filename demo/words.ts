/** A number with thousands separators: `1,234,567`. */
export function grouped(number: number): string {
  return Math.round(number).toLocaleString("en-US");
}
