import { IMPORT_KINDS } from "#modules/entities/schema";
import { Button } from "../../ui/Button.tsx";

export const KIND_WORDS = { entities: "Entities", owners: "Owners", transactions: "Transactions" } as const;

/** The first step of an import: nothing is stored yet. */
export function FileForm({ intakeId }: { intakeId: string }) {
  const template = `/api/intakes/${intakeId}/group`;
  return (
    <section className="sheet sheet--pad" aria-labelledby="import-title">
      <h2 id="import-title">Import</h2>
      <p className="muted">
        Fill in the <a href={`${template}.xlsx?template=1`}>template workbook</a>. You see line by line what
        would happen before anything is stored.
      </p>
      <form className="import__form" method="post" encType="multipart/form-data">
        <div className="field">
          <label htmlFor="import-file">Workbook (.xlsx) or CSV file</label>
          <input className="input" id="import-file" type="file" name="file" accept=".xlsx,.csv" required />
        </div>
        <div className="field">
          <label htmlFor="import-kind">A CSV file holds</label>
          <select className="select" id="import-kind" name="kind" defaultValue="entities">
            {IMPORT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind]}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" kind="primary" name="intent" value="preview">
          Check the file
        </Button>
      </form>
    </section>
  );
}
