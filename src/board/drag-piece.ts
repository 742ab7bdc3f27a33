/** A piece under the pointer, from press to release. It is drawn above everything, on the board and off it. */
import { make } from "./dom.ts";
import { drawPicture, type Picture } from "./picture.ts";
import { SLOP } from "./press.ts";

export interface PieceDrag {
  readonly picture: Picture;
  /** In CSS pixels. */
  readonly size: number;
  readonly root: ShadowRoot;
  /** Called once, when the press has become a drag. */
  begin(): void;
  /** Called with every place in the window, and with null at the end. */
  move?(at: readonly [x: number, y: number] | null): void;
  /** @param target the element under the pointer, as the root sees it */
  drop(target: Element | null): void;
}

/** Follows a pointer that went down. A press without a drag is left to its click. */
export function dragPiece(event: PointerEvent, { picture, size, root, begin, move: follow, drop }: PieceDrag): void {
  let held: HTMLElement | null = null;
  const isTouch = event.pointerType === "touch"; // the piece is drawn above the finger
  const letGo = new AbortController();
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    if (!held && Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLOP) {
      held = make("div", { class: "held-piece" });
      held.append(drawPicture(picture));
      held.style.width = `${size}px`;
      root.append(held);
      begin();
    }
    if (!held) return;
    held.style.transform = `translate(${clientX - size / 2}px, ${clientY - size * (isTouch ? 0.95 : 0.5)}px)`;
    follow?.([clientX, clientY]);
  };
  const end = ({ type, pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    letGo.abort();
    held?.remove();
    if (!held) return;
    follow?.(null);
    swallowClick();
    if (type === "pointerup") drop(root.elementFromPoint(clientX, clientY));
  };
  const { signal } = letGo;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** Suppresses the click after a drag that ends where it began. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
