import { misfitOf, readinessMessage, WIZARD_STEPS } from "#modules/intake/schema";
import { Note } from "../../ui/Note.tsx";
import { DocumentRow } from "./DocumentRow.tsx";
import type { Wizard } from "./wizard.ts";
import {
  missingLines,
  namesOf,
  seemsToLackIncome,
  undecidedLines,
  waivedLines,
  wizardPath,
} from "./wizard-view.ts";

/** Step 3: what has been uploaded, what is missing, and whether the intake can be submitted. */
export function Review({ wizard }: { wizard: Wizard }) {
  const { intake, lines, statistics, mode } = wizard;
  const waived = waivedLines(lines);
  const { totalDocuments, completedRequired, requiredDocuments, completedOptional, optionalDocuments } =
    statistics;
  return (
    <>
      <h2 className="wizard__title">Review &amp; Submit</h2>
      <dl className="figures wizard__figures">
        <Figure label="Total documents" value={String(totalDocuments)} />
        <Figure label="Required complete" value={`${completedRequired}/${requiredDocuments}`} />
        <Figure label="Optional complete" value={`${completedOptional}/${optionalDocuments}`} />
        <Figure label="Overall" value={`${intake.progress}%`} />
      </dl>
      <Readiness wizard={wizard} />
      <section className="section" aria-labelledby="uploaded">
        <div className="section__head">
          <h3 id="uploaded">Uploaded documents</h3>
        </div>
        {totalDocuments === 0 && <p className="wizard__none sm muted">No documents uploaded</p>}
        <ul className="rows">
          {lines.flatMap(({ category, documents }) =>
            documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                misfit={misfitOf(document, category, intake.taxYear)}
                categoryName={category.name}
                removePath={mode.isReadOnly ? null : wizardPath({ step: WIZARD_STEPS, remove: document.id })}
              />
            )),
          )}
        </ul>
      </section>
      {waived.length > 0 && (
        <section className="section" aria-labelledby="waived">
          <div className="section__head">
            <h3 id="waived">Settled without a document</h3>
          </div>
          <ul className="rows">
            {waived.map(({ category, waiver }) => (
              <li key={category.id} className="wizard__waived sm">
                <strong>{category.name}</strong>
                <span className="muted">
                  {waiver?.kind === "cannot_get" ? "cannot be had" : "does not apply"}
                  {waiver?.state === "waiting" && ", your CPA decides"}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Readiness({ wizard: { intake, lines, mode } }: { wizard: Wizard }) {
  const missing = missingLines(lines);
  const isWaiting = missing.some(({ waiver }) => waiver?.state === "waiting");
  const undecided = undecidedLines(lines);
  const hasWaiver = waivedLines(lines).some(({ category }) => category.isRequired);
  return (
    <section className="stack wizard__readiness" aria-labelledby="readiness">
      <h3 id="readiness">Filing Readiness</h3>
      {missing.length === 0 ? (
        <Note tone="success" title={readinessMessage(0, hasWaiver)}>
          {undecided.length > 0 && <p>Your CPA decides about {namesOf(undecided)}.</p>}
        </Note>
      ) : (
        <Note tone="warning" title={readinessMessage(missing.length)}>
          <p>{namesOf(missing)}</p>
          {isWaiting && <p>Your CPA has yet to say whether it can go on without what you marked.</p>}
        </Note>
      )}
      {mode.canEdit && seemsToLackIncome(intake, lines) && (
        <Note tone="warning" title="There is no income document yet">
          <p>
            No W-2, 1099, K-1, bank statement or list of income has come in. If you had no income in{" "}
            {intake.taxYear}, submit as it is; your CPA will ask.
          </p>
        </Note>
      )}
    </section>
  );
}
