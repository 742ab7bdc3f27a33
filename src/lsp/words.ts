/** What the schema says of a value, in Markdown. */
import { choicesOf, type Part } from "./schema.ts";

/** Title, description and facts of a part of the schema. */
export function partText(part: Part): string {
  return [part.title && `**${part.title}**`, part.description, factsOf(part)].filter(Boolean).join("\n\n");
}

function factsOf(part: Part): string {
  const kinds = [...new Set(choicesOf(part).map(kindOf))].join(", or ");
  const facts = [`Type: ${kinds}`];
  if (part.default !== undefined) facts.push(`Default: ${code(part.default)}`);
  const blocks = (part.defaultSnippets ?? []).map(({ label }) => label);
  const examples = [...(part.examples ?? []), ...blocks].slice(0, MOST_EXAMPLES).map(code);
  if (examples.length > 0) facts.push(`Example: ${examples.join(", ")}`);
  return facts.map((fact) => `- ${fact}`).join("\n");
}

const MOST_EXAMPLES = 3;

function kindOf(part: Part): string {
  if (part.const !== undefined) return code(part.const);
  if (part.enum) return `one of ${part.enum.map(code).join(", ")}`;
  const { minimum, maximum } = part;
  const range = minimum === undefined ? "" : ` from ${minimum} to ${maximum}`;
  return (
    [part.type ?? "object"]
      .flat()
      .map((type) => TYPES[type] ?? type)
      .join(" or ") + range
  );
}

const TYPES: Readonly<Record<string, string>> = {
  object: "a map",
  array: "a list",
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "`true` or `false`",
};

/** A value as a file has it. */
function code(value: unknown): string {
  return `\`${typeof value === "string" ? value : JSON.stringify(value).replaceAll('"', "")}\``;
}

/** A text of a file for Markdown, which would otherwise read signs in it. */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~-]/g, "\\$&").replace(/\s+/g, " ");
}
