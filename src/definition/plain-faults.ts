import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { DefinitionComplaint, Faults } from "./faults.ts";

/** Collects faults without places, for resolved documents, which have no file. */
export function plainFaults(file: string): Faults {
  const found: Diagnostic[] = [];
  const report = (path: readonly (string | number)[], { code, message, hint = null }: DefinitionComplaint) => {
    const where = `${path.join(".")}: ${message}`;
    found.push({ code, severity: "error", message: where, file, line: 1, column: 1, length: 1, hint });
  };
  return { found, value: report, key: report, isBroken: () => false };
}
