import type { TableRows } from "#modules/extraction/schema";

/** The first rows as text; the first of them is used as the header. */
export function PreviewTable({ table: { sheet, rows, isCut } }: { table: TableRows }) {
  const [head = [], ...body] = rows;
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) => i);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <section className="preview__table" tabIndex={0} aria-label="First rows">
      <table className="table">
        <caption className="xs muted">
          {sheet ? `${sheet}: ` : ""}
          {isCut ? `first ${rows.length} rows` : `${rows.length} ${rows.length === 1 ? "row" : "rows"}`}
        </caption>
        <thead>
          <tr>
            {columns.map((i) => (
              <th key={i}>{head[i]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, line) => (
            <tr key={line}>
              {columns.map((i) => (
                <td key={i}>{row[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
