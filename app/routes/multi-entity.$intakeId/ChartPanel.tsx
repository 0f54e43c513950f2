import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { GLYPHS, type Glyph } from "#modules/chart/schema";
import { Note } from "../../ui/Note.tsx";
import type { OwnershipContent } from "./screen.ts";

const KEY: readonly Glyph[] = [
  "Person",
  "Trust",
  "C-Corp",
  "S-Corp",
  "Partnership",
  "LLC",
  "Disregarded Entity",
];

/** A larger picture would bring its smallest letters, of 11.5 px, under 7 points on a landscape A4 page. */
const PRINTED = { width: 1290, height: 745 };

interface ChartPanelProps {
  chart: NonNullable<OwnershipContent["chart"]>;
  intakeId: string;
}

/** The picture with its key and downloads. */
export function ChartPanel({ chart, intakeId }: ChartPanelProps) {
  const { svg, width, height, around, total, problem } = chart;
  const address = `/api/intakes/${intakeId}/entity-chart`;
  const view = useMiddle(svg);
  const isPrinted = width <= PRINTED.width && height <= PRINTED.height;
  return (
    <div className={isPrinted ? "sheet chart-box" : "sheet chart-box chart-box--large"}>
      {!isPrinted && (
        <p className="chart-box__instead">
          The chart is too large for one page. The list below is the whole group; “PDF with tables” prints the
          chart across pages.
        </p>
      )}
      {problem && <Note tone="warning" title={problem} />}
      {around && (
        <p className="chart-box__part sm muted">
          The group has {total} boxes. This is {around} with its owners and what it owns; choose another one
          in the list.
        </p>
      )}
      {!problem && (
        <section
          ref={view}
          className="chart-box__view"
          aria-label="Ownership chart"
          style={{ "--chart-width": `${width}px` } as React.CSSProperties}
          // Drawn by modules/chart, which escapes all text.
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      <div className="key">
        {KEY.map((glyph) => (
          <span key={glyph}>
            <GlyphMark glyph={glyph} />
            {glyph}
          </span>
        ))}
        <span className="key__end no-print">
          <Download className="icon" aria-hidden="true" />
          <a href={`${address}.svg?download=1`} download>
            SVG
          </a>
          <a href={`${address}.png`} download>
            PNG
          </a>
          <a href={`/api/intakes/${intakeId}/group.pdf`} download>
            PDF with tables
          </a>
        </span>
      </div>
    </div>
  );
}

/** A wide chart begins at the chosen box, else at the topmost company. */
function useMiddle(svg: string) {
  const view = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- another picture
  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const first = (box.querySelector("[data-selected]") ?? topmostCompany(box))?.getBoundingClientRect();
    if (!first) return;
    const { left, width } = box.getBoundingClientRect();
    box.scrollLeft += first.x + first.width / 2 - left - width / 2;
  }, [svg]);
  return view;
}

function topmostCompany(box: HTMLElement): Element | undefined {
  const companies = [...box.querySelectorAll('.node:not([href*="person="])')];
  return companies.toSorted((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)[0];
}

export function GlyphMark({ glyph }: { glyph: Glyph }) {
  return (
    <svg className="glyph" viewBox="0 0 16 14" aria-hidden="true">
      {GLYPHS[glyph].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
