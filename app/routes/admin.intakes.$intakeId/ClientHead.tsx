import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { GOALS } from "#modules/intake/schema";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { ReviewData } from "./read-review.server.ts";
import { reviewPath } from "./review-view.ts";

/** The client, their goals and words, and the way to the next client. */
export function ClientHead({ data: { intake, client, neighbors, queue } }: { data: ReviewData }) {
  const { goals, taxYear, intakeType, cpa } = intake;
  const chosen = GOALS.filter(({ id }) => goals.chosen.includes(id)).map(({ label }) => withinWords(label));
  return (
    <>
      <nav aria-label="You are here">
        <ol className="crumbs">
          <li>
            <a href="/admin">Admin</a>
          </li>
          <li>
            <a href="/admin?tab=intakes">Tax Intakes</a>
          </li>
          <li className="review__name">{client}</li>
        </ol>
      </nav>
      <div className="page-head review__head">
        <div>
          <h1>
            <span className="review__name">{client}</span> <StatusBadge status={intake.status} />
          </h1>
          <p>
            {taxYear} Tax Year - {intakeType} intake, {intake.clientEmail}
            {cpa && `, with ${cpa.name}`}
          </p>
          {chosen.length > 0 && <p>Goals: {chosen.join(", ")}</p>}
          {goals.other && <p className="review__words">“{goals.other}”</p>}
        </div>
        <div className="page-head__actions">
          <a className="button" href={`/documents/${intake.id}`}>
            Library
          </a>
          {neighbors.previous && (
            <Link
              className="button button--icon"
              to={reviewPath(neighbors.previous.intakeId, { queue })}
              aria-label={`Previous client: ${neighbors.previous.clientName}`}
            >
              <ChevronLeft className="icon" aria-hidden="true" />
            </Link>
          )}
          {neighbors.next ? (
            <Link className="button review__next" to={reviewPath(neighbors.next.intakeId, { queue })}>
              <span className="truncate">Next: {neighbors.next.clientName}</span>
              <ChevronRight className="icon" aria-hidden="true" />
            </Link>
          ) : (
            <a className="button" href="/">
              Nobody else waits
            </a>
          )}
        </div>
      </div>
    </>
  );
}

/** "Minimize AMT" → "minimize AMT" */
function withinWords(label: string): string {
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
