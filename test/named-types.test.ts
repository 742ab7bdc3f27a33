/** Every type that the main entry speaks of can be imported from it, or from the door that its subject has. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAIN = "src/index.ts";
/** What movements are made of is for those who work with them. */
const OTHER_DOORS: Readonly<Record<string, string>> = { "src/betza/": "src/betza.ts" };

const { config } = ts.readConfigFile(path.join(ROOT, "tsconfig.json"), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const program = ts.createProgram(
  [MAIN, ...Object.values(OTHER_DOORS)].map((file) => path.join(ROOT, file)),
  options,
);
const checker = program.getTypeChecker();

/** What a door exports, also what is in a namespace there. */
function exportsOf(door: string): ReadonlySet<ts.Symbol> {
  const source = program.getSourceFile(path.join(ROOT, door));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${door} is no module`);
  const named = checker.getExportsOfModule(module).map(meant);
  const spaces = named.filter(({ flags }) => flags & ts.SymbolFlags.ValueModule);
  return new Set([...named, ...spaces.flatMap((space) => checker.getExportsOfModule(space).map(meant))]);
}

function meant(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Where a symbol of ours is declared; null for those of the language, and for parameters of types. */
function homeOf(symbol: ts.Symbol): string | null {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || ts.isTypeParameterDeclaration(declaration)) return null;
  const file = path.relative(ROOT, declaration.getSourceFile().fileName).replaceAll("\\", "/");
  return file.startsWith("src/") ? file : null;
}

/** What is wrong with the types of a door, a line each. */
function faultsOf(door: string): string[] {
  const exported = exportsOf(door);
  const others = Object.entries(OTHER_DOORS).map(([folder, other]) => [folder, exportsOf(other)] as const);
  const walked = new Set<ts.Symbol>();
  const faults = new Set<string>();

  const isNameable = (symbol: ts.Symbol, home: string) =>
    exported.has(symbol) || others.some(([folder, theirs]) => home.startsWith(folder) && theirs.has(symbol));

  const walkSymbol = (symbol: ts.Symbol, owner: string): void => {
    if (walked.has(symbol) || homeOf(symbol) === null) return;
    walked.add(symbol);
    for (const declaration of symbol.declarations ?? []) walk(declaration, owner);
  };
  const walk = (node: ts.Node, owner: string): void => {
    if (isInside(node)) return;
    if (isUntyped(node)) faults.add(`${owner} leaves the type of '${node.name.getText()}' to the compiler`);
    if (ts.isTypeReferenceNode(node)) walkName(node.typeName, owner);
    if (ts.isExpressionWithTypeArguments(node)) walkBase(node, owner);
    else ts.forEachChild(node, (child) => walk(child, owner));
  };
  /** The members of a base are its heir's: nobody needs the base's name. */
  const walkBase = (base: ts.ExpressionWithTypeArguments, owner: string): void => {
    const symbol = checker.getSymbolAtLocation(base.expression);
    if (symbol) walkSymbol(meant(symbol), owner);
    for (const argument of base.typeArguments ?? []) walk(argument, owner);
  };
  const walkName = (name: ts.EntityName, owner: string): void => {
    const symbol = checker.getSymbolAtLocation(name);
    const home = symbol && homeOf(meant(symbol));
    if (!symbol || !home) return;
    if (isNameable(meant(symbol), home)) walkSymbol(meant(symbol), meant(symbol).name);
    else faults.add(`${owner} names '${meant(symbol).name}' of ${home}`);
  };

  for (const symbol of exported) walkSymbol(symbol, symbol.name);
  return [...faults];
}

/** What no program sees: bodies, values, and members that are kept. */
function isInside(node: ts.Node): boolean {
  if (ts.isBlock(node) || ts.isSourceFile(node)) return true;
  const { parent } = node;
  if (parent && (ts.isPropertyDeclaration(parent) || ts.isParameter(parent) || ts.isVariableDeclaration(parent)))
    if (parent.initializer === node) return true;
  if (ts.isClassElement(node) && node.name && ts.isPrivateIdentifier(node.name)) return true;
  const kept = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return ts.isClassElement(node) && (ts.getCombinedModifierFlags(node) & kept) !== 0;
}

function isUntyped(node: ts.Node): node is (ts.FunctionDeclaration | ts.MethodDeclaration) & { name: ts.Identifier } {
  const returns = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isGetAccessorDeclaration(node);
  return (returns || ts.isPropertyDeclaration(node)) && node.type === undefined;
}

describe("the main entry", () => {
  it("exports what its functions take and give, so that every type of it has a name for a program", () => {
    expect(faultsOf(MAIN)).toEqual([]);
  });

  it("would be told of one that is missing", () => {
    // a door that has its subjects from elsewhere: squares come from `fairywren/geometry`, variants from the main entry
    expect(faultsOf("src/betza.ts").join("\n")).toContain("leapVector names 'Vector' of src/geometry/board.ts");
  });
});
