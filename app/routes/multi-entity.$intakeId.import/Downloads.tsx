import { IMPORT_KINDS } from "#modules/entities/schema";
import { KIND_WORDS } from "./FileForm.tsx";

/** The group, and empty sheets to fill in. */
export function Downloads({ intakeId, isEmpty }: { intakeId: string; isEmpty: boolean }) {
  const group = `/api/intakes/${intakeId}/group`;
  const chart = `/api/intakes/${intakeId}/entity-chart`;
  return (
    <section className="sheet sheet--pad" aria-labelledby="export-title">
      <h2 id="export-title">Export</h2>
      <ul className="import__files">
        {!isEmpty && (
          <>
            <li>
              <a href={`${group}.xlsx`} download>
                The group as a workbook (XLSX)
              </a>
            </li>
            <li>
              <a href={`${group}.pdf`} download>
                The group as a PDF, with chart and tables
              </a>
            </li>
            <li>
              The chart as{" "}
              <a href={`${chart}.svg?download=1`} download>
                SVG
              </a>{" "}
              or{" "}
              <a href={`${chart}.png`} download>
                PNG
              </a>
            </li>
            {IMPORT_KINDS.map((kind) => (
              <li key={kind}>
                <a href={`${group}.csv?kind=${kind}`} download>
                  {KIND_WORDS[kind]} as CSV
                </a>
              </li>
            ))}
          </>
        )}
        {IMPORT_KINDS.map((kind) => (
          <li key={kind}>
            <a href={`${group}.csv?kind=${kind}&template=1`} download>
              CSV template: {KIND_WORDS[kind].toLowerCase()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
