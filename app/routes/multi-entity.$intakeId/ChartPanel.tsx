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

interface ChartPanelProps {
  chart: NonNullable<OwnershipContent["chart"]>;
  intakeId: string;
}

/** The picture with its key and downloads. */
export function ChartPanel({ chart: { svg, width, around, total, problem }, intakeId }: ChartPanelProps) {
  const address = `/api/intakes/${intakeId}/entity-chart`;
  const view = useMiddle(svg);
  return (
    <div className="sheet chart-box">
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

/** A wide chart begins at the chosen box, else in its middle, where the top of most groups stands. */
function useMiddle(svg: string) {
  const view = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- another picture
  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const chosen = box.querySelector("[data-selected]")?.getBoundingClientRect();
    const { left, width } = box.getBoundingClientRect();
    const middle = chosen ? chosen.x + chosen.width / 2 - left + box.scrollLeft : box.scrollWidth / 2;
    box.scrollLeft = middle - width / 2;
  }, [svg]);
  return view;
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
