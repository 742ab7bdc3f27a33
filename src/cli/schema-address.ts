/** Where a variant's file finds the schema, for its first line, by which editors read it. */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { folderAbove } from "../jobs/folder-above.ts";

const SCHEMA = join("schemas", "variant.schema.json");
const PACKAGE = join("node_modules", "fairywren");

/** The address of the schema for a file: relative where the package is above the file, as in a project or a checkout; else
 *  that of this program's own copy, wherever it is installed. */
export function schemaFor(file: string): string {
  const folder = realFolder(dirname(resolve(file)));
  const installed = ancestors(folder).find((ancestor) => existsSync(join(ancestor, PACKAGE, SCHEMA)));
  if (installed !== undefined) return relativeAddress(folder, join(installed, PACKAGE, SCHEMA));
  const own = folderAbove(SCHEMA);
  if (own === null) return relativeAddress(folder, join(folder, PACKAGE, SCHEMA));
  const isWithin = ancestors(folder).includes(own);
  return isWithin ? relativeAddress(folder, join(own, SCHEMA)) : pathToFileURL(join(own, SCHEMA)).href;
}

/** A folder that is not there is refused when the file is written. */
function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function ancestors(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestors(above)];
}

function relativeAddress(folder: string, file: string): string {
  const path = relative(folder, file).split(sep).join("/");
  return path.startsWith("..") ? path : `./${path}`;
}
