/** The sources that are not committed, since the build makes them: all that is called `*.generated.ts`. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { KERNELS } from "./assembly/kernels.mjs";

const ROOT = rootAbove(path.dirname(fileURLToPath(import.meta.url)));

/** The folder of the package: this file may also stand inside a built program. */
function rootAbove(folder) {
  return existsSync(path.join(folder, "package.json")) ? folder : rootAbove(path.dirname(folder));
}

const at = (file) => path.join(ROOT, file);
const SHIPPED = readdirSync(at("variants"))
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => name.slice(0, -".yaml".length));

export const OF_KERNELS = [
  "assembly/records.generated.ts",
  "assembly/hooks.generated.ts",
  "src/layout/records.generated.ts",
  "src/layout/stamp.generated.ts",
  ...KERNELS.map((name) => `src/kernel/${name}.generated.ts`),
];
export const OF_SCHEMA = [
  "src/definition/schema.generated.ts",
  "src/definition/schema-types.generated.ts",
  "src/definition/documents.generated.ts",
  "src/definition/names.generated.ts",
  "src/definition/variants.generated.ts",
  "src/definition/imports.generated.ts",
  "src/definition/fitted.generated.ts",
  "src/definition/benched.generated.ts",
  ...SHIPPED.map((id) => `src/definition/shipped/${id}.generated.ts`),
];

/** Ends a program that would otherwise only say that it finds no module. */
export function expectGenerated() {
  const missing = [...OF_KERNELS, ...OF_SCHEMA].filter((file) => !existsSync(at(file)));
  if (missing.length === 0) return;
  console.error(
    `The build has not made ${missing.join(", ")}. Run 'npm run prepare'; 'npm ci --ignore-scripts' leaves it out.`,
  );
  process.exit(1);
}
