import type { StatedGroup } from "../../http/stated.ts";

/** What the document sets, folded kind by kind, in the margin; each line leads to its unit. */
export function Stated({ groups, what }: { groups: StatedGroup[]; what: string }) {
  if (groups.length === 0) return null;
  return (
    <section className="stated" aria-labelledby="stated">
      <h2 id="stated">What this {what} sets</h2>
      {groups.map(({ title, count, lines }) => (
        <details key={title} className="disclosure">
          <summary>
            {title} <span className="faint num">{count}</span>
          </summary>
          <ul className="sm">
            {lines.map(({ words, pin, id }) => (
              <li key={`${words} ${id}`}>
                <a href={id ? `#${encodeURIComponent(id)}` : "#main"}>
                  <span>{words}</span> <span className="muted num">{pin}</span>
                </a>
              </li>
            ))}
          </ul>
          {count > lines.length && <p className="sm muted">{count - lines.length} more stand in the text.</p>}
        </details>
      ))}
    </section>
  );
}
