/**
 * Gives the language a value that it lacks: a pair of vectors, 256 bits. The source of the huge build writes `f32` for it, of which
 * no kernel has any; here each local, parameter and result of that type becomes two. What `bitboard.huge.ts` declares without a
 * body goes with it: `made` puts two vectors together, `low` and `high` take one. So sets stay in registers, and no call is left of
 * what works with them.
 */
import binaryen from "binaryen";

const PAIR = "f32";
const VECTOR = "v128";
const PARTS = [VECTOR, VECTOR];
const MODULE = '"bitboard"';

/**
 * @param {Uint8Array} bytes a module
 * @param {number} features what it may use, of Binaryen's
 * @returns {import("binaryen").Module} the same without pairs, with the names that it has
 * @throws {Error} where a pair is used as no kernel uses one
 */
export function withoutPairs(bytes, features) {
  const paired = binaryen.readBinary(bytes);
  paired.setFeatures(features);
  const text = lowered(paired.emitText());
  paired.dispose();
  const module = binaryen.parseText(text);
  module.setFeatures(features);
  if (!module.validate()) throw new Error("a pair is used as no kernel uses one");
  return module;
}

function lowered(text) {
  const [module] = parse(text);
  const imports = module.filter((field) => field[0] === "import" && field[1] === MODULE);
  const primitives = new Map(imports.map(([, , name, func]) => [func[1], name.slice(1, -1)]));
  const makers = module.filter((field) => field[0] === "func" && givesPair(field)).map((field) => field[1]);
  const known = { primitives, makers: new Set(makers) };
  const kept = module.filter((field) => field[0] !== "type" && !imports.includes(field));
  return written(kept.map((field) => (field[0] === "func" ? new Lowering(field, known).lowered : field)));
}

/** Of one function. */
class Lowering {
  constructor(func, { primitives, makers }) {
    this.primitives = primitives;
    this.makers = makers;
    this.temporaries = [];
    this.pairs = new Set(func.filter(declaresPair).map(([, name]) => name));
    const [signature, body] = cut(func.filter((part) => part[0] !== "type"));
    const declared = signature.flatMap((part) => (declaresPair(part) ? this.halvesOf(part) : [this.lower(part)]));
    const lowered = body.map((part) => this.lower(part));
    this.lowered = [...declared, ...this.temporaries, ...lowered];
  }

  halvesOf([what, name]) {
    return halves(name).map(([, half]) => [what, half, VECTOR]);
  }

  lower(part) {
    if (typeof part === "string") return part;
    const [operator, name] = part;
    if (operator === "result") return ["result", ...part.slice(1).flatMap((type) => (type === PAIR ? PARTS : type))];
    if (operator === "call") return this.lowerCall(part);
    if (!this.pairs.has(name)) return part.map((inner) => this.lower(inner));
    if (operator === "local.get") return ["tuple.make", "2", ...halves(name)];
    if (operator === "local.set") return this.lowerSet(part);
    throw new Error(`a pair cannot be lowered in '${operator}'`);
  }

  /** The second half may depend on what was there of the first. */
  lowerSet([, name, value]) {
    const [first, second] = this.sidesOf(value);
    const [low, high] = halves(name).map(([, half]) => half);
    const kept = this.temporary(VECTOR);
    return ["block", ["local.set", kept, first], ["local.set", high, second], ["local.set", low, ["local.get", kept]]];
  }

  lowerCall([operator, name, ...values]) {
    const primitive = this.primitives.get(name);
    if (primitive === "made") return ["tuple.make", "2", ...values.map((value) => this.lower(value))];
    if (primitive) return this.sideOf(values[0], primitive === "low" ? 0 : 1);
    return [
      operator,
      name,
      ...values.flatMap((value) => (this.isPair(value) ? this.sidesOf(value) : [this.lower(value)])),
    ];
  }

  sideOf(value, index) {
    if (value[0] === "local.get") return halves(value[1])[index];
    return ["tuple.extract", "2", String(index), this.lower(value)];
  }

  /** Both vectors of a pair, to be computed in this order. */
  sidesOf(value) {
    if (value[0] === "local.get") return halves(value[1]);
    if (this.primitives.get(value[1]) === "made") return value.slice(2).map((part) => this.lower(part));
    const kept = this.temporary(["tuple", ...PARTS]);
    return [
      ["tuple.extract", "2", "0", ["local.tee", kept, this.lower(value)]],
      ["tuple.extract", "2", "1", ["local.get", kept]],
    ];
  }

  isPair(value) {
    const [operator, name] = value;
    if (operator === "local.get") return this.pairs.has(name);
    if (operator === "call") return this.makers.has(name) || this.primitives.get(name) === "made";
    return givesPair(value);
  }

  temporary(type) {
    const name = `$pair.${this.temporaries.length}`;
    this.temporaries.push(["local", name, type]);
    return name;
  }
}

function declaresPair(part) {
  return (part[0] === "param" || part[0] === "local") && part[2] === PAIR;
}

function givesPair(parts) {
  return parts.some((part) => part[0] === "result" && part[1] === PAIR);
}

/** A function's signature and locals, and its body. */
function cut(func) {
  const isDeclared = (part) => typeof part === "string" || ["param", "result", "local"].includes(part[0]);
  const body = func.findIndex((part) => !isDeclared(part));
  return body < 0 ? [func, []] : [func.slice(0, body), func.slice(body)];
}

function halves(name) {
  return [
    ["local.get", `${name}.low`],
    ["local.get", `${name}.high`],
  ];
}

/** Lists of words and of such lists. */
function parse(text) {
  const open = [[]];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+/g)) {
    if (token === "(") open.push([]);
    else if (token === ")") open.at(-2).push(open.pop());
    else open.at(-1).push(token);
  }
  return open[0];
}

function written(part) {
  return typeof part === "string" ? part : `(${part.map(written).join(" ")})`;
}
