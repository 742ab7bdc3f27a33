/** The attributes of the element as properties: each property is its attribute, read and written. */

/** Where there is no page, as in Node, the class can still be imported. */
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const TEXTS = [
  "variant",
  "src",
  "start",
  "fen",
  "moves",
  "view",
  "orientation",
  "level",
  "side",
  "theme",
  "coordinates",
  "controls",
] as const;
const SWITCHES = ["flipped", "readonly", "editable"] as const;

/** A property that is an attribute as well. */
export type BoardProperty = (typeof TEXTS | typeof SWITCHES)[number];

/** A text is null where the attribute is not there, and null takes it away. What an attribute does not understand means
 *  its default. Several that are set at once make one change. */
export class ReflectedAttributes extends PageElement {
  /** The id of a shipped variant; default `chess`. */
  declare variant: string | null;
  /** The address of a variant's file, in YAML, instead of an id; it is fetched. */
  declare src: string | null;
  /** Which numbered start: a number from 0, `random`, or `default`, the variant's own setup. */
  declare start: string | number | null;
  /** A position to begin with, instead of a start. */
  declare fen: string | null;
  /** Moves already played, in UCI or SAN, between blanks. */
  declare moves: string | null;
  /** `square` or `corner`, turned by 45 degrees; default: what the variant says. */
  declare view: "square" | "corner" | null;
  /** The side at the bottom, `white` or `black`; default: the one that the person plays, or White. */
  declare orientation: "white" | "black" | null;
  /** Turns the board round from what `orientation` says; the button and `flip()` set it. */
  declare flipped: boolean;
  /** 1 to 10: an engine of that strength plays the other side; without it nobody answers. */
  declare level: string | number | null;
  /** The sides that the person plays: `white`, `black`, `both` or `none`; default `white` against an engine, otherwise `both`. */
  declare side: "white" | "black" | "both" | "none" | null;
  /** `light` or `dark`, and `green`, `slate` or `contrast`, in one text; default: the page's colour scheme, brown squares. */
  declare theme: string | null;
  /** Where file letters and rank numbers stand: `inside`, `outside` or `none`; default `inside`. */
  declare coordinates: "inside" | "outside" | "none" | null;
  /** The buttons under the board, of `new undo flip view explain`, or `none` for no line at all; default: what makes sense. */
  declare controls: string | null;
  /** A board to look at: nobody moves, but for the page's script. */
  declare readonly: boolean;
  /** A board to set positions up on: pieces are dragged anywhere, and off it; what is legal is not asked. Nobody plays. */
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

/** What a page set before the element was known lies over the property: it is set again, as the property. */
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
