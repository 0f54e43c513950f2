import { Form, Link } from "@remix-run/react";
import { CornerUpLeft, MessageSquare, TriangleAlert } from "lucide-react";
import type { ReviewData } from "./read-review.server.ts";
import { looseRequests, misfitSentences, reviewPath } from "./review-view.ts";

/** What does not fit, waivers that wait for the CPA's word, and requests whose paper is gone. */
export function DecideFirst({ data }: { data: ReviewData }) {
  const { intake, client, lines, papers, reviews, queue } = data;
  const misfits = papers.filter((paper) => paper.state === "look" && paper.misfits.length > 0);
  const waived = lines.filter(({ waiver }) => waiver?.state === "waiting");
  const requests = looseRequests(reviews);
  if (misfits.length + waived.length + requests.length === 0) return null;
  const names = new Map(lines.map(({ category }) => [category.id, category.name]));
  return (
    <section className="review__decide" aria-labelledby="decide-first">
      <h2 id="decide-first" className="visually-hidden">
        Decide first
      </h2>
      <ul className="rows">
        {misfits.map((paper) => (
          <li key={paper.document.id}>
            <TriangleAlert className="icon" aria-hidden="true" />
            <p>
              <b className="review__name">{paper.document.originalFileName}</b>{" "}
              <span className="muted">{misfitSentences(paper, intake, client).join(" ")}</span>
            </p>
            <div className="review__do">
              <Link
                className="button button--small"
                to={reviewPath(intake.id, { paper: paper.document.id, queue })}
                aria-label={`Look at ${paper.document.originalFileName}`}
              >
                Look
              </Link>
            </div>
          </li>
        ))}
        {waived.map(({ category, waiver }) => (
          <li key={category.id} data-kind="waiver">
            <MessageSquare className="icon" aria-hidden="true" />
            <p>
              <b>{category.name}</b>{" "}
              <span className="muted">
                {waiver?.kind === "cannot_get" ? "The client cannot get it" : "Does not apply"}:{" "}
              </span>
              <span className="review__words">“{waiver?.reason}”</span>
            </p>
            <Form className="review__do" method="post" preventScrollReset>
              <input type="hidden" name="categoryId" value={category.id} />
              <button
                className="button button--small"
                name="intent"
                value="accept-waiver"
                aria-label={`Accept the reason: ${category.name}`}
              >
                Accept the reason
              </button>
              <button
                className="button button--small"
                name="intent"
                value="refuse-waiver"
                aria-label={`Ask for it: ${category.name}`}
              >
                Ask for it
              </button>
            </Form>
          </li>
        ))}
        {requests.map(({ id, categoryId, fileName, reason }) => (
          <li key={id} data-kind="request">
            <CornerUpLeft className="icon" aria-hidden="true" />
            <p>
              <b>Asked for: {names.get(categoryId)}</b>{" "}
              <span className="muted review__name">
                {reason} {fileName} is not there any more, and nothing came yet.
              </span>
            </p>
            <Form className="review__do" method="post" preventScrollReset>
              <input type="hidden" name="reviewId" value={id} />
              <button
                className="button button--small"
                name="intent"
                value="take-back"
                aria-label={`Take back: ${names.get(categoryId)}`}
              >
                Take back
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
