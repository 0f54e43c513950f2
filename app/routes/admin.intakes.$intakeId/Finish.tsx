import { Form } from "@remix-run/react";
import { useId } from "react";
import { ACTIVE_STATUSES, movesFrom, readinessMessage, TEXT_MAX } from "#modules/intake/schema";
import type { ReviewData } from "./read-review.server.ts";
import type { Refusal } from "./review-actions.server.ts";

const MOVES: Partial<Record<string, string>> = {
  review_ready: "Mark as Review Ready",
  completed: "Mark as Completed",
  filed: "Mark as Filed",
};

/** The next status of the intake, and "Open again" with a reason that the client reads. */
export function Finish({ data, refusal }: { data: ReviewData; refusal: Refusal | null }) {
  const { intake, lines, papers } = data;
  const missing = lines.filter(({ category, isSettled }) => category.isRequired && !isSettled);
  const left = papers.filter(({ state }) => state === "look").length;
  const isActive = ACTIVE_STATUSES.includes(intake.status);
  return (
    <section className="review__finish" aria-labelledby="finish">
      <div className="section__head">
        <h2 id="finish">Finish</h2>
      </div>
      <p className="sm muted">
        {missing.length > 0
          ? `${readinessMessage(missing.length)}: ${missing.map(({ category }) => category.name).join(", ")}.`
          : "Nothing required is missing."}{" "}
        {left > 0 && `${left === 1 ? "1 paper is" : `${left} papers are`} still to look at.`}
      </p>
      <Form className="row" method="post" preventScrollReset>
        <input type="hidden" name="intent" value="status" />
        {movesFrom("admin", intake.status)
          .filter((status) => status in MOVES)
          .map((status) => (
            <button key={status} className="button" name="status" value={status}>
              {MOVES[status]}
            </button>
          ))}
      </Form>
      {!isActive && <OpenAgain data={data} refusal={refusal?.intent === "reopen" ? refusal : null} />}
    </section>
  );
}

function OpenAgain({ data: { client }, refusal }: { data: ReviewData; refusal: Refusal | null }) {
  const id = useId();
  return (
    <details className="disclosure" open={refusal !== null}>
      <summary>Open again</summary>
      <Form className="stack" method="post" preventScrollReset>
        <div className="field">
          <label htmlFor={id}>Why, for {client} to read</label>
          <textarea
            className="textarea"
            id={id}
            name="reason"
            rows={3}
            maxLength={TEXT_MAX}
            required
            aria-invalid={refusal ? true : undefined}
            defaultValue={refusal?.typed ?? ""}
          />
        </div>
        <div className="row">
          <button className="button button--primary" name="intent" value="reopen">
            Open again
          </button>
          <span className="xs muted">The client gets a mail.</span>
        </div>
      </Form>
    </details>
  );
}
