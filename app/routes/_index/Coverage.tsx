import { Plus } from "lucide-react";
import { useRef } from "react";
import { useEscape } from "../../ui/use-escape.ts";
import { COVERAGE } from "./coverage.ts";

/** Six cards, each with a list that opens without JavaScript; with it, Escape also closes the list. */
export function Coverage() {
  const cards = useRef<HTMLDivElement>(null);
  useEscape(cards);
  return (
    <section id="coverage" className="landing__coverage">
      <h2>What the library is built to hold</h2>
      <p className="muted">
        It begins with the Internal Revenue Code; the other shelves are filled one by one.
      </p>
      <div className="coverage" ref={cards}>
        {COVERAGE.map(({ icon: Icon, title, what, items }) => (
          <details key={title} name="coverage">
            <summary>
              <Icon className="icon icon--20" aria-hidden="true" />
              <h3>{title}</h3>
              <Plus className="icon" aria-hidden="true" />
              <span className="what">{what}</span>
            </summary>
            <div className="popover">
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
