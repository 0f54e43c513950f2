import { Check } from "lucide-react";
import type { ChecklistLine, Intake } from "#modules/intake/schema";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

interface OverviewProps {
  intake: Pick<Intake, "id" | "taxYear" | "status" | "progress">;
  checklist: ChecklistLine[];
}

/** Categories of the intake by group, with what has been uploaded. */
export function Overview({ intake: { id, taxYear, status }, checklist }: OverviewProps) {
  const required = checklist.filter(({ category }) => category.isRequired);
  const settled = required.filter(({ isSettled }) => isSettled).length;
  const documents = checklist.reduce((sum, line) => sum + line.documents.length, 0);
  return (
    <main id="main" className="page multi-entity">
      <div className="page-head">
        <div>
          <h1>Multi-Entity Business Intake</h1>
          <p className="row">
            {taxYear} Tax Year <StatusBadge status={status} />
          </p>
        </div>
        <a className="button button--primary" href={`/documents/${id}`}>
          Open documents
        </a>
      </div>
      <dl className="figures">
        <div>
          <dt>Required papers</dt>
          <dd>
            {settled}/{required.length}
          </dd>
          <dd>{settled === required.length ? "complete" : `${required.length - settled} missing`}</dd>
        </div>
        <div>
          <dt>Documents</dt>
          <dd>{documents}</dd>
          <dd>uploaded</dd>
        </div>
      </dl>
      {groupsOf(checklist).map(([group, lines]) => (
        <section key={group} className="section">
          <div className="section__head">
            <h2>{group}</h2>
          </div>
          <ul className="rows">
            {lines.map((line) => (
              <Line key={line.category.id} {...line} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Line({ category, documents, isSettled }: ChecklistLine) {
  return (
    <li className="multi-entity__line">
      <div>
        <b>{category.name}</b>
        <p className="muted">{category.description}</p>
      </div>
      <p className="multi-entity__state">
        {isSettled ? (
          <span className="tick">
            <Check className="icon" aria-hidden="true" />
            {documents.length === 1 ? "1 document" : `${documents.length} documents`}
          </span>
        ) : (
          <span className={category.isRequired ? "badge badge--warning" : "badge"}>
            {category.isRequired ? "Required" : "Optional"}
          </span>
        )}
      </p>
    </li>
  );
}

function groupsOf(checklist: ChecklistLine[]): [string, ChecklistLine[]][] {
  const groups = new Map<string, ChecklistLine[]>();
  for (const line of checklist)
    groups.set(line.category.group, [...(groups.get(line.category.group) ?? []), line]);
  return [...groups];
}
