import { useEffect, type RefObject } from "react";

/** Escape closes the open `<details>` at or inside `around` and returns focus to its summary. */
export function useEscape(around: RefObject<HTMLElement>): void {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const { current } = around;
      const details = current?.matches("details") ? current : current?.querySelector("details[open]");
      if (!details?.hasAttribute("open")) return;
      details.removeAttribute("open");
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [around]);
}
