import type { NoteGroup } from "./notes.ts";

/** Statutory notes below the section, collapsed by default. */
export function NoteList({ groups }: { groups: NoteGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div className="authority__after authority__notes">
      {groups.map(({ title, notes }) => (
        <details key={title} className="notes">
          <summary>
            {title} <span>{notes.length}</span>
          </summary>
          <div className="notes__body">
            {notes.map(({ heading, paragraphs }, index) => (
              <section key={index}>
                {heading && <h3>{heading}</h3>}
                {paragraphs.map((paragraph, line) => (
                  <p key={line}>{paragraph}</p>
                ))}
              </section>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
