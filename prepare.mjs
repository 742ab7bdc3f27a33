/**
 * `prepare`, which npm runs by itself. After `npm ci` and `npm install` in the tree it makes the sources that are not
 * committed, and no more: every script builds what else it needs, and those that need nothing else begin with this.
 * Where npm packs or links the tree (`npm pack`, a git address, `npm link`) it builds the whole package.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** npm says from where a package comes when it prepares it for somebody else. */
const isForOthers = process.env.npm_package_resolved !== undefined;
const build = fileURLToPath(new URL("build.mjs", import.meta.url));
const { status } = spawnSync(process.execPath, [build, ...(isForOthers ? [] : ["kernels", "schema"])], {
  stdio: "inherit",
});
process.exit(status ?? 1);
