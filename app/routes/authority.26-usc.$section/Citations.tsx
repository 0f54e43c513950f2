import type { CitationLine } from "../../http/law-page.server.ts";
import { StandingTag } from "../../ui/StandingTag.tsx";
import type { StatedGroup } from "../../http/stated.ts";
import { Stated } from "./Stated.tsx";

const SHOWN = 12;

interface CitationsProps {
  cites: CitationLine[];
  citedBy: CitationLine[];
  versions: { from: string; label: string }[];
  citation: string;
  stated: StatedGroup[];
  /** What the document is called: "section". */
  what: string;
}

/** What a document sets and refers to, what refers to it, and its versions, in the margin. */
export function Citations({ cites, citedBy, versions, citation, stated, what }: CitationsProps) {
  return (
    <aside className="auth__aside no-print" aria-label="What it sets, cited by, cites, versions">
      <Stated groups={stated} what={what} />
      <h2>Cited by</h2>
      {citedBy.length === 0 && (
        <p className="sm muted cited__none">No other document of the library names this one.</p>
      )}
      <Folded lines={citedBy} />
      {cites.length > 0 && (
        <>
          <h2>Cites</h2>
          <Folded lines={cites} />
        </>
      )}
      {versions.length > 1 && <Versions versions={versions} citation={citation} />}
    </aside>
  );
}

function Folded({ lines }: { lines: CitationLine[] }) {
  const more = lines.slice(SHOWN);
  return (
    <>
      <Lines lines={lines.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className="disclosure">
          <summary>{more.length} more</summary>
          <Lines lines={more} />
        </details>
      )}
    </>
  );
}

function Lines({ lines }: { lines: CitationLine[] }) {
  return (
    <ul className="cited">
      {lines.map(({ citation, heading, url, marks }) => (
        <li key={url}>
          <a href={url}>{citation}</a>{" "}
          {marks.map((mark) => (
            <StandingTag key={mark.label} mark={mark} />
          ))}
          <p>{heading}</p>
        </li>
      ))}
    </ul>
  );
}

function Versions({ versions, citation }: Pick<CitationsProps, "versions" | "citation">) {
  return (
    <>
      <h2>Versions</h2>
      <ul className="cited">
        {versions.map(({ from, label }, at) => {
          const before = versions[at + 1];
          return (
            <li key={`${from} ${label}`}>
              <span>
                {label}
                {at === 0 && ", in force"}
              </span>
              {before && (
                <p>
                  <a
                    href={`/authority/compare?${new URLSearchParams({ cite: citation, from: before.from, to: from })}`}
                  >
                    Compare with {before.label}
                  </a>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
