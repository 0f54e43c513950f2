import { useEffect, useRef, type ReactNode } from "react";
import { useEscape } from "./use-escape.ts";

/** A `<details>` that JavaScript also closes on Escape, on a click outside and on blur. */
export function DetailsMenu({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEscape(details);

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
