import { useEffect, useRef, type ReactNode } from "react";

/** A `<details>` that a script also closes by Escape, by a press elsewhere and by leaving it. */
export function DetailsMenu({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute("open");
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      close();
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
      document.removeEventListener("keydown", closeByKey);
    };
  }, []);

  return (
    <details className="menu" ref={details}>
      <summary>{summary}</summary>
      <div className="menu__panel">{children}</div>
    </details>
  );
}
