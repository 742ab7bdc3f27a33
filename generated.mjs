/** The sources that are not committed, since the build makes them: all that is called `*.generated.ts`. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const OF_KERNELS = [
  "assembly/records.generated.ts",
  "assembly/hooks.generated.ts",
  "src/layout/records.generated.ts",
  "src/layout/stamp.generated.ts",
  "src/kernel/narrow.generated.ts",
  "src/kernel/wide.generated.ts",
  "src/kernel/narrow-rich.generated.ts",
  "src/kernel/wide-rich.generated.ts",
];
export const OF_SCHEMA = [
  "src/definition/shape.generated.ts",
  "src/definition/schema-types.generated.ts",
  "src/definition/documents.generated.ts",
  "src/definition/variants.generated.ts",
  "src/definition/fitted.generated.ts",
  "src/definition/benched.generated.ts",
];

/** Ends a program that would otherwise only say that it finds no module. */
export function expectGenerated() {
  const missing = [...OF_KERNELS, ...OF_SCHEMA].filter(
    (file) => !existsSync(fileURLToPath(new URL(file, import.meta.url))),
  );
  if (missing.length === 0) return;
  console.error(
    `The build has not made ${missing.join(", ")}. Run 'npm run prepare'; 'npm ci --ignore-scripts' leaves it out.`,
  );
  process.exit(1);
}
