/** `fairywren import`: writes a variant file from a section of Fairy-Stockfish's configuration, or lists the sections. */
import { FairywrenError } from "../diagnostic/error.ts";
import { checkSection, importSection } from "../import/import.ts";
import { type Ini, LONGEST_INI, readIni } from "../import/ini.ts";
import type { Arguments } from "./arguments.ts";
import { readFileStart } from "./file.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE, REFUSED } from "./status.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const [file, name] = args.operands;
  const ini = readIniFile(file, output);
  if (name === undefined && args.has("verify"))
    return (await import("./import-verify.ts")).verifyAll(ini, output, args.has("json"));
  if (name === undefined) return list(ini, output, args.has("json"));
  const { yaml, variant, diagnostics } = importSection(ini, name);
  if (yaml === null || variant === null) throw new FairywrenError(diagnostics);
  if (ini.diagnostics.length > 0) output.report(ini.diagnostics); // outside of the section, which is whole
  if (args.has("verify"))
    return (await import("./import-verify.ts")).verifyOne({ yaml, variant }, { file, name }, output);
  output.text(yaml);
  return FINE;
}

/** @throws {FairywrenError} when there is no such file, or nothing in it can be read */
function readIniFile(file: string, output: Output): Ini {
  const content = readFileStart(file, LONGEST_INI + 1);
  if (!content.ok) throw new FairywrenError([content.diagnostic]);
  output.sources.set(file, new TextDecoder().decode(content.bytes));
  const ini = readIni(content.bytes, file);
  if (ini.sections.length === 0) throw new FairywrenError(ini.diagnostics);
  return ini;
}

function list(ini: Ini, output: Output, asJson: boolean): ExitStatus {
  const rows = ini.sections.map(({ name, parent }) => ({ name, parent, diagnostics: checkSection(ini, name) }));
  if (asJson) {
    output.json({ sections: rows, diagnostics: ini.diagnostics });
    return ini.diagnostics.length === 0 ? FINE : REFUSED;
  }
  output.table(
    rows.map(({ name, parent, diagnostics }) => [name, parent ?? "", diagnostics[0]?.message ?? "can be imported"]),
  );
  if (ini.diagnostics.length === 0) return FINE;
  output.report(ini.diagnostics);
  return REFUSED;
}
