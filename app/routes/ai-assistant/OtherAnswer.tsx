import type { AnswerComparison, Turn } from "#modules/ai/schema";
import { ComparisonView } from "../../ui/answer/ComparisonView.tsx";
import { DividedView } from "../../ui/answer/DividedView.tsx";
import { Refusal } from "../../ui/answer/Refusal.tsx";
import { SourceList } from "../../ui/answer/SourceList.tsx";
import { FollowedLinks } from "../../ui/FollowedLinks.tsx";

interface OtherAnswerProps {
  turn: Turn;
  /** Null where one of the answers is a refusal. */
  comparison: AnswerComparison | null;
  /** URL that shows the law again. */
  close: string;
}

/** Another model's answer to the question, beside the first, with where the two agree. */
export function OtherAnswer({ turn, comparison, close }: OtherAnswerProps) {
  const { id, answer, model = "The other model" } = turn.beside!;
  // The first answer's sources are on the same page.
  const sources = `y${id}-s`;
  const names = { first: turn.model ?? "The first answer", second: model };
  return (
    <div className="beside">
      <div className="beside__head">
        <h2>{model} answers</h2>
        <FollowedLinks className="row beside__links">
          <a className="beside__close" href={close} data-follow="in-place">
            Show the law
          </a>
        </FollowedLinks>
      </div>
      <p className="sm muted">{turn.question}</p>
      <div className="message">
        {answer.refused ? (
          <Refusal answer={answer} />
        ) : (
          <>
            <DividedView answer={answer} panel={`#${sources}`} />
            <details className="disclosure turn__sources">
              <summary>
                {answer.sources.length === 1 ? "1 source" : `${answer.sources.length} sources`}
              </summary>
              <SourceList answer={answer} idPrefix={sources} />
            </details>
          </>
        )}
      </div>
      {comparison ? (
        <ComparisonView comparison={comparison} names={names} />
      ) : (
        <p className="sm muted">There is nothing to compare: one of the answers is a refusal.</p>
      )}
    </div>
  );
}
