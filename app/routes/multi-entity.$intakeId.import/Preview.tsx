import type { ImportLine, ImportPreview } from "#modules/entities/schema";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import { Table } from "../../ui/Table.tsx";
import { KIND_WORDS } from "./FileForm.tsx";

const ACTIONS: Record<ImportLine["action"], { word: string; badge: string }> = {
  refuse: { word: "Refused", badge: "badge badge--danger" },
  add: { word: "Added", badge: "badge badge--success" },
  change: { word: "Changed", badge: "badge badge--warning" },
  same: { word: "Stays", badge: "badge" },
};
const ORDER = Object.keys(ACTIONS);
const SHOWN = 500;

interface PreviewProps extends ImportPreview {
  intakeId: string;
  fileName: string;
  kind?: string;
  /** The file in base64: it comes back with the second step, so that nothing is stored before. */
  content: string;
}

/** What an import would do, and the button that does it. */
export function Preview({
  intakeId,
  fileName,
  kind,
  content,
  lines,
  added,
  changed,
  unchanged,
  refused,
}: PreviewProps) {
  const sorted = [...lines].sort((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action));
  const isIdle = added + changed === 0;
  return (
    <section className="stack" aria-labelledby="preview-title">
      <h2 id="preview-title">What {fileName} would do</h2>
      <dl className="figures">
        <Figure label="Added" value={added} />
        <Figure label="Changed" value={changed} />
        <Figure label="Stay as they are" value={unchanged} />
        <Figure label="Refused" value={refused} />
      </dl>
      {refused > 0 && (
        <Note
          tone="danger"
          title={
            refused === 1
              ? "1 line is refused, so nothing can be imported."
              : `${refused} lines are refused, so nothing can be imported.`
          }
        >
          <p>Mend them in the file and check it again.</p>
        </Note>
      )}
      {refused === 0 && isIdle && <Note tone="info" title="Everything in the file is recorded already." />}
      <form className="row" method="post" encType="multipart/form-data">
        <input type="hidden" name="fileName" value={fileName} />
        <input type="hidden" name="kind" value={kind ?? ""} />
        <input type="hidden" name="content" value={content} />
        <a className="button" href={`/multi-entity/${intakeId}/import`}>
          Choose another file
        </a>
        {refused === 0 && !isIdle && (
          <Button type="submit" kind="primary" name="intent" value="import">
            {`Import ${added + changed === 1 ? "1 line" : `${added + changed} lines`}`}
          </Button>
        )}
      </form>
      <Table
        name="Lines of the file"
        className="table--stack"
        head={
          <>
            <th>Line</th>
            <th>About</th>
            <th>What happens</th>
            <th>Why</th>
          </>
        }
      >
        {sorted.slice(0, SHOWN).map(({ kind: sheet, row, action, subject, text }) => (
          <tr key={`${sheet} ${row}`}>
            <td className="nowrap">
              {KIND_WORDS[sheet]}, row {row}
            </td>
            <td className="table__primary">{subject}</td>
            <td>
              <span className={ACTIONS[action].badge}>{ACTIONS[action].word}</span>
            </td>
            <td className="span">{text}</td>
          </tr>
        ))}
      </Table>
      {sorted.length > SHOWN && <p className="muted">{sorted.length - SHOWN} more lines are not shown.</p>}
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
