/** Controls with labels. */
import { make } from "../dom.ts";

let count = 0;

/** A labelled text field; `change` is called when an edit is complete. */
export class TextField {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;

  constructor(label: string, change: (text: string) => void, type: "text" | "number" = "text") {
    this.input = make("input");
    this.input.type = type;
    this.input.autocomplete = "off";
    this.input.spellcheck = false;
    this.input.addEventListener("change", () => change(this.input.value.trim()));
    this.element = make("label", "field", make("span", "", label), this.input);
  }

  get text(): string {
    return this.input.value.trim();
  }

  /** Sets the text, but keeps the cursor if it is the same already. */
  set text(text: string) {
    if (this.input.value !== text) this.input.value = text;
  }
}

/** A choice of a few: radio buttons side by side. */
export class Choice<T extends string> {
  readonly element: HTMLFieldSetElement;
  readonly #inputs = new Map<T, HTMLInputElement>();

  constructor(
    legend: string,
    options: readonly (readonly [value: T, ...content: readonly (Node | string)[]])[],
    pick: (value: T) => void,
  ) {
    const name = `maker-${count++}`;
    const labels = options.map(([value, ...content]) => {
      const input = make("input");
      input.type = "radio";
      input.name = name;
      input.addEventListener("change", () => pick(value));
      this.#inputs.set(value, input);
      return make("label", "", input, ...content);
    });
    this.element = make("fieldset", "choice", make("legend", "", legend), ...labels);
  }

  set value(value: T) {
    for (const [own, input] of this.#inputs) input.checked = own === value;
  }
}

/** A labelled drop-down list. */
export function selectField(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  pick: (value: string) => void,
) {
  const select = make("select", "", ...options.map(([value, text]) => new Option(text, value)));
  select.addEventListener("change", () => pick(select.value));
  return { element: make("label", "field", make("span", "", label), select), select };
}

/** A labelled checkbox. */
export function tickField(label: string, isTicked: boolean, tick: (isTicked: boolean) => void): HTMLLabelElement {
  const input = make("input");
  input.type = "checkbox";
  input.checked = isTicked;
  input.addEventListener("change", () => tick(input.checked));
  return make("label", "check", input, label);
}

export function pressable(
  name: string,
  label: string,
  press: () => void,
  ...content: readonly (Node | string)[]
): HTMLButtonElement {
  const button = make("button", name, ...(content.length ? content : [label]));
  button.type = "button";
  if (content.length) button.setAttribute("aria-label", label);
  button.addEventListener("click", press);
  return button;
}
