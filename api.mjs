/**
 * Makes the reference of the library from its types and comments: `npm run docs:api`. Every door that `package.json` exports is
 * in it, by the name that programs import, and its search knows the comments too.
 */
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Application, Converter, ReflectionKind } from "typedoc";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const OUT = at("build/api");
/** The page has it in a folder, where the page has been built. */
const SITE = at("build/demo");

const doors = doorsOf(JSON.parse(readFileSync(at("package.json"), "utf8")));
const app = await Application.bootstrap({
  name: "Fairywren",
  entryPoints: [...doors.keys()].map(at),
  tsconfig: at("tsconfig.json"),
  readme: "none",
  excludePrivate: true,
  excludeExternals: true,
  disableSources: true,
  hideGenerator: true,
  skipErrorChecking: true, // `npm run check` does
  searchInComments: true,
  logLevel: "Error",
});
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  for (const module of project.getChildrenByKind(ReflectionKind.Module))
    module.name = doors.get(`src/${module.name}.ts`);
});
const project = await app.convert();
if (!project) process.exit(1);
rmSync(OUT, { recursive: true, force: true });
await app.generateDocs(project, OUT);
if (app.logger.hasErrors()) process.exit(1);
if (existsSync(SITE)) cpSync(OUT, path.join(SITE, "api"), { recursive: true });
console.log(`The reference of ${doors.size} doors is ${path.relative(process.cwd(), OUT)}/index.html.`);

/** What programs import, by the source that its types come from; of doors that share one, the first. */
function doorsOf({ name, exports }) {
  const named = Object.entries(exports)
    .filter(([, target]) => typeof target !== "string")
    .map(([door, { types }]) => [
      types.replace(/^\.\/dist\/types\/(.*)\.d\.ts$/, "src/$1.ts"),
      `${name}${door.slice(1)}`.replace("*", "ID"),
    ]);
  return new Map(named.reverse());
}

function at(file) {
  return path.join(ROOT, file);
}
