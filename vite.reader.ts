import type { Plugin } from "vite";

/** Of the package for YAML what writes and changes, what makes plain values of nodes and nodes of them, and the types of
 *  YAML 1.1: nothing here does, or knows them. And what resolves tags, aliases and directives, which are refused at
 *  their first letters (`tricks.ts`). */
export function leaveWriterOut(): Plugin {
  const unused =
    /\/yaml\/.*\/((stringify|yaml-1\.1)\/\w+|json\/schema|(cst-)?visit|createNode|anchors|applyReviver|toJS|addPairToJSMap|Alias)\.js$/;
  const composing = /\/yaml\/.*\/compose-(collection|node|scalar)\.js$/;
  const partly = /\/yaml\/.*\/(doc|nodes)\/\w+\.js$/;
  return {
    name: "leave-writer-out",
    transform: {
      order: "pre",
      handler: (code, address) => {
        if (unused.test(address)) return { code: withoutBodies(code), map: null };
        if (partly.test(address)) return { code: code.replace(WRITING, ""), map: null };
        return composing.test(address) ? { code: withoutTags(code), map: null } : null;
      },
    },
  };
}

/** The methods of documents, nodes and directives that do so, as the package indents them. */
const WRITING =
  /^ {4}(?:static )?(?:clone|(?:add|delete|get|has|set)(?:In)?|hasAllNullValues|create\w+|from|resolve|to(?:JS|JSON|String)|tag\w+)\(.*\n(?:(?! {4}\}).*\n)* {4}\}\n/gm;

/** For a text without tags and aliases: what follows from that is left to the minifier. */
function withoutTags(code: string): string {
  return code
    .replace("const tagToken = props.tag;", "const tagToken = null;")
    .replace("const tagName = tagToken\n", "const tagName = null && tagToken\n")
    .replace(/ +case 'alias':\n(?:.*\n)*? +break;\n/, "");
}

/** The same exports, none of which can be called. */
function withoutBodies(code: string): string {
  const [, names] = code.match(/^export \{([^}]*)\};/m) ?? [];
  if (names === undefined) throw new Error("the package 'yaml' writes by modules of another form than expected");
  const refused = 'throw new Error("this program only reads YAML");';
  return names
    .split(",")
    .map((name) => `export function ${name.trim()}() { ${refused} }`)
    .join("\n");
}
