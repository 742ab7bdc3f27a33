/** A start by its number, with a preview. */
import { countStarts, startPosition, type Variant } from "../src/index.ts";
import { make } from "./dom.ts";
import { startBoard } from "./learn-boards.ts";

/** A picture of one start, a field for its number, and a button that plays it. */
export function startPicker(variant: Variant, first: number, play: (start: number) => void): HTMLElement {
  const count = countStarts(variant);
  const number = make("input");
  number.type = "number";
  number.min = "0";
  number.max = String(count - 1);
  number.value = String(first);
  const press = make("button", "", "Play this start");
  press.type = "button";
  const place = make("div");
  const show = () => {
    const start = number.valueAsNumber;
    const isStart = Number.isInteger(start) && start >= 0 && start < count;
    press.disabled = !isStart;
    place.replaceChildren(
      isStart
        ? startBoard(variant, startPosition(variant, start), `Start ${start}.`)
        : make("p", "note", `Starts are numbered from 0 to ${count - 1}.`),
    );
  };
  number.addEventListener("input", show);
  press.addEventListener("click", () => play(number.valueAsNumber));
  show();
  return make("div", "", make("div", "row", make("label", "row", "Start number ", number), press), place);
}
