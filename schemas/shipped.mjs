import { withSources } from "./sources.mjs";

/** The list of the shipped variants, for people: what each is, and who invented it. */
export async function shippedText(_schema, root) {
  const variants = await withSources(root, describeAll);
  return `# The shipped variants

Made by \`schemas/build.mjs\` from \`variants/*.yaml\`; edit those, not this list.

The ${variants.length} variants that come with Fairywren, each a file of a few lines. \`npx fairywren show ID\` prints the board, the pieces and the rules
of one in words; [the table of rule sets](rule-sets.md) says how each was compared with other programs.

| id | name | board | what is special | inventor |
| --- | --- | --- | --- | --- |
${variants.map(rowOf).join("\n")}
`;
}

async function describeAll(load) {
  const { DOCUMENTS } = await load("/src/definition/documents.generated.ts");
  const { receiveVariant } = await load("/src/definition/receive.ts");
  return Object.entries(DOCUMENTS).map(([id, document]) => receiveVariant(id, document));
}

function rowOf({ id, name, board, about }) {
  const { summary, source, inventor, year } = about;
  const named = source ? `[${name}](${source})` : name;
  const invented = [inventor, year].filter(Boolean).join(", ");
  const cells = [`[${id}](../variants/${id}.yaml)`, named, `${board.files}x${board.ranks}`, summary ?? "", invented];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
