export { median } from "../../src/cli/interval.ts";

/** The geometric mean; NaN of nothing. */
export function geomean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
