/** `fairywren new`: writes a commented variant file to start from. */
import { writeFileSync } from "node:fs";
import { starterBeside } from "../definition/starter.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import type { Arguments } from "./arguments.ts";
import { codeOf } from "./file.ts";
import type { Output } from "./output.ts";
import { wholeFault } from "./refuse.ts";
import { schemaFor } from "./schema-address.ts";
import { type ExitStatus, FINE } from "./status.ts";

export function run(args: Arguments, output: Output): ExitStatus {
  const [file] = args.operands;
  try {
    writeFileSync(file, starterBeside(schemaFor(file)), { flag: "wx" });
  } catch (error) {
    throw new FairywrenError([wholeFault("file-unwritable", file, reasonOf(error, file))]);
  }
  output.line(`${file} is written: a small variant with comments to change.`);
  output.line(`Try 'fairywren check ${file}', 'fairywren show ${file}' and 'fairywren best ${file}'.`);
  return FINE;
}

function reasonOf(error: unknown, file: string): string {
  const code = codeOf(error);
  if (code === "EEXIST") return `${quote(file)} exists already and was not changed: give another name.`;
  if (code === "ENOENT") return `The folder of ${quote(file)} does not exist.`;
  return `${quote(file)} cannot be written (${code}).`;
}
