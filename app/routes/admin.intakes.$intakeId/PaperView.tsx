import { Link, useNavigate } from "@remix-run/react";
import { ChevronLeft, ChevronRight, Download, FileText } from "lucide-react";
import { useEffect } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Note } from "../../ui/Note.tsx";
import { ClassTag } from "../documents.$intakeId/ClassTag.tsx";
import { PreviewArea } from "../documents.$intakeId/PreviewArea.tsx";
import { PaperActions } from "./PaperActions.tsx";
import type { ReviewData } from "./read-review.server.ts";
import type { Refusal } from "./review-actions.server.ts";
import { misfitSentences, neighborsOf, reviewPath, type ReviewedPaper } from "./review-view.ts";

/** The open paper with its pages, and what can be decided about it. */
export function PaperView({ data, refusal }: { data: ReviewData; refusal: Refusal | null }) {
  const { intake, client, chosen, preview, papers, queue } = data;
  const { previous, next } = neighborsOf(papers, chosen?.document.id);
  const path = (paper: ReviewedPaper | null) =>
    paper && reviewPath(intake.id, { paper: paper.document.id, queue });
  useLetterKeys({ j: path(next), k: path(previous) });
  if (!chosen || !preview) {
    return (
      <section className="review__view">
        <EmptyState
          icon={FileText}
          title="No paper to look at"
          text="A paper appears here as soon as the client sends one."
        />
      </section>
    );
  }
  const { document, category, review, misfits } = chosen;
  const at = (page: number) => reviewPath(intake.id, { paper: document.id, queue, at: page });
  const links = { below: "", deletion: "", previous: null, next: null, share: [], at };
  return (
    <section className="review__view" id="paper" aria-labelledby="paper-name">
      <div className="review__bar">
        <h2 id="paper-name" className="truncate">
          {document.originalFileName}
        </h2>
        <ClassTag classification={document.classification} />
        <div className="review__tools">
          <Turn to={path(previous)} label="Previous paper" icon={ChevronLeft} />
          <Turn to={path(next)} label="Next paper" icon={ChevronRight} />
          <a
            className="button button--quiet button--icon"
            href={`/api/documents/${document.id}/download`}
            aria-label={`Download ${document.originalFileName}`}
          >
            <Download className="icon" aria-hidden="true" />
          </a>
        </div>
      </div>
      {misfits.length > 0 && (
        <Note tone="warning" title={misfitSentences(chosen, intake, client).join(" ")} />
      )}
      {review?.verdict === "asked_again" && (
        <Note tone="info" title={`Asked again: ${review.reason}`}>
          <p>
            {review.answeredAt
              ? `Another paper has come under ${category.name} since.`
              : `The client sees this under ${category.name}.`}
          </p>
        </Note>
      )}
      <PreviewArea key={document.id} preview={preview} links={links} />
      <PaperActions key={`${document.id} ${category.id}`} paper={chosen} data={data} refusal={refusal} />
    </section>
  );
}

function Turn({ to, label, icon: Icon }: { to: string | null; label: string; icon: typeof ChevronLeft }) {
  if (!to) return null;
  return (
    <Link className="button button--quiet button--icon" to={to} aria-label={label} preventScrollReset>
      <Icon className="icon" aria-hidden="true" />
    </Link>
  );
}

/**
 * J and K turn the papers; A, R and M press the buttons of the paper. Not while something is typed or chosen, and not
 * with a modifier.
 */
function useLetterKeys(paths: { j: string | null; k: string | null }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.repeat) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
      const key = event.key.toLowerCase();
      const to = key === "j" || key === "k" ? paths[key] : null;
      if (to) navigate(to, { preventScrollReset: true });
      else if (/^[arm]$/.test(key) && document.querySelector(`[data-key="${key}"]`)) {
        event.preventDefault();
        document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
