import { TriangleAlert } from "lucide-react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { AnswerBlocks } from "../../ui/answer/AnswerText.tsx";
import { divideAnswer } from "../../ui/answer/answer-sections.ts";
import { pinLabel } from "../../ui/answer/pin-label.ts";

/** An answer by its parts: warnings, the bottom line, why, the rest folded. */
export function DividedView({ answer, panel }: { answer: RetrievalAnswer; panel: string }) {
  const { bottomLine, opening, sections } = divideAnswer(answer);
  const shown = {
    panel,
    labels: answer.sources.map(({ citation, filename }) => pinLabel(citation || filename)),
  };
  return (
    <div className="message__body">
      {(answer.warnings ?? []).length > 0 && (
        <ul className="answer__warnings">
          {answer.warnings.map(({ kind, text }) => (
            <li key={text} data-kind={kind}>
              <TriangleAlert className="icon" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {bottomLine && <p className="answer__bottom">{bottomLine}</p>}
      {opening.length > 0 && (
        <div className={bottomLine ? undefined : "answer__rule"}>
          <AnswerBlocks blocks={opening} {...shown} />
        </div>
      )}
      {sections.map(({ title, blocks, isFolded }) =>
        isFolded ? (
          <details className="disclosure answer__fold" key={title}>
            <summary>
              {title} <span className="faint num">{blocks.length}</span>
            </summary>
            <AnswerBlocks blocks={blocks} {...shown} />
          </details>
        ) : (
          <section key={title}>
            <h3>{title}</h3>
            <AnswerBlocks blocks={blocks} {...shown} />
          </section>
        ),
      )}
    </div>
  );
}
