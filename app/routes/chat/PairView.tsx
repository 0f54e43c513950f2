import type { AnswerComparison } from "#modules/ai/schema";
import type { Message } from "#modules/conversations/schema";
import { ComparisonView } from "../../ui/answer/ComparisonView.tsx";
import { MessageView } from "./MessageView.tsx";

interface PairViewProps {
  first: Message;
  second: Message;
  /** Absent where one of them refused or was not finished. */
  comparison: AnswerComparison | undefined;
  who: string;
}

/** Two models' answers to one question, side by side; on narrow screens one below the other. */
export function PairView({ first, second, comparison, who }: PairViewProps) {
  const names = { first: first.model ?? "The first answer", second: second.model ?? "The second answer" };
  return (
    <div className="pair">
      <div className="pair__answers">
        <MessageView message={first} who={who} isOpened={false} />
        <MessageView message={second} who={who} isOpened={false} />
      </div>
      {comparison ? (
        <ComparisonView comparison={comparison} names={names} />
      ) : (
        <p className="sm muted">
          There is nothing to compare: one of the answers is a refusal, or was not finished.
        </p>
      )}
    </div>
  );
}
