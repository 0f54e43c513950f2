import type { SectionLine } from "./section-line.ts";

const SHOWN = 12;

/** Sections that cite this one; a long list is collapsed. */
export function CitedBy({ lines }: { lines: SectionLine[] }) {
  const more = lines.slice(SHOWN);
  return (
    <aside className="auth__aside no-print" aria-label="Cited by">
      <h2>Cited by</h2>
      {lines.length === 0 && (
        <p className="sm muted cited__none">No other section of the Code names this one.</p>
      )}
      <Lines lines={lines.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className="disclosure">
          <summary>{more.length} more</summary>
          <Lines lines={more} />
        </details>
      )}
    </aside>
  );
}

function Lines({ lines }: { lines: SectionLine[] }) {
  return (
    <ul className="cited">
      {lines.map(({ number, heading, url }) => (
        <li key={number}>
          <a href={url}>26 USC {number}</a>
          <p>{heading}</p>
        </li>
      ))}
    </ul>
  );
}
