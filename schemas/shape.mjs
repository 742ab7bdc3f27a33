import Ajv from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";

/** Lengths count code points, as the specification of JSON Schema has it; without the package's helper at run time. */
const LENGTH_HELPER = 'require("ajv/dist/runtime/ucs2length").default';

/** Parts of an error that `shape.ts` does not read: where in the schema it comes from, and the value of the one keyword. */
const UNREAD = /,schemaPath:"[^"]*"|,schema:(?:"(?:[^"\\]|\\.)*"|[^,"])+(?=,parentSchema)/g;

/** What `shape.ts` says nothing of: that one of two checks has failed, which has told why itself. */
const UNTOLD = [
  [/if\(!valid\d+\)\{add\([^;]*?"if",[^;]*\);\}/g, ""],
  [/let ifClause\d+;|ifClause\d+ = "\w+";/g, ""],
  [/comparison: "[<>]=", /g, ""],
];

/** Where a value stands in its map or list: passed on by each check and used by none. */
const UNUSED =
  /,parentData(?::[^,{}]+)?,parentDataProperty(?::[^,{}]+)?,rootData(?=\})|, parentData, parentDataProperty, rootData=data(?=\})/g;

/** Errors whose messages need the part of the schema that they come from: the keys that it knows, or what it says. */
const SPOKEN = ["additionalProperties", "const", "pattern", "minLength"];

/** The parts of the schema that stand in the check, as constants, and how it names them and what is in them. */
const CONSTANT = /const (schema\d+) = (\{.*?\});(?=const |function |export )/g;
const NAMED = /\b(schema\d+)((?:\.\w+|\["[^"]+"\])*)(?! =)\b/g;
const STEP = /\.(\w+)|\["([^"]+)"\]/g;
/** An error, and how it joins the others. */
const ERROR =
  /const (err\d+) = \{(?:instancePath(?::(?<at>(?:[^,{}()]|\{[^{}]*\}|\([^()]*\))+))?,keyword:(?<keyword>"[^"]*"),params:(?<params>\{(?:"(?:[^"\\]|\\.)*"|[^{}"]|\{[^{}]*\})*\}),parentSchema(?::(?<part>[^,{}]+))?,data(?::(?<data>\w+))?(?:,propertyName:(?<named>\w+))?)?\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g;

/** All checks add to one list: ajv's each keep one of their own, and its length, and join them. */
const ONE_LIST = [
  [/let vErrors = null;let errors = 0;/g, ""],
  [/errors\+\+;/g, ""],
  [
    /if\(!\((?<check>(?:wrapper\d+\.)?validate\d*)\((?<data>[^{}]*?), \{instancePath(?::(?<at>[^}]*))?\}\)\)\)\{vErrors = [^;]*;errors = vErrors\.length;\}/g,
    calledCheck,
  ],
  [
    /errors = (_errs\d+);if\(vErrors !== null\)\{if\(\1\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g,
    "errors.length = $1;",
  ],
  [/(const _errs\d+ = |_errs\d+ === )errors\b/g, "$1errors.length"],
  [/\berrors === (?=_errs)/g, "errors.length === "],
  [/\w+\.errors = vErrors;return errors === 0;/g, ""],
  [/\{instancePath=""\}=\{\}/g, "instancePath"],
  [/export const validate = (\w+);export default \1;/, "const whole = $1;"],
];
/** A condition for one of two parts: ajv counts errors to learn whether it holds, and whether the part did, which nobody asks. */
const CONDITIONS = [
  [
    /const (_errs\d+) = errors\.length;let valid\d+ = true;const (_errs\d+) = errors\.length;if\((?:!\(((?:isMap|Array\.isArray)\(\w+\))\)|(typeof \w+) !== ("string"))\)\{add\(\);\}var (_valid\d+) = \2 === errors\.length;errors\.length = \1;if\(\6\)\{/g,
    (...match) => (match[3] ? `if(${match[3]}){` : `if(${match[4]} === ${match[5]}){`),
  ],
  [/var (_valid\d+) = _errs\d+ === errors\.length;valid\d+ = \1;/g, ""],
];

/** Written out by ajv for each map, list, text and number. */
const OFTEN = [
  [/(\w+) && typeof \1 == "object" && !Array\.isArray\(\1\)/g, "isMap($1)"],
  [
    /if\((\w+)(?:\.\w+|\["[^"]+"\]) === undefined\)\{add\(([^;{}]*?),"required",\{missingProperty: ("[^"]+")\},\{\},\1\);\}/g,
    "addMissing($2,$3,$1);",
  ],
  [/if\((\w+)\.length > (\d+)\)\{add\(([^;{}]*?),"maxItems",\{limit: \2\},\{\},\1\);\}/g, "addMore($3,$1,$2);"],
  [/if\((\w+)\.length < (\d+)\)\{add\(([^;{}]*?),"minItems",\{limit: \2\},\{\},\1\);\}/g, "addFewer($3,$1,$2);"],
  [/if\(func\d+\((\w+)\) > (\d+)\)\{add\(([^;{}]*?),"maxLength",\{limit: \2\},\{\},\1\);\}/g, "addLonger($3,$1,$2);"],
  [
    /if\(func\d+\((\w+)\) < (\d+)\)\{add\(([^;{}]*?),"minLength",\{limit: \2\},([^,{}]+),\1\);\}/g,
    "addShorter($3,$1,$2,$4);",
  ],
  [
    /if\(!(pattern\d+)\.test\((\w+)\)\)\{add\(([^;{}]*?),"pattern",\{pattern: "(?:[^"\\]|\\.)*"\},([^,{}]+),\2\);\}/g,
    "addUnlike($3,$2,$1,$4);",
  ],
  [
    /if\((\w+) > (-?[\d.]+) \|\| isNaN\(\1\)\)\{add\(([^;{}]*?),"maximum",\{limit: \2\},\{\},\1\);\}/g,
    "addAbove($3,$1,$2);",
  ],
  [
    /if\((\w+) < (-?[\d.]+) \|\| isNaN\(\1\)\)\{add\(([^;{}]*?),"minimum",\{limit: \2\},\{\},\1\);\}/g,
    "addBelow($3,$1,$2);",
  ],
  [
    /if\(!(?:\(+\w+ === "[^"]*"\)*(?: \|\| )?)+\)?\{add\(([^;{}]*?),"enum",\{allowedValues: ([^{},]+)\},\{\},(\w+)\);\}/g,
    "addOther($1,$3,$2);",
  ],
  [
    /if\(("[^"]*") !== (\w+)\)\{add\(([^;{}]*?),"const",\{allowedValue: \1\},([^{},]+),\2\);\}/g,
    "addUnless($3,$2,$1,$4);",
  ],
  [
    /if\(!\(\(\(typeof (\w+) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)\)\)\{add\(([^;{}]*?),"type",\{type: "integer"\},\{\},\1\);\}/g,
    "addUnlessWhole($2,$1);",
  ],
  [/\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)/g, "Number.isFinite($1)"],
  [/add\(([^;{}]*?),"type",\{type: ("\w+")\},\{\},(\w+)\);/g, "addType($1,$2,$3);"],
  [
    /const len(\d+) = (\w+)\.length;for\(let i\1=0; i\1<len\1; i\1\+\+\)\{(validate\d+)\(\2\[i\1\],([^;{}]*?) \+ i\1\);\}/g,
    "checkEach($2,$4,$3);",
  ],
  [
    /if\((\w+)(?:\.(\w+)|\["([^"]+)"\]) !== undefined\)\{(validate\d+)\(\1(?:\.\2|\["\3"\]),instancePath\+"\/(?:\2|\3)"\);\}/g,
    'checkAt($1,"$2$3",instancePath,$4);',
  ],
  [/(\w+)\.replace\(\/~\/g, "~0"\)\.replace\(\/\\\/\/g, "~1"\)/g, "asStep($1)"],
];

/** Which keys a map may have is known beside its errors: ajv asks for the few of small maps one by one. */
const KNOWN_KEYS =
  /for\(const (key\d+) in (\w+)\)\{if\(![^{}]*?\)\{add\(([^;]*?),"additionalProperties",\{additionalProperty: \1\},([^,]*),\2\);\}\}/g;

const WHOLE = `let errors = [];
const isMap = (data) => data && typeof data == "object" && !Array.isArray(data);
const asStep = (key) => key.replace(/~/g, "~0").replace(/\\//g, "~1");
const addType = (instancePath, type, data) => add(instancePath,"type",{type},{},data);
const addMissing = (instancePath, missingProperty, data) => {
  if (data[missingProperty] === undefined) add(instancePath,"required",{missingProperty},{},data);
};
const addIf = (is, instancePath, keyword, limit, data, parentSchema = {}) => {
  if (is) add(instancePath,keyword,{limit},parentSchema,data);
};
const addMore = (instancePath, data, limit) => addIf(data.length > limit,instancePath,"maxItems",limit,data);
const addFewer = (instancePath, data, limit) => addIf(data.length < limit,instancePath,"minItems",limit,data);
const addLonger = (instancePath, data, limit) => addIf([...data].length > limit,instancePath,"maxLength",limit,data);
const addShorter = (instancePath, data, limit, part) => addIf([...data].length < limit,instancePath,"minLength",limit,data,part);
const addAbove = (instancePath, data, limit) => addIf(!(data <= limit),instancePath,"maximum",limit,data);
const addBelow = (instancePath, data, limit) => addIf(!(data >= limit),instancePath,"minimum",limit,data);
const addOther = (instancePath, data, allowedValues) => {
  if (!allowedValues.includes(data)) add(instancePath,"enum",{allowedValues},{},data);
};
const addUnless = (instancePath, data, allowedValue, part) => {
  if (data !== allowedValue) add(instancePath,"const",{allowedValue},part,data);
};
const addUnlessWhole = (instancePath, data) => {
  if (!Number.isInteger(data)) addType(instancePath,"integer",data);
};
const addUnlike = (instancePath, data, pattern, part) => {
  if (!pattern.test(data)) add(instancePath,"pattern",{pattern: part.pattern},part,data);
};
const checkEach = (list, path, check) => {
  for (const [index, item] of list.entries()) check(item, path + index);
};
const checkAt = (data, key, instancePath, check) => {
  if (data[key] !== undefined) check(data[key], instancePath + "/" + key);
};
function checkKeys(instancePath, parentSchema, data) {
  for (const key in data)
    if (!Object.hasOwn(parentSchema.properties, key)) add(instancePath,"additionalProperties",{additionalProperty: key},parentSchema,data);
}
function add(instancePath, keyword, params, parentSchema, data, propertyName) {
  errors.push({instancePath, keyword, params, parentSchema, data, propertyName});
}
/** @returns what is wrong with a document; empty when nothing is */
export function validate(document) {
  errors = [];
  whole(document, "");
  return errors;
}`;

function calledCheck(...match) {
  const { check, data, at = "instancePath" } = match.at(-1);
  return `${check}(${data},${at});`;
}

/** Written out for each of three hundred errors it would be a tenth of the compiled check. */
function addedByCall(...match) {
  const { at = "instancePath", keyword, params, part = "parentSchema", data = "data", named } = match.at(-1);
  if (keyword === undefined) return "add();"; // one that is only counted
  const from = SPOKEN.includes(JSON.parse(keyword)) ? part : "{}";
  return `add(${at},${keyword},${params},${from},${data}${named ? `,${named}` : ""});`;
}

/** The compiled check, which needs nothing at run time. */
export function shapeText(schema) {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true, // errors carry the part of the schema that they come from, for the hints
    messages: false, // `shape.ts` says it in its own words
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: false },
  });
  const { definitions, ...own } = bare(schema);
  const code = standaloneCode(ajv, ajv.compile({ ...own, definitions }))
    .replace(JSON.stringify({ ...own, definitions }), JSON.stringify(own)) // each definition is a constant of its own
    .replace(LENGTH_HELPER, "(text) => [...text].length")
    .replace(UNREAD, "")
    .replace(UNUSED, "")
    .replace(ERROR, addedByCall);
  if (/\brequire\(/.test(code)) throw new Error("the compiled check needs a helper at run time; avoid that keyword");
  const joined = [...ONE_LIST, ...UNTOLD, ...OFTEN, ...CONDITIONS]
    .reduce((text, [found, by]) => text.replace(found, by), code)
    .replace(KNOWN_KEYS, "checkKeys($3,$4,$2);")
    .split(/(?=function )/)
    .map(withoutUnusedCounts)
    .join("");
  if (/vErrors|errors = _|\berrors === /.test(joined))
    throw new Error("ajv counts errors in a way that is not known here");
  return `// Generated by schemas/build.mjs from variant.schema.json. Do not edit.\n// @ts-nocheck\n${withNamedParts(joined)}\n${WHOLE}\n`;
}

/** Of one function. */
function withoutUnusedCounts(text) {
  return text.replace(/const (_errs\d+) = errors\.length;/g, (declared, name) =>
    text.split(new RegExp(`\\b${name}\\b`)).length > 2 ? declared : "",
  );
}

/** Keywords whose faults are told with the first sentence of the description. */
const TOLD = ["pattern", "minLength", "maxLength"];

/** What the check and its messages use: no titles, examples and defaults, and of descriptions what messages say. */
function bare(part) {
  if (Array.isArray(part)) return part.map(bare);
  if (typeof part !== "object" || part === null) return part;
  const { title: _title, examples: _examples, default: _default, description, ...rest } = part;
  const kept = Object.entries(rest).map(([key, value]) => [key, bare(value)]);
  if (typeof description !== "string")
    return Object.fromEntries(description ? [["description", bare(description)], ...kept] : kept);
  return Object.fromEntries([...told(part, description), ...kept]);
}

/** The check with no more of its constants than it names. */
function withNamedParts(code) {
  const ways = new Map();
  for (const [, name, way] of code.replace(CONSTANT, "").matchAll(NAMED))
    ways.set(name, [...(ways.get(name) ?? []), [...way.matchAll(STEP)].map(([, word, text]) => word ?? text)]);
  return code.replace(CONSTANT, (_, name, part) =>
    ways.has(name) ? `const ${name} = ${JSON.stringify(kept(JSON.parse(part), ways.get(name)))};` : "",
  );
}

/** Of a part of the schema what ways through it lead to: values as they are, and of a part what messages tell of it.
 *  @param ways lists of keys, without any where the part itself is meant */
function kept(part, ways) {
  if (part === undefined) throw new Error("the compiled check needs a part of the schema that was left out of it");
  if (typeof part !== "object" || Array.isArray(part)) return part;
  const told = ways.some((way) => way.length === 0) ? toldOf(part) : {};
  const firstSteps = new Set(ways.filter((way) => way.length > 0).map(([step]) => step));
  const further = [...firstSteps].map((step) => {
    const rest = ways.filter(([first]) => first === step).map((way) => way.slice(1));
    // The keys that a map knows are told with it.
    return [step, step in told ? { ...told[step], ...kept(part[step], rest) } : kept(part[step], rest)];
  });
  return { ...told, ...Object.fromEntries(further) };
}

/** What messages tell of a part: its words, its form and the keys that it knows. */
function toldOf(part) {
  const { description, pattern, properties } = part;
  const keys = properties && Object.fromEntries(Object.keys(properties).map((key) => [key, {}]));
  return JSON.parse(JSON.stringify({ description, pattern, properties: keys }));
}

/** Beside a constant stands what else may be written there. */
function told(part, description) {
  if ("const" in part) return "title" in part ? [] : [["description", description]];
  return TOLD.some((keyword) => keyword in part) ? [["description", description.split(/[.:](?: |$)/)[0]]] : [];
}
