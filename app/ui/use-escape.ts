import { useEffect, type RefObject } from "react";

/** Escape closes the open `<details>` that `around` is or holds, and leads back to what opened it. */
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
