/** The variants of an XBoard session, by the names that XBoard has or gets for them. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { LineFault } from "./line-fault.ts";
import { FIRST_VARIANT, SessionVariants } from "./session-variants.ts";
import { idsBehind, type Shown, shownVariant } from "./xboard-shown.ts";

export class XboardVariants {
  private readonly all = new SessionVariants();
  private readonly own = new Set<string>();

  /** What XBoard plays when it names no variant. */
  first(): Shown {
    const shown = this.shownOf(FIRST_VARIANT);
    if (typeof shown === "string") throw new LineFault(shown);
    return shown;
  }

  /** The names of all that XBoard can show: the one without a name first, then those of the user's files. */
  names(): string[] {
    const { name } = this.first();
    const shown = this.all
      .ids()
      .map((id) => this.shownOf(id))
      .filter((one) => typeof one !== "string");
    const isOwn = (one: Shown) => this.own.has(one.variant.id);
    const names = [...shown.filter(isOwn), ...shown.filter((one) => !isOwn(one))].map((one) => one.name);
    return [name, ...names.filter((other) => other !== name)];
  }

  /** The variant with a name of XBoard's.
   *  @throws {LineFault} when there is none, with the reason where it cannot be shown */
  find(name: string): Shown {
    for (const id of idsBehind(name)) {
      const shown = this.all.ids().includes(id) ? this.shownOf(id) : null;
      if (shown !== null && typeof shown !== "string" && shown.name === name) return shown;
    }
    throw new LineFault(this.reason(name));
  }

  /** Reads a file, with the weights beside it, and adds its variant.
   *  @returns what is to be said about it
   *  @throws {FairywrenError | LineFault} when a file is refused, or XBoard cannot show its variant */
  async load(path: string): Promise<string[]> {
    const { variant, isFitted, warnings } = await this.all.load(path);
    this.own.add(variant.id);
    const shown = shownVariant(variant, false);
    if (typeof shown === "string") throw new LineFault(`XBoard cannot show ${quote(variant.id)}: ${shown}`);
    return [
      `variant ${shown.name} loaded${isFitted ? ", with fitted weights" : ""}`,
      ...warnings.map(({ code, message }) => `warning ${code}: ${message}`),
    ];
  }

  private reason(name: string): string {
    if (this.all.ids().includes(name)) {
      const shown = this.shownOf(name);
      return typeof shown === "string" ? shown : `it is called ${shown.name}`;
    }
    const hint = suggest(name, this.names());
    return `there is no variant ${quote(name)}${hint === null ? "" : `, did you mean '${hint}'?`}`;
  }

  private shownOf(id: string): Shown | string {
    return shownVariant(this.all.find(id), !this.own.has(id));
  }
}
