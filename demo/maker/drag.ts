/** A man under the pointer, from a press until it is let go. */
import { drawPicture, type Picture } from "../../src/board.ts";
import { make } from "../dom.ts";

/** How far a pointer goes before a press is a drag, in CSS pixels. */
const SLOP = 5;

export interface Drag {
  readonly picture: Picture;
  /** In CSS pixels. */
  readonly size: number;
  /** Once, when the press has become a drag. */
  begin(): void;
  drop(target: Element | null): void;
}

/** Follows a pointer that went down. A press without a drag is left to the click that comes of it. */
export function followDrag(event: PointerEvent, { picture, size, begin, drop }: Drag): void {
  let ghost: HTMLElement | null = null;
  const letGo = new AbortController();
  const { signal } = letGo;
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    const isFar = Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLOP;
    if (!ghost && isFar) {
      ghost = make("div", "maker-ghost", drawPicture(picture));
      ghost.style.width = `${size}px`;
      document.body.append(ghost);
      begin();
    }
    if (ghost) ghost.style.transform = `translate(${clientX - size / 2}px, ${clientY - size / 2}px)`;
  };
  const end = (last: PointerEvent) => {
    if (last.pointerId !== event.pointerId) return;
    letGo.abort();
    ghost?.remove();
    if (!ghost) return;
    swallowClick();
    drop(last.type === "pointerup" ? document.elementFromPoint(last.clientX, last.clientY) : null);
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** A drag that ends where it began is no click. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
