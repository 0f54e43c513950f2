import { ArrowRight, FileSpreadsheet } from "lucide-react";
import { Form, Link } from "@remix-run/react";
import { Button } from "../../ui/Button.tsx";
import type { GroupScreen } from "./screen.ts";

/** What comes after the entities: papers, goals, submission. */
export function NextSteps({ screen: { intake, papers, canSubmit } }: { screen: GroupScreen }) {
  const { id } = intake;
  const isReady = papers.settled === papers.required;
  return (
    <section className="section group__next no-print" aria-labelledby="next-title">
      <div className="section__head">
        <h2 id="next-title">Papers, goals and submission</h2>
      </div>
      <ul className="rows">
        <li>
          <div>
            <b>Papers</b>
            <p className="muted">
              {papers.settled} of {papers.required} required{" "}
              {papers.required === 1 ? "paper is" : "papers are"} settled,{" "}
              {papers.documents === 1 ? "1 document" : `${papers.documents} documents`} uploaded.
            </p>
          </div>
          <a className="button button--small" href={`/intake/${id}?step=1`}>
            {canSubmit ? "Upload papers" : "See papers"}
          </a>
        </li>
        <li>
          <div>
            <b>Goals or Concerns</b>
            <p className="muted">What you want your CPA to look at first.</p>
          </div>
          <a className="button button--small" href={`/intake/${id}?step=2#goals`}>
            {canSubmit ? "Write goals" : "See goals"}
          </a>
        </li>
        <li>
          <div>
            <b>Submit for Review</b>
            <p className="muted">
              {isReady
                ? "All required papers are settled. Findings do not hold you up: your CPA sees them too."
                : "First settle the required papers. Findings do not hold you up: your CPA sees them too."}
            </p>
          </div>
          {canSubmit && isReady ? (
            <Form method="post">
              <Button type="submit" small name="intent" value="submit">
                Submit for Review
              </Button>
            </Form>
          ) : (
            <a className="button button--small" href={`/intake/${id}?step=3`}>
              Review
              <ArrowRight className="icon" aria-hidden="true" />
            </a>
          )}
        </li>
      </ul>
    </section>
  );
}

/** For somebody who has recorded nothing yet. */
export function FirstSteps({ intakeId, canEdit }: { intakeId: string; canEdit: boolean }) {
  if (!canEdit) return <p className="group__none muted">No entities were recorded.</p>;
  return (
    <section className="group__first" aria-labelledby="first-title">
      <h2 id="first-title">Lay out your companies in three steps</h2>
      <ol>
        <li>Add each company, trust and partnership below. Only the legal name is required.</li>
        <li>
          Under <Link to="?tab=ownership">Ownership Structure</Link>, say who owns how much: companies and
          people.
        </li>
        <li>
          Under <Link to="?tab=transactions">Intercompany Transactions</Link>, record loans and fees between
          them. The checks run by themselves.
        </li>
      </ol>
      <p>
        <a className="button" href={`/multi-entity/${intakeId}/import`}>
          <FileSpreadsheet className="icon" aria-hidden="true" />
          Import from a workbook instead
        </a>
      </p>
    </section>
  );
}
