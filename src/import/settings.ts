/**
 * A section with everything that it inherits, as Fairy-Stockfish puts it together: from the first ancestor on, each section
 * sets its pieces, then its options. A set of pieces means the kinds that had those letters where it was written.
 */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import type { Ini, IniOption, IniSection } from "./ini.ts";
import { FORMER_NAMES, OPTIONS, type OptionRule, SIDE_WORDS, SIDED_KINDS, SIDED_SQUARES } from "./options.ts";
import { type Complaint, type Faults, type Place, within } from "./place.ts";
import { isCustom, KIND_OPTIONS, PREDEFINED } from "./predefined.ts";

/** A kind of piece of the variant, called by its option, such as `knight` or `customPiece3`. */
export interface Kind {
  readonly option: string;
  /** In lower case. */
  readonly letter: string;
  /** In the dialect; null for one that has its moves by its name. */
  readonly betza: string | null;
  readonly place: Place;
  readonly betzaPlace: Place;
  /** Where it was set. */
  readonly section: IniSection;
  readonly isBuiltIn: boolean;
}

export interface Setting {
  readonly value: string;
  readonly place: Place;
  readonly valuePlace: Place;
  /** The built-in variant that it comes from, or null. */
  readonly from: string | null;
}

/** All kinds, as an option says it with `*`. */
export const ALL_KINDS = "*";

export class Settings {
  readonly kinds = new Map<string, Kind>();
  readonly values = new Map<string, Setting>();
  /** By option; the members are names of kinds, or `*`. */
  readonly sets = new Map<string, readonly string[]>();
  readonly faults: Faults;

  constructor(faults: Faults) {
    this.faults = faults;
    for (const side of SIDE_WORDS) {
      this.sets.set(`promotionPawnTypes${side}`, ["pawn"]);
      this.sets.set(`promotionPieceTypes${side}`, ["queen", "rook", "bishop", "knight"]);
      this.sets.set(`enPassantTypes${side}`, ["pawn"]);
      this.sets.set(`nMoveRuleTypes${side}`, ["pawn"]);
      this.sets.set(`castlingKingPiece${side}`, ["king"]);
      this.sets.set(`castlingRookPieces${side}`, ["rook"]);
      this.sets.set(`flagPiece${side}`, [ALL_KINDS]);
    }
  }

  /** The text of an option, also where it is not set; null where it then means nothing. */
  text(option: string): string | null {
    return this.values.get(option)?.value ?? OPTIONS[option].usual;
  }

  is(option: string): boolean {
    return this.text(option) === "true";
  }

  int(option: string): number {
    return Number(this.text(option) ?? 0);
  }

  /** Whether hands count what is captured: with free drops it makes no difference what is in them. */
  get fillsHands(): boolean {
    return this.is("capturesToHand") && !(this.is("pieceDrops") && this.is("freeDrops"));
  }

  /** The kinds of a set that the variant has. */
  set(option: string): readonly string[] {
    return (this.sets.get(option) ?? []).filter((kind) => kind === ALL_KINDS || this.kinds.has(kind));
  }

  /** The kind of a letter, of either case. */
  kindOf(letter: string): Kind | undefined {
    return [...this.kinds.values()].find((own) => own.letter === letter.toLowerCase());
  }

  /** Where an option was written, or else where the section begins. */
  placeOf(option: string): Place {
    return this.values.get(option)?.place ?? this.head;
  }

  /** Reports that an option cannot be said here. */
  refuse(option: string, message: string, code = "unsupported-rule"): void {
    const setting = this.values.get(option);
    const inherited = setting?.from ? `In what is inherited from ${quote(setting.from)}: ` : "";
    this.faults.report(setting?.from ? this.heir : this.placeOf(option), { code, message: inherited + message });
  }

  /** Of the section that is imported. */
  head: Place = { line: 1, column: 1, length: 1 };
  /** Where what is built in is named as a parent. */
  heir: Place = { line: 1, column: 1, length: 1 };
}

/** Puts a section together with its ancestors.
 *  @param builtIn the variants that need no section */
export function settle(ini: Ini, section: IniSection, builtIn: Ini, faults: Faults): Settings | null {
  const chain = ancestry({ ini, builtIn, faults }, section);
  if (!chain) return null;
  const settings = new Settings(faults);
  settings.head = section.place;
  settings.heir =
    chain.find(({ section: own, isBuiltIn }, index) => !isBuiltIn && chain[index - 1]?.isBuiltIn && own)?.section
      .parentPlace ?? section.place;
  for (const link of chain) apply(settings, link);
  return settings;
}

interface Link {
  readonly section: IniSection;
  readonly isBuiltIn: boolean;
}

interface Library {
  readonly ini: Ini;
  readonly builtIn: Ini;
  readonly faults: Faults;
}

const MOST_ANCESTORS = 32;

/** From the first ancestor to the section itself; null after reporting. */
function ancestry(library: Library, section: IniSection): Link[] | null {
  const { faults } = library;
  const chain: Link[] = [{ section, isBuiltIn: false }];
  for (let link = chain[0]; link.section.parent !== null; link = chain[0]) {
    const { parent, parentPlace, name } = link.section;
    if (!link.isBuiltIn && chain.some(({ section: own }) => own.name === parent)) {
      const message = `${quote(parent)} inherits from itself: ${[...chain.map((own) => own.section.name)].join(", ")}.`;
      faults.report(parentPlace, { code: "extends-cycle", message });
      return null;
    }
    if (chain.length > MOST_ANCESTORS) {
      const message = `At most ${MOST_ANCESTORS} sections may inherit from one another.`;
      faults.report(parentPlace, { code: "extends-depth", message });
      return null;
    }
    const found = findParent(library, link, parent);
    if (typeof found === "string") {
      const known = [...library.ini.sections, ...library.builtIn.sections].map((own) => own.name);
      const hint = suggest(
        parent,
        known.filter((own) => own !== name && own !== parent),
      );
      faults.report(parentPlace, { code: "extends-unknown", message: found, hint });
      return null;
    }
    chain.unshift(found);
  }
  return chain;
}

function findParent({ ini, builtIn }: Library, { section, isBuiltIn }: Link, parent: string): Link | string {
  const own = isBuiltIn ? undefined : ini.sections.find(({ name }) => name === parent);
  if (own && own.place.line < section.place.line) return { section: own, isBuiltIn: false };
  const found = builtIn.sections.find(({ name }) => name === parent);
  if (found) return { section: found, isBuiltIn: true };
  if (own) return `The section ${quote(parent)} stands below this one; Fairy-Stockfish needs it above.`;
  return `There is no section ${quote(parent)} above this one, and no variant of that name whose rules are known here.`;
}

function apply(settings: Settings, { section, isBuiltIn }: Link): void {
  if (!isBuiltIn) for (const fault of section.diagnostics) settings.faults.report(fault, fault);
  const from = isBuiltIn ? section.name : null;
  const known = section.options.filter((option) => isBuiltIn || isKnown(settings.faults, option));
  const options = new Map(known.map((option) => [FORMER_NAMES[option.name] ?? option.name, option]));
  for (const option of KIND_OPTIONS) applyKind(settings, option, { set: options.get(option), section, isBuiltIn });
  const inOrder = [...options].sort(([one], [other]) => rankOf(one) - rankOf(other));
  for (const [name, option] of inOrder) applyOption(settings, name, option, from);
}

/** What sets several options comes before what sets one of them, wherever it stands. */
function rankOf(option: string): number {
  if (option === "pawnTypes") return 0;
  return SIDED_KINDS.includes(option) || Object.hasOwn(SIDED_SQUARES, option) ? 1 : 2;
}

function isKnown(faults: Faults, { name, place }: IniOption): boolean {
  if (Object.hasOwn(OPTIONS, name) || Object.hasOwn(FORMER_NAMES, name)) return true;
  const hint = suggest(name, Object.keys(OPTIONS));
  faults.report(place, { code: "unknown-option", message: `Fairy-Stockfish has no option ${quote(name)}.`, hint });
  return false;
}

interface Setter {
  readonly set: IniOption | undefined;
  readonly section: IniSection;
  readonly isBuiltIn: boolean;
}

function applyKind(settings: Settings, option: string, { set, section, isBuiltIn }: Setter): void {
  if (!set) return;
  const parts = /^([A-Za-z])(?:\s*$|:(.*)$)/.exec(set.value);
  if (set.value.startsWith("-")) settings.kinds.delete(option);
  if (!parts) {
    if (!set.value.startsWith("-")) refuseKind(settings.faults, option, set);
    return;
  }
  const letter = parts[1].toLowerCase();
  const betza = parts[2]?.trim() ?? null;
  if ((betza !== null) !== isCustom(option) && (betza === null || option !== "king")) {
    refuseKind(settings.faults, option, set);
    return;
  }
  for (const kind of [...settings.kinds.values()]) {
    if (kind.letter === letter && kind.option !== option) release(settings, kind, { set, section });
  }
  const { line, column } = set.valuePlace;
  const betzaPlace = betza === null ? set.valuePlace : { line, column: column + 2, length: betza.length };
  if (betza?.includes("e")) addToBoth(settings, "enPassantTypes", option);
  settings.kinds.set(option, { option, letter, betza, place: set.place, betzaPlace, section, isBuiltIn });
}

/** A letter goes to the kind that asks for it later; in one section, two that ask for it are a mistake. */
function release(
  settings: Settings,
  kind: Kind,
  taker: { readonly set: IniOption; readonly section: IniSection },
): void {
  if (kind.section === taker.section) {
    const message = `The letter ${quote(kind.letter)} is also that of ${quote(kind.option)}, in line ${kind.place.line}.`;
    settings.faults.report(taker.set.valuePlace, { code: "letter-taken", message });
  }
  settings.kinds.delete(kind.option);
}

function refuseKind(faults: Faults, option: string, { value, valuePlace }: IniOption): void {
  const wanted = isCustom(option)
    ? "a letter, a colon and the moves, such as 'h:KN'"
    : option === "king"
      ? "a letter, such as 'k', or a letter and the moves, such as 'k:KN'"
      : `a letter, such as '${PREDEFINED[option].id[0]}', or '-'`;
  const message = `${quote(value)} is no value for ${quote(option)}: write ${wanted}.`;
  faults.report(valuePlace, { code: "letter", message });
}

function addToBoth({ sets }: Settings, option: string, kind: string): void {
  for (const side of SIDE_WORDS) {
    const former = sets.get(option + side) ?? [];
    if (!former.includes(kind)) sets.set(option + side, [...former, kind]);
  }
}

function applyOption(settings: Settings, name: string, option: IniOption, from: string | null): void {
  if (KIND_OPTIONS.includes(name)) return;
  const rule = OPTIONS[name];
  if (rule.type === "kinds" || rule.type === "kind") {
    applySet(settings, name, option);
    return;
  }
  const setting = { value: option.value.trim(), place: option.place, valuePlace: option.valuePlace, from };
  if (!isFit(settings.faults, name, rule, option)) return;
  if (rule.type === "counts" || rule.type === "pairs") checkLetters(settings, option);
  for (const each of SIDED_SQUARES[name] ?? [name])
    settings.values.set(each, joined(settings.values.get(each), rule, setting));
}

/** Letters with numbers, and pairs of letters, are of pieces that there are. */
function checkLetters(settings: Settings, { value, valuePlace }: IniOption): void {
  for (const { 0: letter, index } of value.matchAll(/[A-Za-z]/g))
    if (!settings.kindOf(letter)) settings.faults.report(within(valuePlace, index, 1), unknownLetter(settings, letter));
}

/** Pairs and counts are added to those that are inherited; other values replace them. */
function joined(former: Setting | undefined, { type }: OptionRule, setting: Setting): Setting {
  const isAdded = former !== undefined && (type === "pairs" || type === "counts");
  return isAdded ? { ...setting, value: `${former.value} ${setting.value}` } : setting;
}

const PAWN_TYPES: readonly string[] = ["promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"];

function applySet(settings: Settings, name: string, option: IniOption): void {
  const kinds = kindsOf(settings, option);
  const rule = OPTIONS[name];
  if (rule.type === "kind" && kinds.length > 1) {
    const message = `${quote(option.value)} are several pieces; ${quote(name)} is about one.`;
    settings.faults.report(option.valuePlace, { code: "option-value", message });
  }
  const names = name === "pawnTypes" ? PAWN_TYPES : [name];
  const isWhole = (one: string) => SIDED_KINDS.includes(one);
  for (const one of names.flatMap((each) => (isWhole(each) ? [`${each}White`, `${each}Black`] : [each]))) {
    settings.sets.set(one, kinds);
  }
  settings.values.set(name, {
    value: option.value.trim(),
    place: option.place,
    valuePlace: option.valuePlace,
    from: null,
  });
}

function kindsOf(settings: Settings, { value, valuePlace }: IniOption): string[] {
  const found: string[] = [];
  for (const [index, letter] of [...value].entries()) {
    if (letter === "-") break;
    if (/\s/.test(letter)) continue;
    const kind = letter === "*" ? ALL_KINDS : settings.kindOf(letter)?.option;
    if (kind !== undefined) found.push(kind);
    else {
      const place = { ...valuePlace, column: valuePlace.column + index, length: letter.length };
      settings.faults.report(place, unknownLetter(settings, letter));
      break;
    }
  }
  return [...new Set(found)];
}

function unknownLetter({ kinds }: Settings, letter: string): Complaint {
  const letters = [...kinds.values()].map((own) => own.letter).sort();
  return {
    code: "unknown-piece",
    message: `${quote(letter)} is no letter of a piece; there are ${letters.join(" ")}.`,
  };
}

/** Whether a value is of the option's type; reports it where it is not. */
function isFit(faults: Faults, name: string, rule: OptionRule, { value, valuePlace }: IniOption): boolean {
  const wanted = wantedOf(rule, value);
  if (wanted === null) return true;
  const hint = rule.words || rule.type === "bool" ? suggest(value.trim(), rule.words ?? ["true", "false"]) : null;
  const message = `${quote(value)} is no value for ${quote(name)}: write ${wanted}.`;
  faults.report(valuePlace, { code: "option-value", message, hint });
  return false;
}

/** What is wanted instead, or null. */
function wantedOf({ type, words }: OptionRule, value: string): string | null {
  if (type === "bool") return value === "true" || value === "false" ? null : "'true' or 'false', and nothing after it";
  if (words) return words.includes(value) ? null : `one of ${words.join(", ")}, and nothing after it`;
  const text = value.trim();
  if (type === "int") return /^\d{1,4}$/.test(text) ? null : "a whole number up to 9999";
  if (type === "rank") return isIn(text, 16) ? null : "a rank, a number from 1 to 16";
  if (type === "file")
    return isIn(text, 16) || /^[a-p]$/.test(text) ? null : "a file, a letter from a to p or its number";
  if (type === "counts")
    return /^([A-Za-z]:\d{1,3}\s*)+$|^-$/.test(text) ? null : "letters with numbers, such as 'q:1 r:2'";
  if (type === "pairs")
    return /^([A-Za-z]:([A-Za-z]|-)\s*)+$|^-$/.test(text) ? null : "pairs of letters, such as 'p:g s:g'";
  if (type === "rights")
    return /^[KQkq]+$|^-$/.test(text) ? null : "letters of castling rights, such as 'KQkq', or '-'";
  return null;
}

function isIn(text: string, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}
