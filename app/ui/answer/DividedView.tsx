import { TriangleAlert } from "lucide-react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { AnswerBlocks } from "./AnswerText.tsx";
import type { Block } from "./answer-blocks.ts";
import { divideAnswer } from "./answer-sections.ts";
import { KeptCitations } from "./KeptCitations.tsx";
import { pinLabels } from "./pin-label.ts";

/** A bottom line of more words is read as text, not as a headline. */
const HEADLINE_WORDS = 40;

interface DividedViewProps {
  answer: RetrievalAnswer;
  panel: string;
  /** Fragment of the answer, for chips that lead off its page. */
  back?: string;
}

/** An answer by its parts: warnings, the bottom line, why, the rest folded. */
export function DividedView({ answer, panel, back }: DividedViewProps) {
  const { bottomLine, warnings, opening, sections } = divideAnswer(answer);
  const shown = { panel, labels: pinLabels(answer.sources), back };
  return (
    <div className="message__body">
      {warnings.length > 0 && (
        <ul className="answer__warnings">
          {warnings.map(({ kind, text }) => (
            <li key={text} data-kind={kind}>
              <TriangleAlert className="icon" aria-hidden="true" />
              <span>
                <KeptCitations text={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {bottomLine && (
        <p className="answer__bottom" data-long={bottomLine.split(" ").length > HEADLINE_WORDS || undefined}>
          <KeptCitations text={bottomLine} />
        </p>
      )}
      {opening.length > 0 && (
        <div className={bottomLine ? undefined : "answer__rule"}>
          <AnswerBlocks blocks={opening} {...shown} />
        </div>
      )}
      {sections.map(({ title, blocks, isFolded }) =>
        isFolded ? (
          <details className="disclosure answer__fold" key={title}>
            <summary>
              {title} <span className="faint num">{quotationsIn(blocks)}</span>
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

/** "12 quotations"; nothing where there are none. */
function quotationsIn(blocks: Block[]): string {
  const count = blocks.flatMap(({ parts }) => parts).filter(({ kind }) => kind === "quote").length;
  if (count === 0) return "";
  return count === 1 ? "1 quotation" : `${count} quotations`;
}
