/**
 * Pictures of boards, drawn when they come near the window and dropped when they are far from it: a page with hundreds of
 * them has the nodes of a dozen. Each is drawn in a task of its own.
 */
import { drawPicture, pause } from "../../src/board.ts";
import type { Position, Variant } from "../../src/index.ts";
import { boardPicture } from "../drawn.ts";
import { t } from "../language.ts";

/** What a picture shows. */
export interface Scene {
  readonly variant: Variant;
  readonly position: Position;
}

/** How far from the window pictures are drawn. */
const MARGIN = "300px";

/** Places for pictures have this class and `data-scene`. */
export class Thumbs {
  readonly #load: (key: string) => Promise<Scene>;
  readonly #near = new Set<HTMLElement>();
  /** The scene that each place shows or waits for. */
  readonly #shown = new WeakMap<HTMLElement, string>();
  readonly #watched = new WeakSet<HTMLElement>();
  readonly #observer = new IntersectionObserver((entries) => this.#look(entries), { rootMargin: MARGIN });
  #drawing = Promise.resolve();

  /** @param load what is shown for a key; rejects where there is nothing to show */
  constructor(load: (key: string) => Promise<Scene>) {
    this.#load = load;
  }

  /** Takes up places that are new, and scenes that have changed. */
  watch(root: HTMLElement): void {
    for (const place of root.querySelectorAll<HTMLElement>(".board-thumb")) {
      if (!this.#watched.has(place)) this.#observer.observe(place);
      this.#watched.add(place);
      if (this.#near.has(place)) this.#draw(place);
    }
  }

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const place = target as HTMLElement;
      if (isIntersecting) {
        this.#near.add(place);
        this.#draw(place);
      } else {
        this.#near.delete(place);
        this.#shown.delete(place);
        place.replaceChildren();
      }
    }
  }

  #draw(place: HTMLElement): void {
    const key = place.dataset.scene ?? "";
    if (this.#shown.get(place) === key) return;
    this.#shown.set(place, key);
    const scene = this.#load(key);
    scene.catch(() => undefined); // it is waited for below
    this.#drawing = this.#drawing.then(() => this.#put(place, key, scene));
  }

  async #put(place: HTMLElement, key: string, loading: Promise<Scene>): Promise<void> {
    const picture = await loading.then(pictureOf, () => null);
    if (this.#shown.get(place) !== key) return;
    place.replaceChildren(...(picture ? [picture] : [t`No picture`]));
    await pause();
  }
}

/** Beside a name, so that it has none of its own. */
function pictureOf({ variant, position }: Scene): SVGElement {
  const picture = drawPicture(boardPicture(variant, { position, coordinates: "none" }));
  picture.removeAttribute("aria-label");
  picture.setAttribute("role", "presentation");
  picture.setAttribute("aria-hidden", "true");
  return picture;
}
