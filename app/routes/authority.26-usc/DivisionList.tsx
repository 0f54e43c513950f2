import { CONTENTS, type ContentsLine, type Division } from "./outline.ts";

/** Subtitles with their chapters; the selected chapter is fully expanded. */
export function DivisionList({ divisions, chapter }: { divisions: Division[]; chapter: string | null }) {
  return divisions.map((subtitle) => (
    <details key={subtitle.id} id={subtitle.id} className="contents__subtitle" open>
      <summary>
        <h2>
          {subtitle.label}
          {subtitle.heading && `, ${subtitle.heading}`}
        </h2>
      </summary>
      <SectionLines lines={subtitle.sections} />
      <ul className="contents__chapters">
        {subtitle.divisions.map((division) => (
          <li key={division.id} id={division.id}>
            <ChapterLine division={division} isOpen={division.number === chapter} />
            {division.number === chapter && <Below division={division} />}
          </li>
        ))}
      </ul>
    </details>
  ));
}

function ChapterLine({ division, isOpen }: { division: Division; isOpen: boolean }) {
  const href = isOpen
    ? `${CONTENTS}#${division.id}`
    : `${CONTENTS}?chapter=${encodeURIComponent(division.number)}#${division.id}`;
  return (
    <a className="contents__chapter" href={href} aria-expanded={isOpen}>
      <span>
        <b>{division.label}</b>
        {division.heading && `, ${division.heading}`}
      </span>
      <span className="num">{range(division)}</span>
    </a>
  );
}

function Below({ division }: { division: Division }) {
  return (
    <div className="contents__below">
      <SectionLines lines={division.sections} />
      {division.divisions.map((inner) => (
        <section key={inner.id} id={inner.id}>
          <h3>
            {inner.label}
            {inner.heading && `, ${inner.heading}`}
          </h3>
          <Below division={inner} />
        </section>
      ))}
    </div>
  );
}

function SectionLines({ lines }: { lines: ContentsLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ol className="contents__sections">
      {lines.map(({ number, heading, status, url }) => (
        <li key={number}>
          <a href={url}>
            <span className="num">§&nbsp;{number}</span>
            <span>
              {heading}
              {status && <span className="muted"> [{status}]</span>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function range({ first, last }: Division): string {
  return first === last ? `§ ${first}` : `§§ ${first} to ${last}`;
}
