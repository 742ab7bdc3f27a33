/** The element's attributes as properties: each property reads and writes its attribute. */

/** Lets the class be imported outside pages, as in Node. */
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const TEXTS = [
  "variant",
  "src",
  "start",
  "fen",
  "moves",
  "pgn",
  "index",
  "ply",
  "view",
  "orientation",
  "level",
  "side",
  "theme",
  "coordinates",
  "controls",
  "pockets",
  "pieces",
  "solution",
] as const;
const SWITCHES = ["flipped", "readonly", "editable", "confirm", "sounds"] as const;

/** A property that reflects an attribute. */
export type BoardProperty = (typeof TEXTS | typeof SWITCHES)[number];

/** A text is null without its attribute, and setting null removes it. Unknown values mean the default. Several
 *  properties set together cause one change. */
export class ReflectedAttributes extends PageElement {
  /** The id of a shipped variant; default `chess`. */
  declare variant: string | null;
  /** The URL of a variant's YAML file, instead of an id; or of a PGN file, which ends in `.pgn`. */
  declare src: string | null;
  /** Which numbered start: a number from 0, `random`, or `default`, the variant's own setup. */
  declare start: string | number | null;
  /** A position to start from, instead of a numbered start. */
  declare fen: string | null;
  /** Moves already played, in UCI or SAN, separated by blanks. */
  declare moves: string | null;
  /** The PGN of a game to look at, or of several. */
  declare pgn: string | null;
  /** Which game of the PGN is shown, from 0. */
  declare index: string | number | null;
  /** How many plies of the game are shown; default: all, as they are played. */
  declare ply: string | number | null;
  /** `square` or `corner`, turned by 45 degrees; default: the variant's view. */
  declare view: "square" | "corner" | null;
  /** The side at the bottom, `white` or `black`; default: the one that the person plays, or White. */
  declare orientation: "white" | "black" | null;
  /** Turns the board around from `orientation`; the button and `flip()` set it. */
  declare flipped: boolean;
  /** 1 to 10: an engine of that strength plays the other side; without it there is none. */
  declare level: string | number | null;
  /** The sides that the person plays: `white`, `black`, `both` or `none`; default `white` against an engine, otherwise `both`. */
  declare side: "white" | "black" | "both" | "none" | null;
  /** `light` or `dark`, and `green`, `slate` or `contrast`, in one text; default: the page's colour scheme, brown squares. */
  declare theme: string | null;
  /** The place of file letters and rank numbers: `inside`, `outside` or `none`; default `inside`. */
  declare coordinates: "inside" | "outside" | "none" | null;
  /** What is under the board, of `new undo first previous next last flip view explain moves pieces`, or `none` to hide the
   *  panel; default: what applies. */
  declare controls: string | null;
  /** The place of pieces in hand: `around`, above and below the board, or `beside` it, at the right; default `around`. */
  declare pockets: "around" | "beside" | null;
  /** Addresses of pictures for the pieces: `{side}` stands for `white` or `black`, `{s}` for `w` or `b`, `{id}` for the id
   *  of the piece, `{letter}` for its letter. */
  declare pieces: string | null;
  /** The line of a puzzle, in UCI or SAN: the person finds the moves of the side to move, the board plays the others. */
  declare solution: string | null;
  /** Whether a person's move is asked to be confirmed. */
  declare confirm: boolean;
  /** Whether moves are heard. */
  declare sounds: boolean;
  /** Whether only the page's script may move. */
  declare readonly: boolean;
  /** Whether the board sets positions up: pieces are dragged anywhere, also off the board, legal or not. */
  declare editable: boolean;

  constructor() {
    super();
    takeIn(this, [...TEXTS, ...SWITCHES]);
  }

  static {
    for (const name of TEXTS) Object.defineProperty(ReflectedAttributes.prototype, name, textProperty(name));
    for (const name of SWITCHES) Object.defineProperty(ReflectedAttributes.prototype, name, switchProperty(name));
  }
}

/** A property that a page set before the element was defined shadows the accessor; this sets it again through it. */
export function takeIn(element: object, names: readonly string[]): void {
  const early = element as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(early, name)) continue;
    const value = early[name];
    delete early[name];
    early[name] = value;
  }
}

function textProperty(name: string): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name);
    },
    set(value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  };
}

function switchProperty(name: string): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return this.hasAttribute(name);
    },
    set(value: unknown) {
      this.toggleAttribute(name, Boolean(value));
    },
  };
}
