import { Form } from "@remix-run/react";
import { Check, CornerUpLeft, FolderInput, Undo2 } from "lucide-react";
import { useId } from "react";
import { TEXT_MAX } from "#modules/intake/schema";
import { ActMenu } from "./ActMenu.tsx";
import type { ReviewData } from "./read-review.server.ts";
import type { Refusal } from "./review-actions.server.ts";
import { proposedCategory, proposedReason, type ReviewedPaper } from "./review-view.ts";

interface PaperActionsProps {
  paper: ReviewedPaper;
  data: ReviewData;
  refusal: Refusal | null;
}

/** Accept, ask again with a reason, move, or take the decision back. */
export function PaperActions({ paper, data, refusal }: PaperActionsProps) {
  const { state, review, document } = paper;
  return (
    <section className="review__act" aria-label={`Decide on ${document.originalFileName}`}>
      {state === "accepted" && review ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="reviewId" value={review.id} />
          <button className="button" name="intent" value="take-back">
            <Undo2 className="icon" aria-hidden="true" />
            Take back
          </button>
        </Form>
      ) : (
        <Form method="post" preventScrollReset>
          <Place paper={paper} />
          <button className="button button--primary" name="intent" value="accept" data-key="a">
            <Check className="icon" aria-hidden="true" />
            Accept<kbd aria-hidden="true">A</kbd>
          </button>
        </Form>
      )}
      <AskAgain paper={paper} data={data} refusal={refusal} />
      <Move paper={paper} data={data} />
      <span className="review__keys" aria-hidden="true">
        <span>
          <kbd>J</kbd> next
        </span>
        <span>
          <kbd>K</kbd> back
        </span>
      </span>
    </section>
  );
}

/** The paper, and where it was seen: a deed on one that was moved meanwhile is refused. */
function Place({ paper: { document, category } }: { paper: ReviewedPaper }) {
  return (
    <>
      <input type="hidden" name="id" value={document.id} />
      <input type="hidden" name="categoryId" value={category.id} />
    </>
  );
}

function AskAgain({ paper, data, refusal }: PaperActionsProps) {
  const id = useId();
  const refused = refusal?.intent === "ask" ? refusal : null;
  const proposed = refused?.typed ?? paper.review?.reason ?? "";
  return (
    <ActMenu isOpen={refused !== null} icon={CornerUpLeft} label="Ask again" letter="R">
      <Form method="post" className="stack" preventScrollReset>
        <Place paper={paper} />
        <div className="field">
          <label htmlFor={id}>What {data.client} reads</label>
          <textarea
            className="textarea"
            id={id}
            name="reason"
            rows={4}
            maxLength={TEXT_MAX}
            required
            aria-invalid={refused?.fields.reason ? true : undefined}
            defaultValue={proposed || proposedReason(paper, data.intake)}
          />
        </div>
        <div className="row">
          <button className="button button--primary" name="intent" value="ask">
            Ask again
          </button>
          <span className="xs muted">No mail goes out yet.</span>
        </div>
      </Form>
    </ActMenu>
  );
}

function Move({ paper, data }: Pick<PaperActionsProps, "paper" | "data">) {
  const id = useId();
  const proposed = proposedCategory(paper, data.lines);
  const others = data.lines.filter(({ category }) => category.id !== paper.category.id);
  return (
    <ActMenu icon={FolderInput} label="Move" letter="M">
      <Form method="post" className="stack" preventScrollReset>
        <Place paper={paper} />
        <div className="field">
          <label htmlFor={id}>Move to</label>
          <select className="select" id={id} name="to" defaultValue={proposed ?? ""} required>
            <option value="" disabled>
              Choose
            </option>
            {others.map(({ category }) => (
              <option key={category.id} value={category.id}>
                {`${category.name} (${category.form})${category.id === proposed ? ", proposed" : ""}`}
              </option>
            ))}
          </select>
        </div>
        <div className="row">
          <button className="button button--primary" name="intent" value="move">
            Move
          </button>
        </div>
      </Form>
    </ActMenu>
  );
}
