/** The handle between the board and the panels, where they stand side by side: it makes the board smaller, by mouse, touch and keys. */
import { block } from "./dom.ts";
import { type Chosen, LEAST_PERCENT } from "./settings.ts";

const STEP = 5;
const KEYS: Readonly<Record<string, (percent: number) => number>> = {
  ArrowLeft: (percent) => percent - STEP,
  ArrowDown: (percent) => percent - STEP,
  ArrowRight: (percent) => percent + STEP,
  ArrowUp: (percent) => percent + STEP,
  PageDown: (percent) => percent - 3 * STEP,
  PageUp: (percent) => percent + 3 * STEP,
  Home: () => LEAST_PERCENT,
  End: () => 100,
};

/** The person's choice lasts. */
export function followBoardSize(chosen: Chosen): void {
  const handle = block("board-size");
  const seat = block("seat");
  let percent = 100;
  const show = (wanted: number) => {
    percent = Math.round(Math.min(100, Math.max(LEAST_PERCENT, wanted)));
    document.documentElement.style.setProperty("--scale", String(percent / 100));
    handle.setAttribute("aria-valuenow", String(percent));
  };
  const keep = () => chosen.choose({ boardPercent: percent });
  chosen.follow(() => show(chosen.settings.boardPercent));
  handle.addEventListener("keydown", (event) => {
    const change = KEYS[event.key];
    if (!change || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // arrows go through the game elsewhere
    show(change(percent));
    keep();
  });
  handle.addEventListener("dblclick", () => {
    show(100);
    keep();
  });
  followDrags(handle, seat, { show, keep, percent: () => percent });
}

interface Size {
  show(percent: number): void;
  keep(): void;
  percent(): number;
}

/** A percent is as wide during a drag as it was when it began. */
function followDrags(handle: HTMLElement, seat: HTMLElement, size: Size): void {
  handle.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) return;
    down.preventDefault();
    handle.focus();
    handle.setPointerCapture(down.pointerId);
    const onePercent = seat.getBoundingClientRect().width / size.percent();
    const start = size.percent();
    const move = ({ clientX }: PointerEvent) => size.show(start + (clientX - down.clientX) / onePercent);
    const end = () => {
      handle.removeEventListener("pointermove", move);
      size.keep();
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", end, { once: true });
  });
}
