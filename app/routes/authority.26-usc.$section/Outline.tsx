import type { OutlineLine } from "./unit-outline.ts";

/** Headings of a long document as links; in the margin, or folded above the text where there is no margin. */
export function Outline({ lines, folded }: { lines: OutlineLine[]; folded?: boolean }) {
  if (lines.length === 0) return null;
  if (!folded) {
    return (
      <nav className="outline" aria-label="On this page">
        <p className="side-nav__label">On this page</p>
        <Lines lines={lines} />
      </nav>
    );
  }
  return (
    <nav className="outline outline--folded no-print" aria-label="Outline">
      <details className="disclosure">
        <summary>
          Outline <span className="faint num">{lines.length}</span>
        </summary>
        <Lines lines={lines} />
      </details>
    </nav>
  );
}

function Lines({ lines }: { lines: OutlineLine[] }) {
  return (
    <ul className="sm">
      {lines.map(({ id, num, heading, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>
            {num && <span className="num">{num}</span>}
            <span>{heading}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A way back to the top of a long document, on phones. */
export function ToTop({ lines }: { lines: OutlineLine[] }) {
  if (lines.length === 0) return null;
  return (
    <a className="to-top button no-print" href="#main">
      Top
    </a>
  );
}
