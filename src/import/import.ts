/** From a section of Fairy-Stockfish's configuration to the text of a variant file. */

import BUILT_IN from "../../schemas/import/parents.ini?raw";
import { provideDocuments } from "../definition/provide-documents.ts";
import { provideFileReading } from "../definition/provide-file-reading.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { examineVariant } from "../engine/examine.ts";
import type { Variant } from "../variant/variant.ts";
import { documentOf, type Imported } from "./document.ts";
import { extendParent } from "./extend.ts";
import type { Ini, IniSection } from "./ini.ts";
import { readIni } from "./ini.ts";
import { Faults } from "./place.ts";
import { settle } from "./settings.ts";
import { shorten } from "./shorten.ts";
import { writeYaml } from "./yaml.ts";

export interface ImportedFile {
  /** The text of a variant file, or null. */
  readonly yaml: string | null;
  /** What it says, or null. */
  readonly variant: Variant | null;
  /** Why there is none. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The variants that Fairy-Stockfish has without a configuration, as far as their rules are written here. */
let builtIn: Ini | null = null;

function builtInVariants(): Ini {
  builtIn ??= readIni(new TextEncoder().encode(BUILT_IN), "parents.ini");
  return builtIn;
}

/** Imports one section. Never throws; a variant comes whole or not at all. */
export function importSection(ini: Ini, name: string): ImportedFile {
  const faults = new Faults(ini.file);
  const section = findSection(ini, name, faults);
  const imported = section && readSection(ini, section, faults);
  if (!imported) return { yaml: null, variant: null, diagnostics: inOrder(faults.found) };
  const { document, remarks } = imported;
  provideDocuments(); // what is written is read again and again while it is made shorter
  const chosen = extendParent(imported, section.parent, name) ?? shorten(document, name);
  const yaml = writeYaml(chosen, headingOf(ini, section), remarks);
  const variant = examine(yaml, section, faults);
  return { yaml: variant && yaml, variant, diagnostics: inOrder(faults.found) };
}

/** Why a section cannot be imported; nothing when it can. Quicker than importing it. */
export function checkSection(ini: Ini, name: string): readonly Diagnostic[] {
  const faults = new Faults(ini.file);
  const section = findSection(ini, name, faults);
  const imported = section && readSection(ini, section, faults);
  if (section && imported) examine(JSON.stringify(imported.document), section, faults);
  return inOrder(faults.found);
}

function readSection(ini: Ini, section: IniSection, faults: Faults): Imported | null {
  provideFileReading();
  const settings = settle(ini, section, builtInVariants(), faults);
  return settings && documentOf(section, settings);
}

function headingOf({ file }: Ini, { name }: IniSection): string[] {
  return [`Imported from the section ${name} of ${file.replace(/^.*[\\/]/, "")}, a configuration of Fairy-Stockfish.`];
}

function findSection({ sections }: Ini, name: string, faults: Faults): IniSection | null {
  const found = sections.filter((section) => section.name === name);
  if (found.length === 0) {
    const hint = suggest(
      name,
      sections.map((section) => section.name),
    );
    const message = `There is no section ${quote(name)}.`;
    faults.report({ line: 1, column: 1, length: 1 }, { code: "unknown-section", message, hint });
    return null;
  }
  const [section, second] = found;
  if (!second) return section;
  const message = `There is a second section ${quote(name)}, in line ${second.place.line}: give one of them another name.`;
  faults.report(section.place, { code: "section-twice", message });
  return null;
}

/** Reads what was written; what does not pass is a fault of the section. */
function examine(yaml: string, { name, place }: IniSection, faults: Faults): Variant | null {
  const { variant, diagnostics } = examineVariant(yaml, { file: `${name}.yaml` });
  for (const { code, message } of diagnostics) {
    faults.report(place, { code, message: `What this section says is no variant here: ${message}` });
  }
  return variant;
}

function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((one, other) => one.line - other.line || one.column - other.column);
}
