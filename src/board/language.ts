/** The words of a board in one language: texts with their places filled in, and names. */
import type { Side } from "../geometry/board.ts";
import {
  AS_SAID,
  type BoardWords,
  type CountedText,
  ENGLISH,
  OWN_REASONS,
  type PieceWords,
  type REFUSALS,
  type Reason,
  type WordKey,
} from "./words.ts";

/** The names of places in a text. */
type PlaceIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlaceIn<Rest> : never;
type LastForm<Text> = Text extends { readonly other: infer Form } ? Form : Text;
type PlaceOf<Key extends WordKey> = PlaceIn<LastForm<(typeof ENGLISH)[Key]>>;

/** What fills the places of a text; nothing where it has none. */
export type Places<Key extends WordKey> = [PlaceOf<Key>] extends [never]
  ? []
  : [Readonly<Record<PlaceOf<Key>, string | number>>];

type Named = { readonly name: string };

export class Language {
  /** As the page has given them; null for English. */
  readonly given: BoardWords | null;
  readonly #pieces: ReadonlyMap<string, string | PieceWords>;
  readonly #variants: ReadonlyMap<string, string>;

  /** @param given checked words; what they leave out is English */
  constructor(given: BoardWords | null) {
    this.given = given;
    this.#pieces = byName(given?.pieces);
    this.#variants = byName(given?.variants);
  }

  /** The tag of the language; null where the page's own is to be taken for it. */
  get tag(): string | null {
    return this.given ? (this.given.lang ?? null) : "en";
  }

  /** A text of the catalogue. */
  say<Key extends WordKey>(key: Key, ...filling: Places<Key>): string {
    const [places = {}]: readonly Filling[] = filling;
    const text: string | CountedText = this.given?.[key] ?? ENGLISH[key];
    return fill(typeof text === "string" ? text : this.#formOf(text, places), places);
  }

  /** Why a game has ended, as it follows "by". @param english what the library says */
  reason(code: Reason, english: string): string {
    return fill(this.given?.reasons?.[code] ?? OWN[code] ?? AS_SAID, { english });
  }

  /** Why a typed move is refused. @param english what the library says */
  refusal(code: string, english: string): string {
    return fill(this.given?.refusals?.[code as keyof typeof REFUSALS] ?? AS_SAID, { english });
  }

  side(side: Side): string {
    return this.say(KEYS[side][0]);
  }

  /** `Knight` */
  piece({ name }: Named): string {
    return this.#wordsOf(name).name;
  }

  /** `white Knight` */
  pieceOf({ name }: Named, side: Side): string {
    const words = this.#wordsOf(name);
    const [key, text] = KEYS[side];
    return words[key] ?? this.say(text, { piece: words.name });
  }

  /** How a piece moves, where the page says so. */
  movesOf({ name }: Named): string | undefined {
    return this.#wordsOf(name).moves;
  }

  variant({ name }: Named): string {
    return this.#variants.get(name.toLowerCase()) ?? name;
  }

  /** `a, b, c`; or with another text that joins two. */
  list(texts: readonly string[], key: "list" | "and" = "list"): string {
    return texts.reduce((first, next) => this.say(key, { first, next }));
  }

  #wordsOf(name: string): PieceWords {
    const words = this.#pieces.get(name.toLowerCase()) ?? name;
    return typeof words === "string" ? { name: words } : words;
  }

  #formOf(text: CountedText, { number }: Filling): string {
    return text[new Intl.PluralRules(this.given?.lang ?? "en").select(Number(number))] ?? text.other;
  }
}

/** The words of a board that is not given any. */
export const IN_ENGLISH = new Language(null);

const OWN: Readonly<Partial<Record<Reason, string>>> = OWN_REASONS;

const KEYS = [
  ["white", "whitePiece"],
  ["black", "blackPiece"],
] as const;

type Filling = Readonly<Record<string, string | number>>;

function fill(text: string, places: Filling): string {
  return text.replace(/\{(\w+)\??\}/g, (_, place) => String(places[place]));
}

function byName<Value>(words: Readonly<Record<string, Value>> = {}): ReadonlyMap<string, Value> {
  return new Map(Object.entries(words).map(([name, value]) => [name.toLowerCase(), value]));
}
