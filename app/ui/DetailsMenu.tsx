import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useEscape } from "./use-escape.ts";

/** A `<details>` that JavaScript also closes on Escape, on a click outside, on blur and on another screen. */
export function DetailsMenu({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEscape(details);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    details.current?.removeAttribute("open");
  }, [key]);

  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target))
        details.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
    };
  }, []);

  return (
    <details className="menu" ref={details}>
      <summary>{summary}</summary>
      <div className="menu__panel">{children}</div>
    </details>
  );
}
