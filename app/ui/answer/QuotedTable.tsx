import { LawTableView } from "../LawTableView.tsx";
import type { Block } from "./answer-blocks.ts";
import { SourceChip } from "./SourceChip.tsx";

interface QuotedTableProps {
  rows: Block[];
  /** URL of a source of this answer up to its number: "#s". */
  panel: string;
  /** Pin cites of the sources, to show in place of their numbers. */
  labels?: string[];
}

/** A table of the law from quoted rows. */
export function QuotedTable({ rows, panel, labels }: QuotedTableProps) {
  const quotes = rows.flatMap(({ parts: [part] }) => (part?.kind === "quote" ? [part] : []));
  const cells = quotes.map(({ text }) => text.split("\t"));
  const heads = isHeader(cells) ? 1 : 0;
  return (
    <div className="answer__table">
      <LawTableView table={{ header: cells.slice(0, heads), rows: cells.slice(heads) }} />
      {quotes[0] && (
        <p>
          From source{" "}
          <SourceChip source={quotes[0].source} panel={panel} label={labels?.[quotes[0].source - 1]} />
        </p>
      )}
    </div>
  );
}

/** A first row whose cells end in a colon or a dash, or one without figures above rows that all have some. */
function isHeader([first, ...rows]: string[][]): boolean {
  if (first?.every((cell) => /[:—]\s*$/.test(cell))) return true;
  const hasFigures = (cell: string) => /\d/.test(cell);
  return (
    rows.length > 0 && !first?.some(hasFigures) && rows.every((cells) => cells.slice(1).some(hasFigures))
  );
}
