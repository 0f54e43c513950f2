import type { LawTable } from "#modules/authority/schema";

/** A table of the statute; a wide one scrolls horizontally. No landmark, since a section may have many. */
export function LawTableView({ table: { header, rows } }: { table: Pick<LawTable, "header" | "rows"> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls by keyboard
    <div className="table-wrap law-table" role="group" tabIndex={0} aria-label="Table">
      <table className="table">
        {header.length > 0 && (
          <thead>
            {header.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  cell.trim() ? (
                    <th key={column} scope="col">
                      {cell}
                    </th>
                  ) : (
                    // A header without words would be read out as one.
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner
                    <td key={column} />
                  ),
                )}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={isAmount(cell) ? "num" : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isAmount(cell: string): boolean {
  return /^\$?\s?[\d,.]+\s?(%|percent)?$/.test(cell.trim());
}
