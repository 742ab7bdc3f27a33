/** Scrolls while a piece is held near the edge of what is seen. */

/** In CSS pixels from the edge, about a square. */
const EDGE = 32;
/** In CSS pixels a frame. */
const FASTEST = 6;

/** @param frame what scrolls, inside `root` */
export function scrollByDrags(frame: HTMLElement, root: ShadowRoot): void {
  let pointer: PointerEvent | null = null;
  const step = () => {
    if (!pointer || !isHolding(root) || !scrollTowards(frame, pointer)) {
      pointer = null;
      return;
    }
    // the piece is under the pointer still, and over another square
    frame.dispatchEvent(new PointerEvent("pointermove", pointer));
    requestAnimationFrame(step);
  };
  root.addEventListener("pointermove", (event) => {
    const isGoing = pointer !== null;
    pointer = event as PointerEvent;
    if (!isGoing) requestAnimationFrame(step);
  });
}

/** Whether a piece is dragged, from its square or from beside the board. */
export function isHolding(root: ShadowRoot): boolean {
  return root.querySelector(".held, .held-piece") !== null;
}

/** @returns whether there was anything to scroll to */
function scrollTowards(frame: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const { scrollLeft, scrollTop } = frame;
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!isInside) return false;
  frame.scrollBy({
    left: pull(clientX - left, right - clientX),
    top: pull(clientY - top, bottom - clientY),
    behavior: "instant",
  });
  return frame.scrollLeft !== scrollLeft || frame.scrollTop !== scrollTop;
}

/** @param before how far the pointer is from the edge before it, and `after` from the one after it */
function pull(before: number, after: number): number {
  return (FASTEST * (Math.max(0, EDGE - after) - Math.max(0, EDGE - before))) / EDGE;
}
