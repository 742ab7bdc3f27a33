/**
 * Hostile variant documents, one fault each, and controls that must load.
 *
 * Cases about keys that the format does not have are left out: `enPassant` and `doubleStep` (both are read from the
 * Betza notation: ep-no-double-step, step-unknown-piece, type-ep-string, key-near-miss-dash as written for `en-passant`)
 * and `end`. step-rank-off lives on as first-move-off, key-near-miss-dash as a key of ours with the dash left out.
 */
import { board, castle, castling, doc, LIMITS, name, piece, pieces, promotion, rows, rowsWith, type Sections, STANDARD, START, setup, shuffle, tiny } from "./keys.ts";

export interface Case {
  readonly id: string;
  readonly class: string;
  readonly why: string;
  readonly text: string | Uint8Array;
  readonly expect: "error" | "ok";
  /** The line (from 1) where the first diagnostic should point, when it is fixed. */
  readonly line: number | null;
  readonly hint: string | null;
  /** Other documents of the same bundle, by id. */
  readonly also: Readonly<Record<string, string>>;
  readonly maxMs: number;
  /** True when only legal moves can tell the fault: the loader above the kernel refuses it, not this one. */
  readonly needsMoves: boolean;
}

interface More {
  readonly at?: string | readonly [text: string, occurrence: number];
  readonly hint?: string;
  readonly also?: Readonly<Record<string, string>>;
  readonly maxMs?: number;
  readonly needsMoves?: boolean;
}

export const cases: Case[] = [];

function add(id: string, kind: string, why: string, text: string | Uint8Array, more: More = {}, expect: Case["expect"] = "error"): void {
  if (cases.some((known) => known.id === id)) throw new Error(`two cases named ${id}`);
  const { hint = null, also = {}, maxMs = 200, needsMoves = false } = more;
  cases.push({ id, class: kind, why, text, expect, line: lineOf(id, text, more.at), hint, also, maxMs, needsMoves });
}

function lineOf(id: string, text: string | Uint8Array, at: More["at"]): number | null {
  if (at === undefined || typeof text !== "string") return null;
  const [needle, occurrence] = typeof at === "string" ? [at, 1] : at;
  let found = -1;
  for (let count = 0; count < occurrence; count++) found = text.indexOf(needle, found + 1);
  if (found < 0) throw new Error(`${id}: the marker is not in the text`);
  return text.slice(0, found).split("\n").length;
}

function ok(id: string, why: string, text: string): void {
  add(id, "valid", why, text, {}, "ok");
}

function withPiece(line: string, more: Sections = {}): string {
  return doc({ pieces: pieces([...STANDARD, line]), ...more });
}

/* ---- controls: these must load ---- */
ok("ok-base", "the plain base document", doc());
ok("ok-crlf", "Windows line ends", doc().replace(/\n/g, "\r\n"));
ok("ok-bom", "one UTF-8 byte order mark at the very start", `\ufeff${doc()}`);
ok("ok-document-marker", "a leading --- and a trailing ... round one document", `---\n${doc()}...\n`);
ok("ok-comments", "comments everywhere", `# top\n${doc().replace(/\n/g, " # x\n")}`);
ok("ok-quoted-name-markup", "markup in a name is data; it must load and be shown as text", doc({ name: name("\"<b>Bold & 'quoted'</b>\"") }));
ok("ok-unicode-name", "accents, Han and Cyrillic in a name are fine", doc({ name: name('"Échecs 将棋 Шахматы"') }));
ok("ok-no-castling", "a game without castling", doc({ castling: null }));
const NINE_SIXTY = [
  { place: "[bishop, bishop]", on: "rank 1", rule: "opposite-shades" },
  { place: "[queen]", on: "rank 1" },
  { place: "[knight, knight]", on: "rank 1" },
  { place: "[rook, king, rook]", on: "rank 1", rule: "in-order" },
];
ok("ok-shuffle", "a shuffle of the first rank; the start position shows one of the arrangements", doc({ shuffle: shuffle(NINE_SIXTY), castling: null }));
ok("ok-extra-piece-type-unused", "a piece type that only appears by promotion", withPiece(piece("A", "Archbishop", "BN"), { promotion: promotion({ to: "[queen, archbishop]" }) }));
ok("ok-max-board", "the largest allowed board", tiny(16, 8, setup(`"k15/${Array(6).fill("16").join("/")}/15K w - - 0 1"`)));
ok("ok-quoted-number-key", "flow style and JSON-like quoting of everything", '{"name": "J", "board": {"files": 8, "ranks": 8}, "pieces": {"king": {"letter": "K", "betza": "K", "royal": true}}, "setup": {"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}}\n');
ok("ok-yaml12-no-is-text", 'in YAML 1.2 the plain word no is the text "no"', doc({ name: name("no") }));

/* ---- YAML: syntax and encoding ---- */
add("yaml-empty", "missing", "an empty file has no variant", "");
add("yaml-only-comment", "missing", "comments only", "# nothing here\n");
add("yaml-scalar-root", "type", "the root is a number, not a map", "42\n", { at: "42" });
add("yaml-list-root", "type", "the root is a list", "- name: x\n");
add("yaml-null-root", "type", "the root is null", "~\n");
add("yaml-tab-indent", "syntax", "a tab used for indentation", "name: T\nboard:\n\tfiles: 8\n\tranks: 8\n", {
  at: "\t",
});
add("yaml-unclosed-flow", "syntax", "a flow list that never ends", doc({ promotion: promotion({ to: "[queen, rook" }) }));
add("yaml-unclosed-quote", "syntax", "a quote that never ends", doc({ name: name('"Open') }));
add("yaml-bad-indent", "syntax", "a child less indented than its brothers", "name: T\nboard:\n   files: 8\n  ranks: 8\n", { at: "ranks" });
add("yaml-colon-in-plain", "syntax", 'a second ": " in a plain scalar', doc({ name: name("My: Game") }), { at: "My" });
add("yaml-reserved-at", "syntax", "a plain scalar may not start with @", doc({ name: name("@home") }), { at: "@home" });
add("yaml-json-trailing-garbage", "syntax", "text after a complete flow map", "{name: A} trailing\n");
add("enc-utf16le", "encoding", "UTF-16 bytes with a byte order mark", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(doc(), "utf16le")]));
add("enc-bad-utf8", "encoding", "a byte sequence that is not UTF-8 (must not turn silently into U+FFFD)", Buffer.concat([Buffer.from('name: "'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from(`"\n${doc().split("\n").slice(1).join("\n")}`)]));
add("enc-nul-in-name", "encoding", "a raw NUL inside a name (the yaml package lets it through)", doc({ name: name('"A\u0000B"') }), { at: '"A' });
add("enc-bom-inside", "encoding", "a byte order mark in front of a key in the middle of the file", doc({ setup: `\ufeff${rows(START)}` }));

/* ---- YAML: features that a data file does not need ---- */
let bomb = "a0: &a0 [x]\n";
for (let i = 1; i <= 12; i++)
  bomb += `a${i}: &a${i} [${Array(9)
    .fill(`*a${i - 1}`)
    .join(", ")}]\n`;
add("yaml-alias-bomb", "yaml-feature", "nested aliases that expand to 9^12 items", bomb + doc(), { at: "&a0" });
add("yaml-alias-self", "yaml-feature", "a list that contains itself; the loaded object is circular", doc({ promotion: promotion({ to: "&loop [queen, *loop]" }) }), { at: "&loop" });
add("yaml-alias-undefined", "yaml-feature", "an alias to an anchor that does not exist", doc({ promotion: promotion({ to: "*nope" }) }), { at: "*nope" });
add("yaml-anchor-harmless", "yaml-feature", "a single anchor, a single alias", doc({ promotion: promotion({ from: "&p [pawn]" }), tail: "aliases: *p" }), { at: "&p" });
add("yaml-merge-key", "yaml-feature", 'a merge key; YAML 1.2 parsers keep "<<" as an ordinary key', doc({ head: "x: &x {files: 8, ranks: 8}", board: "board:\n  <<: *x" }));
add("yaml-merge-key-alone", "yaml-feature", "a merge key without an alias", doc({ board: "board:\n  <<: { files: 8, ranks: 8 }" }), { at: "<<" });
add("yaml-merge-empty-many", "yaml-feature", "many empty merge sources", `arr: &arr [${"{},".repeat(200)}{}]\n${doc({ board: `${board()}\n  <<: *arr` })}`);
add("yaml-tag-js-function", "yaml-feature", "a JavaScript function tag; the yaml package only warns and passes the text on", doc({ name: name('!!js/function "function(){return 1}"') }), { at: "!!js" });
add("yaml-tag-python", "yaml-feature", "a Python object tag", doc({ name: name('!!python/object/apply:os.system ["id"]') }), { at: "!!python" });
add("yaml-tag-binary", "yaml-feature", "!!binary makes a byte array where a text is wanted", doc({ name: name("!!binary aGVsbG8=") }), { at: "!!binary" });
add("yaml-tag-set", "yaml-feature", "!!set makes a Set object where a list is wanted", doc({ promotion: promotion({ to: "!!set {queen, rook}" }) }), { at: "!!set" });
add("yaml-directive-11", "yaml-feature", "a %YAML 1.1 line switches the parser to other rules", `%YAML 1.1\n---\n${doc()}`, { at: "%YAML" });
add("yaml-two-documents", "yaml-feature", "two documents in one file", `${doc()}---\n${doc()}`, { at: "---" });

/* ---- keys ---- */
add("key-duplicate-top", "duplicate-key", "the same key twice at the top", doc({ tail: name("Again") }), {
  at: name("Again"),
});
add("key-duplicate-piece", "duplicate-key", "the same piece twice", withPiece(piece("X", "Other", "fW", {}, "pawn")), {
  at: ["  pawn:", 2],
});
add("key-duplicate-quoted", "duplicate-key", "the same piece once plain and once quoted", withPiece(piece("X", "Other", "fW", {}, '"pawn"')), { at: '"pawn"' });
add("key-proto", "unsafe-key", "a __proto__ key at the top", doc({ tail: "__proto__: { royal: true }" }), {
  at: "__proto__",
});
add("key-proto-piece", "unsafe-key", "__proto__ as a piece", withPiece(piece("X", "X", "W", {}, "__proto__")), {
  at: "__proto__",
});
add("key-constructor", "unsafe-key", "constructor as a piece: a plain-object table would answer with a function", withPiece(piece("X", "X", "W", {}, "constructor")), { at: "constructor" });
add("key-proto-nested", "unsafe-key", "__proto__ inside a piece", doc({ pieces: pieces([...STANDARD.slice(0, 5), "  king: { letter: K, betza: K, __proto__: { royal: true } }"]) }), { at: "__proto__" });
add("key-near-miss-board", "unknown-key", "boards for board", doc({ board: board().replace("board", "boards") }), {
  at: "boards",
  hint: "board",
});
add("key-near-miss-betza", "unknown-key", "a misspelt move key in one piece", doc({ pieces: pieces([STANDARD[0].replace("betza:", "beztza:"), ...STANDARD.slice(1)]) }), { at: "beztza", hint: "betza" });
add("key-near-miss-promotion", "unknown-key", "promotoin for promotion", doc({ promotion: promotion().replace("promotion", "promotoin") }), { at: "promotoin", hint: "promotion" });
add("key-near-miss-case", "unknown-key", "right word, wrong capitals", doc({ castling: castling([castle()]).replace("castling", "Castling") }), { at: "Castling", hint: "castling" });
add("key-near-miss-dash", "unknown-key", "the dash of a key left out", doc({ tail: "notation: { uciCastling: king }" }), { at: "uciCastling", hint: "uci-castling" });
add("key-unknown-deep", "unknown-key", "an unknown key inside a castling entry", doc({ castling: castling([castle({ extra: "white" })]) }), { at: "color" });
add("key-cyrillic-lookalike", "unknown-key", "a key with a Cyrillic letter that looks Latin", doc({ tail: "n\u0430me: Other" }), { at: "n\u0430me", hint: "name" });
add("key-list-as-key", "type", "a list used as a key", doc({ tail: "? [1, 2]\n: x" }), { at: "[1, 2]" });
add("key-null", "type", "a null key", doc({ tail: "~: x" }), { at: "~: x" });

/* ---- types ---- */
const lastKing = (more: Readonly<Record<string, string>>) => doc({ pieces: pieces([...STANDARD.slice(0, 5), piece("K", "King", "K", more)]) });
add("type-name-number", "type", "a name that is a number", doc({ name: name("42") }), { at: "42" });
add("type-name-list", "type", "a name that is a list", doc({ name: name("[a]") }), { at: "[a]" });
add("type-board-string", "type", "a board given as a word", doc({ board: "board: big" }), { at: "big" });
add("type-files-string", "type", "a quoted number of files must not be turned into a number silently", doc({ board: board('"8"') }), { at: '"8"' });
add("type-files-float", "type", "a fractional number of files", doc({ board: board("8.5") }), { at: "8.5" });
add("type-pieces-list", "type", "pieces as a list of words", doc({ pieces: "pieces: [P, N, K]" }), { at: "[P, N" });
add("type-pieces-null", "type", "pieces left empty", doc({ pieces: "pieces:" }), { at: "pieces" });
add("type-piece-null", "type", "one piece left empty", withPiece("  archer:"), { at: "  archer:" });
add("type-royal-string", "type", 'royal: "yes" is a text, not a truth value', lastKing({ royal: '"yes"' }), {
  at: '"yes"',
});
add("type-royal-yes", "type", "royal: yes is a text in YAML 1.2", lastKing({ royal: "yes" }), {
  at: "yes",
  hint: "true",
});
add("type-betza-number", "type", "a move notation that YAML reads as a number", withPiece(piece("A", "A", "12")), {
  at: "12",
});
add("type-betza-list", "type", "a move notation given as a list", withPiece(piece("A", "A", "[W, F]")), {
  at: "[W, F]",
});
add("type-letter-no", "letter", "the letter N written no", withPiece(piece("no", "A", "W")), { at: "letter: no" });
add("type-setup-map", "type", "a start position that is a map", doc({ setup: setup("{ white: RNBQKBNR }") }), {
  at: "{ white",
});
add("type-castling-true", "type", "castling: true without saying where", doc({ castling: "castling: true" }), {
  at: "castling",
});

/* ---- numbers ---- */
for (const [id, value, why] of [
  ["zero", "0", "no files at all"],
  ["one", "1", "one file is not a board that the engine supports"],
  ["negative", "-8", "a negative number of files"],
  ["limit-plus-1", String(LIMITS.files + 1), "one file too many"],
  ["billion", "1000000000", "a thousand million files: must be refused before anything is allocated"],
  ["2-32", "4294967304", "2^32 + 8, which wraps to 8 in 32 bits"],
  ["nan", ".nan", "not a number"],
  ["inf", ".inf", "infinity"],
  ["1e400", "1e400", "a literal that overflows to infinity"],
  ["octal", "0o17", "octal 15"],
  ["underscore", "1_0", "a text in YAML 1.2"],
  ["lost-digits", "8.0000000000000001", "a number that cannot be held as written"],
]) {
  add(`num-files-${id}`, "range", why, doc({ board: board(value) }), { at: "files" });
}
add("num-ranks-zero", "range", "no ranks", doc({ board: board("8", "0") }), { at: "ranks" });
add("num-ranks-huge", "range", "ranks beyond the limit", doc({ board: board("8", "100000") }), { at: "ranks" });
add("num-product-overflow", "range", "65536 x 65536 squares: the product is 0 in 32 bits", doc({ board: board("65536", "65536") }), { at: "files" });

/* ---- names ---- */
add("text-name-empty", "text", "an empty name", doc({ name: name('""') }), { at: '""' });
add("text-name-long", "text", "a name one longer than allowed", doc({ name: name(`"${"x".repeat(LIMITS.nameLength + 1)}"`) }), { at: '"xx' });
add("text-name-newline", "text", "a line break in a name could forge a UCI line", doc({ name: name('"A\\nbestmove e2e4"') }), { at: '"A' });
add("text-name-rtl", "text", "a right-to-left override in a name", doc({ name: name('"abc\u202edcba"') }), {
  at: '"abc',
});
add("text-name-escape", "text", "a terminal escape sequence in a name", doc({ name: name('"\\e[2J\\e[1;1H"') }), {
  at: '"\\e',
});
add("text-name-surrogate", "text", "half a surrogate pair", doc({ name: name('"\\ud83d"') }), { at: '"\\ud83d"' });

/* ---- piece letters ---- */
for (const [id, letter, why] of [
  ["two", "AB", "two characters for one piece"],
  ["empty", '""', "an empty letter"],
  ["digit", '"3"', "a digit as a letter would be read as empty squares"],
  ["slash", '"/"', "a slash as a letter"],
  ["space", '" "', "a space as a letter"],
  ["case-clash", "k", "k beside K: lower case is the other side"],
  ["emoji", '"\u{1F40E}"', "an emoji as a letter (two UTF-16 units)"],
  ["combining", '"E\u0301"', "E with a combining accent: two code points, one glyph"],
  ["rtl-mark", '"\u200f"', "an invisible direction mark as a letter"],
  ["nul", '"\\0"', "NUL as a letter"],
  ["fullwidth", '"\uff2b"', "a full-width K that normalises to K"],
  ["taken", "N", "the letter of another piece"],
]) {
  add(`letter-${id}`, "letter", why, withPiece(piece(letter, "Archer", "W")), { at: "  archer:" });
}

/* ---- Betza ---- */
for (const [id, betza, why] of [
  ["unknown-atom", '"J?"', "a question mark is no atom"],
  ["empty", '""', "a piece that has no move text"],
  ["modifier-only", "fm", "modifiers with no atom after them"],
  ["trailing-modifier", "Wf", "a modifier left over at the end"],
  ["lower-atom", "w", "w is no modifier and no atom"],
  ["space", '"W F"', "a space inside the notation"],
  ["html", '"<script>"', "markup in the notation"],
  ["range-zero", "R0x", "unknown letter after an unlimited range"],
  ["range-huge", "R999999999999", "a range far beyond any board"],
  ["unbalanced", '"W(F"', "an opened bracket that never closes"],
  ["contradict", "mmmmW", "a modifier repeated without meaning"],
  ["long", `"${"W".repeat(LIMITS.betzaLength + 1)}"`, "longer than any sane piece"],
  ["cyrillic", '"\u0420"', "a Cyrillic letter that looks like P"],
]) {
  add(`betza-${id}`, "betza", why, withPiece(piece("A", "A", betza)), { at: `A, betza: ${betza}` });
}

/* ---- royal pieces and the start position ---- */
const start = (board: readonly string[], tail?: string) => doc({ setup: rows(board, tail) });
const bare = (board: readonly string[]) => doc({ setup: rows(board, "w - - 0 1"), castling: null });
add("royal-none", "royal", "no piece type is royal", doc({ pieces: pieces([...STANDARD.slice(0, 5), piece("K", "King", "K")]) }));
add("royal-absent-white", "royal", "white has no king on the board", bare(rowsWith({ 7: "RNBQQBNR" })), { at: "fen:" });
add("royal-absent-black", "royal", "black has no king on the board", bare(rowsWith({ 0: "rnbqqbnr" })), { at: "fen:" });
add("royal-two", "royal", "white has two kings", bare(rowsWith({ 7: "RNBKKBNR" })), { at: "fen:" });
add("royal-two-kinds", "royal", "two kinds of piece are royal", withPiece(piece("A", "A", "W", { royal: "true" })), {
  at: "  a:",
});
add("setup-row-long", "setup", "a row of nine on a board of eight files", start(rowsWith({ 4: "9" })), { at: "fen:" });
add("setup-row-short", "setup", "a row of seven", start(rowsWith({ 6: "PPPPPPP" })), { at: "fen:" });
add("setup-row-missing", "setup", "seven rows", start(START.slice(1)), { at: "fen:" });
add("setup-row-extra", "setup", "nine rows", start([...START, "8"]), { at: "fen:" });
add("setup-unknown-letter", "setup", "a piece letter that is not declared", start(rowsWith({ 5: "3X4" })), {
  at: "fen:",
});
add("setup-zero-digit", "setup", "a run of 0 empty squares", start(rowsWith({ 5: "80" })), { at: "fen:" });
add("setup-huge-digit", "setup", "a run of 99999999999 empty squares", start(rowsWith({ 5: "99999999999" })), {
  at: "fen:",
});
add("setup-empty-string", "setup", "an empty start position", doc({ setup: setup('""') }), { at: "fen:" });
add("setup-pawn-last-rank", "setup", "a white pawn on the rank where it must promote", start(rowsWith({ 0: "rnbqkbnP" })), { at: "fen:" });
add("setup-bad-turn", "setup", "the side to move is x", start(START, "x KQkq - 0 1"), { at: "fen:" });
add("setup-castle-right-no-rook", "castling", "a castling right without a rook: crashed another engine", start(rowsWith({ 0: "nnnnknnn", 7: "NNNNKNNN" })), { at: "fen:" });

/* ---- the picture of the start position ---- */
const picture = (rows: readonly string[]) => doc({ setup: `setup:\n  board: |\n${rows.map((row) => `    ${row}`).join("\n")}` });
const PICTURE = ["rnbqkbnr", "pppppppp", "........", "........", "........", "........", "PPPPPPPP", "RNBQKBNR"];
const pictureWith = (index: number, row: string) => picture(PICTURE.map((usual, i) => (i === index ? row : usual)));
ok("ok-picture", "the start position as a picture", picture(PICTURE));
ok("ok-picture-blanks", "a picture with blanks between the squares", picture(PICTURE.map((row) => row.split("").join(" "))));
add("picture-row-long", "setup", "a row of nine signs", pictureWith(2, "........."), { at: "    ........." });
add("picture-row-short", "setup", "a row of seven signs", pictureWith(3, "......."), { at: ["    .......", 2] });
add("picture-row-missing", "setup", "seven rows", picture(PICTURE.slice(1)), { at: "board: |" });
add("picture-unknown-letter", "setup", "a sign that stands for no piece", pictureWith(4, "...X...."), { at: "...X" });
add("picture-digit", "setup", "a run as a FEN has it", pictureWith(4, "8"), { at: "    8" });
add("picture-two-kings", "royal", "White has two kings", pictureWith(4, "...K...."), { at: "...K" });
add("picture-pawn-last-rank", "setup", "a white pawn on the rank where it must promote", pictureWith(0, "rnbqkbnP"), {
  at: "rnbqkbnP",
});
add("picture-folded", "setup", "rows folded into one line", picture(PICTURE).replace("|", ">"), { at: "board: >" });
add("setup-both", "setup", "a picture and a FEN", picture(PICTURE).replace("  board:", `  fen: "8/8 w"\n  board:`), {
  at: "fen:",
});

/* ---- shuffle ---- */
const shuf = (...steps: readonly Readonly<Record<string, string>>[]) => doc({ shuffle: shuffle(steps), castling: null });
const ALL = "[rook, knight, bishop, queen, king, bishop, knight, rook]";
const bag = (place: string, on = "[a1, b1, c1, d1, e1, f1, g1, h1]") => shuf({ place, on });
add("shuffle-dup-square", "shuffle", "a square listed twice", bag(ALL, "[a1, a1, c1, d1, e1, f1, g1, h1]"), {
  at: "a1, a1",
});
add("shuffle-more-pieces", "shuffle", "nine pieces for eight squares", bag(ALL.replace("]", ", queen]")), {
  at: "place",
});
add("shuffle-square-off", "shuffle", "a square that is not on the board", bag(ALL, "[a1, b1, c1, d1, e1, f1, g1, z1]"), { at: "z1" });
add("shuffle-unknown-piece", "shuffle", "a piece that is not declared", bag(ALL.replace("rook]", "zebra]")), {
  at: "zebra]",
});
add("shuffle-three-bishops", "shuffle", "three bishops all on different square colours: there are only two", shuf({ place: "[bishop, bishop, bishop]", on: "rank 1", rule: "opposite-shades" }), { at: "bishop, bishop, bishop" });
add("shuffle-one-colour", "shuffle", "bishops on opposite colours among squares of one colour", shuf({ place: "[bishop, bishop]", on: "[a1, c1]", rule: "opposite-shades" }));
add(
  "shuffle-between-one-rook",
  "shuffle",
  "the king between two rooks while the start position has one",
  doc({
    setup: rows(rowsWith({ 0: "rnbqkbnn", 7: "RNBQKBNN" }), "w - - 0 1"),
    shuffle: shuffle([{ place: "[rook, king, rook]", on: "[a1, e1, h1]", rule: "in-order" }]),
    castling: null,
  }),
);
add("shuffle-two-kings", "shuffle", "two kings in the bag", bag("[rook, knight, bishop, king, king, bishop, knight, rook]"));
add("shuffle-same-twice", "shuffle", "two steps that place one kind on common squares would number a start twice", shuf({ place: "[knight]", on: "[b1, g1]" }, { place: "[knight]", on: "[b1, g1]" }));
add("shuffle-uneven", "shuffle", "a step whose number of choices depends on the step before", shuf({ place: "[queen]", on: "[b1, c1, d1]" }, { place: "[knight, bishop]", on: "[c1, d1, b1]", rule: "light" }));
add(
  "shuffle-too-many",
  "shuffle",
  "more starts than can be numbered",
  doc({
    shuffle: shuffle([
      { place: ALL, on: "rank 1" },
      { place: `[${Array(8).fill("pawn").join(", ")}]`, on: "ranks 2-3" },
    ]),
    castling: null,
  }),
);

/* ---- promotion ---- */
const pro = (over: Parameters<typeof promotion>[0]) => doc({ promotion: promotion(over) });
add("promo-unknown", "promotion", "promotion to an undeclared piece", pro({ to: "[queen, zebra]" }), { at: "zebra]" });
add("promo-near-miss", "promotion", "promotion to a misspelt piece", pro({ to: "[queen, knigth]" }), {
  at: "knigth]",
  hint: "knight",
});
add("promo-royal", "promotion", "promotion to the king", pro({ to: "[queen, king]" }), { at: "king]" });
add("promo-zone-off", "promotion", "a zone on rank 9 of 8", pro({ zone: "rank 9" }), { at: "rank 9" });
add("promo-zone-zero", "promotion", "a zone on rank 0", pro({ zone: "rank 0" }), { at: "rank 0" });
add("promo-zone-none", "promotion", "an empty zone", pro({ zone: "none" }), { at: "none" });
add("promo-to-empty", "promotion", "nothing to promote to", pro({ to: "[]" }), { at: "[]" });
add("promo-from-unknown", "promotion", "an undeclared piece promotes", pro({ from: "[zebra]" }), { at: "[zebra]" });
add("promo-dup", "promotion", "the same target twice would make the same move twice", pro({ to: "[queen, queen]" }), {
  at: "queen, queen",
});
add("promo-king", "promotion", "the king promotes", pro({ from: "[king]" }), { at: "[king]" });
// Several rules for one piece are fine since promotion has conditions; one that can never count is not.
add("promo-twice", "promotion", "a rule after one that fits wherever it would", doc({ promotion: `${promotion()}\n  - { pieces: [pawn], zone: rank 8, to: [queen] }` }), { at: "{ pieces: [pawn], zone: rank 8, to: [queen]" });

/* ---- castling, first moves ---- */
const cas = (over: Parameters<typeof castle>[0]) => doc({ castling: castling([castle(over)]), setup: rows(START, "w - - 0 1") });
add("castle-rook-absent", "castling", "no rook stands on the named square", cas({ rookFrom: "g1" }), { at: "[g1" });
add("castle-king-absent", "castling", "the king does not stand on the named square", cas({ kingFrom: "d1" }), {
  at: "[d1",
});
add("castle-off-board", "castling", "the king lands off the board", cas({ kingTo: "j1" }), { at: "j1" });
add("castle-same-target", "castling", "king and rook land on one square", cas({ kingTo: "g1", rookTo: "g1" }), {
  at: "partner",
});
add("castle-unknown-piece", "castling", "castling with an undeclared piece", cas({ rook: "zebra" }), { at: "zebra" });
add("castle-with-king", "castling", "the king castles with itself", cas({ rook: "king" }), { at: "piece: king" });
add("castle-letter-twice", "castling", "one letter for two castlings from one square", doc({ castling: castling([castle(), castle({ rookFrom: "a1", kingTo: "c1", rookTo: "d1" })]) }), { at: "[a1" });
add("castle-crooked", "castling", "the king goes from e1 to g4, along no line", cas({ kingTo: "g4" }), { at: "g4" });
add("first-move-off", "first-move", "first moves from rank 12 of 8", doc({ pieces: pieces([piece("P", "Pawn", "fmWfceFifmnD", { "first-move": "rank 12" }), ...STANDARD.slice(1)]) }), { at: "rank 12" });

/* ---- extends ---- */
for (const [id, parent, why] of [
  ["missing", "no-such-variant", "a parent that does not exist"],
  ["self", "ext-self", "a variant that extends itself (this file is ext-self)"],
  ["traversal", '"../../etc/passwd"', "a path that climbs out"],
  ["absolute", "/etc/passwd", "an absolute path"],
  ["url", '"https://example.invalid/x.yaml"', "a URL: loading a variant must never touch the network"],
  ["file-url", '"file:///etc/passwd"', "a file URL"],
  ["proto", "__proto__", "a parent named like a built-in property"],
  ["windows", '"..\\\\..\\\\boot.ini"', "a Windows path that climbs out"],
]) {
  add(`ext-${id}`, "extends", why, `name: Base\nextends: ${parent}\n`, { at: "extends" });
}
const link = (parent: string) => `name: Base\nextends: ${parent}\n`;
add("ext-near-miss", "extends", "a misspelt parent", link("ches"), { at: "extends", hint: "chess" });
add("ext-cycle-a", "extends", "a extends b, b extends a", link("ext-cycle-b"), {
  also: { "ext-cycle-b": link("ext-cycle-a") },
  at: "extends",
});
const chain = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`link-${i}`, i === 19 ? link("chess") : link(`link-${i + 1}`)]));
add("ext-long-chain", "extends", "twenty files that extend one another", link("link-0"), {
  also: chain,
  at: "extends",
});
add("ext-faulty-parent", "extends", "a parent with a fault of its own", link("child-of"), {
  also: { "child-of": `${link("chess")}bord: 8\n` },
  at: "extends",
});
add("ext-removed-piece", "extends", "a piece taken away while the parent's promotion names it", `${link("chess")}pieces:\n  bishop: none\n`, { at: "bishop: none" });
add("ext-remove-nothing", "extends", "a piece taken away that the parent does not have", `${link("chess")}pieces:\n  zebra: none\n`, { at: "zebra" });

/* ---- missing parts ---- */
for (const section of ["name", "board", "pieces", "setup"]) {
  add(`missing-${section}`, "missing", `no ${section}`, doc({ [section]: null }));
}
add("missing-letter", "missing", "a piece without a letter", withPiece("  archer: { betza: W }"), { at: "  archer" });
add("missing-betza", "missing", "a piece without moves", withPiece("  archer: { letter: A }"), { at: "  archer" });

/* ---- near the start of the game: only legal moves can tell ---- */
add("start-opponent-in-check", "consistency", "the side not to move is already in check at the start", bare(["4k3", "4R3", "8", "8", "8", "8", "8", "4K3"]), { at: "fen:", needsMoves: true });
add("start-no-moves", "consistency", "no legal move in the start position", tiny(8, 8, setup('"7k/8/8/8/8/8/r7/1rr4K w - - 0 1"')), { at: "fen:", needsMoves: true });

/* ---- large documents, made on demand ---- */
export interface LargeCase {
  readonly id: string;
  readonly why: string;
  readonly expect: "error" | "ok";
  readonly make: () => string;
  readonly maxMs: number;
}

const pad = doc();
const manyPieces = Array.from({ length: 1000 }, (_, i) => piece(`A${i}`, "x", "W", {}, `x${i}`));
const shortKeys = Array.from({ length: 16000 }, (_, i) => i.toString(36));
const large = (id: string, why: string, make: () => string, maxMs = 1000): LargeCase => ({
  id,
  why,
  expect: "error",
  make,
  maxMs,
});

export const largeCases: readonly LargeCase[] = [
  large("big-5mb-scalar", "one text of 5 MB", () => `name: "${"x".repeat(5 << 20)}"\n${pad}`),
  large("big-5mb-comments", "5 MB of comment lines", () => "#\n".repeat(5 << 19) + pad),
  large("big-limit-plus-1", "one byte over the size limit", () => pad + "#".repeat(LIMITS.bytes + 1 - pad.length)),
  {
    ...large("big-limit-exact", "exactly the size limit", () => pad + "#".repeat(LIMITS.bytes - pad.length)),
    expect: "ok",
  },
  large("big-40k-keys", "40,000 different keys; duplicate checking in the yaml package is quadratic", () => `${Array.from({ length: 40000 }, (_, i) => `k${i}: 1`).join("\n")}\n`),
  large("big-keys-under-limit", "as many short keys as fit under the byte limit", () => `{${shortKeys.join(",").slice(0, LIMITS.bytes - 3)}}\n`, 200),
  large("big-deep-flow", "100,000 nested lists", () => `a: ${"[".repeat(1e5)}${"]".repeat(1e5)}\n`),
  large("big-deep-flow-under-limit", "600 nested lists: under the byte limit and under the stack limit of the parser", () => `a: ${"[".repeat(600)}${"]".repeat(600)}\n`, 200),
  large("big-deep-block-under-limit", "20,000 nested lists in one line of dashes", () => `a:\n  ${"- ".repeat(20000)}x\n`, 200),
  large("big-warnings", "16,000 unknown tags make 16,000 warnings (about 1 s with pretty errors)", () => `a: [${"!a ,".repeat(16000)}]\n`, 200),
  large("big-errors", "21,000 syntax errors (about 1.2 s with pretty errors)", () => `a: ${'"" '.repeat(21000)}\n`, 200),
  large("big-pieces", "1,000 more piece types, each with a letter of several characters", () => doc({ pieces: pieces([...STANDARD, ...manyPieces]) }), 300),
];
