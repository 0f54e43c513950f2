import { Link } from "@remix-run/react";
import type { ChecklistLine } from "#modules/intake/schema";
import type { ReviewData } from "./read-review.server.ts";
import { reviewPath, STATE_NAMES, type ReviewedPaper } from "./review-view.ts";

/** Every category with papers, a waiver, or a duty to have one; each paper is a link. */
export function PaperList({ data }: { data: ReviewData }) {
  const { lines, papers } = data;
  const shown = lines.filter(
    ({ category, documents, waiver }) =>
      documents.length > 0 || category.isRequired || waiver?.state === "waiting",
  );
  const decided = papers.filter(({ state }) => state !== "look").length;
  return (
    <section className="review__list" aria-labelledby="papers">
      <div className="review__bar">
        <h2 id="papers">Papers</h2>
        <span className="sm muted">
          {decided} of {papers.length} decided
        </span>
      </div>
      <ul className="review__categories">
        {shown.map((line) => (
          <li key={line.category.id} className="review__category">
            <h3>
              {line.category.name} {line.category.isRequired && <span className="faint">required</span>}
            </h3>
            <ul>
              {papers
                .filter(({ category }) => category.id === line.category.id)
                .map((paper) => (
                  <PaperLine key={paper.document.id} paper={paper} data={data} />
                ))}
              {line.documents.length === 0 && <NoPaper line={line} />}
            </ul>
          </li>
        ))}
      </ul>
      {papers.length === 0 && <p className="sm muted review__none">No paper has come yet.</p>}
    </section>
  );
}

function PaperLine({ paper, data }: { paper: ReviewedPaper; data: ReviewData }) {
  const { document, state, misfits } = paper;
  const hasDoubt = state === "look" && misfits.length > 0;
  return (
    <li>
      <Link
        className="review__paper"
        data-state={state}
        aria-current={document.id === data.chosen?.document.id ? "true" : undefined}
        to={reviewPath(data.intake.id, { paper: document.id, queue: data.queue })}
        preventScrollReset
      >
        <span className="truncate">{document.originalFileName}</span>
        <span className="review__state">{hasDoubt ? "Does not fit" : STATE_NAMES[state]}</span>
      </Link>
    </li>
  );
}

const WAIVED: Record<string, string> = {
  waiting: "Your word",
  accepted: "Accepted",
  refused: "Asked for",
};

function NoPaper({ line: { waiver } }: { line: ChecklistLine }) {
  return (
    <li className="review__paper" data-state={waiver ? "waived" : "missing"}>
      <span className="truncate">{waiver ? "Waived by the client" : "Nothing yet"}</span>
      <span className="review__state">{waiver ? WAIVED[waiver.state] : "Missing"}</span>
    </li>
  );
}
