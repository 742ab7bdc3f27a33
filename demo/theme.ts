/** Light or dark colours: the system's until the person chooses. */
import { button } from "./dom.ts";

const KEY = "fairywren-theme";

/** Lets the button switch the colour scheme. The board follows the page. */
export function followTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const theme = readChoice() ?? (system.matches ? "dark" : "light");
    document.documentElement.dataset.theme = theme;
    button("theme").setAttribute("aria-pressed", String(theme === "dark"));
  };
  system.addEventListener("change", show);
  button("theme").addEventListener("click", () => {
    keepChoice(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    show();
  });
  show();
}

function readChoice(): "light" | "dark" | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : null;
  } catch {
    return null;
  }
}

function keepChoice(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts until the page is closed.
    document.documentElement.dataset.theme = theme;
  }
}
