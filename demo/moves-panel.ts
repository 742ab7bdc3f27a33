/** The moves of the game with their branches, and navigation through them. */
import { block, button, input, make, onPress } from "./dom.ts";
import type { Session } from "./session.ts";
import { endOf, type MoveNode, pathTo } from "./tree.ts";

export class MovesPanel {
  readonly #session: Session;
  readonly #list = block("moves");

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#show());
    input("styled").addEventListener("change", () => this.#show());
    onPress("first", () => session.goTo(session.root));
    onPress("back", () => this.#step(session.current.parent));
    onPress("forward", () => this.#step(session.current.children[0]));
    onPress("last", () => session.goTo(endOf(session.current)));
    this.#list.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** Whether moves are written in the variant's own style. */
  get isStyled(): boolean {
    return input("styled").checked;
  }

  #step(node: MoveNode | null | undefined): void {
    if (node) this.#session.goTo(node);
  }

  #walk(event: KeyboardEvent): void {
    const { current, root } = this.#session;
    const to: Readonly<Record<string, MoveNode | null | undefined>> = {
      ArrowLeft: current.parent,
      ArrowRight: current.children[0],
      Home: root,
      End: endOf(current),
    };
    const node = to[event.key];
    if (!node) return;
    event.preventDefault();
    this.#session.goTo(node);
  }

  #show(): void {
    const { root, current, variant, game } = this.#session;
    const { notation } = variant;
    block("styled-choice").hidden =
      notation.pieces === "letters" && notation.castling === "O-O" && notation.promotion === "=";
    const first = game.startPosition;
    this.#list.replaceChildren(...this.#rows(root, first.turn, first.moveNumber));
    if (!root.children.length) this.#list.append(make("li", "empty", "No moves yet."));
    button("first").disabled = button("back").disabled = !current.parent;
    button("last").disabled = button("forward").disabled = current.children.length === 0;
    keepInSight(this.#list);
  }

  /** One row for each move of both sides; branches in rows of their own. */
  #rows(root: MoveNode, turn: 0 | 1, number: number): HTMLElement[] {
    const rows: HTMLElement[] = [];
    let row: HTMLElement | null = null;
    let ply = turn;
    let count = number;
    for (let at = root; at.children[0]; at = at.children[0]) {
      const [main, ...others] = at.children;
      if (!row) {
        row = make("li", "pair", make("span", "number", `${count}.`));
        if (ply === 1) row.append(make("span", "gap", "…"));
        rows.push(row);
      }
      row.append(this.#move(main));
      for (const other of others) rows.push(this.#branch(other, ply as 0 | 1, count));
      if (ply === 1 || others.length) row = null;
      if (ply === 1) count++;
      ply = 1 - ply;
    }
    return rows;
  }

  #branch(first: MoveNode, turn: 0 | 1, number: number): HTMLElement {
    return make("li", "branch", ...this.#line(first, turn, number));
  }

  /** A line in a row, with its branches in brackets. */
  #line(first: MoveNode, turn: 0 | 1, number: number): (Node | string)[] {
    const parts: (Node | string)[] = [];
    let [ply, count, isBare] = [turn, number, true];
    for (let at: MoveNode | undefined = first; at; at = at.children[0]) {
      if (ply === 0 || isBare) parts.push(make("span", "number", `${count}${ply === 0 ? "." : "…"}`));
      parts.push(this.#move(at));
      const others: readonly MoveNode[] = at === first ? [] : (at.parent?.children.slice(1) ?? []);
      for (const other of others) parts.push("(", ...this.#line(other, ply, count), ") ");
      isBare = others.length > 0;
      if (ply === 1) count++;
      ply = ply === 0 ? 1 : 0;
    }
    return parts;
  }

  #move(node: MoveNode): HTMLElement {
    const { current } = this.#session;
    const text = (this.isStyled ? node.move?.display : node.move?.san) ?? "";
    const press = make("button", "move", text);
    press.type = "button";
    press.tabIndex = -1;
    if (node === current) press.setAttribute("aria-current", "true");
    else if (!pathTo(current).includes(node)) press.classList.add("ahead");
    press.addEventListener("click", () => this.#session.goTo(node));
    return press;
  }
}

/** Scrolls the list, never the page. */
function keepInSight(list: HTMLElement): void {
  const now = list.querySelector('[aria-current="true"]');
  if (!(now instanceof HTMLElement)) {
    list.scrollTop = 0;
    return;
  }
  const top = now.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + now.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}
