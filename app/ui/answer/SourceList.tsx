import { Check } from "lucide-react";
import type { AnswerSource, RetrievalAnswer } from "#modules/ai/schema";
import { StandingTag } from "../StandingTag.tsx";

interface SourceListProps {
  answer: RetrievalAnswer;
  /** Begins the id of each entry: "s" for "s1". */
  idPrefix?: string;
}

/** The sources of an answer, each linked to the exact paragraph. */
export function SourceList({ answer, idPrefix = "s" }: SourceListProps) {
  return (
    <ol>
      {answer.sources.map((source, index) => (
        <SourceItem
          key={index}
          id={`${idPrefix}${index + 1}`}
          source={source}
          number={index + 1}
          quoted={answer.quotations.find((quotation) => quotation.source === index + 1)?.text}
        />
      ))}
    </ol>
  );
}

function SourceItem({
  id,
  source,
  number,
  quoted,
}: {
  id: string;
  source: AnswerSource;
  number: number;
  /** The first words that the answer quotes of it. */
  quoted: string | undefined;
}) {
  const { url, citation, filename, title, excerpt, asOf, relevanceScore, marks = [] } = source;
  return (
    <li className="source" id={id}>
      <span className="cite">{number}</span>
      <a className="source__pin" href={url}>
        {citation || filename}
      </a>
      {marks.map((mark) => (
        <StandingTag key={mark.label} mark={mark} />
      ))}
      <div className="source__title">{title}</div>
      {excerpt && <q>{excerptOf(excerpt, quoted)}</q>}
      <div className="source__meta">
        {quoted !== undefined && (
          <span className="tick">
            <Check className="icon" aria-hidden="true" />
            Quote matches
          </span>
        )}
        {asOf && <span>As of {asOf}</span>}
        <span>Relevance {Math.round(relevanceScore * 100)}%</span>
      </div>
    </li>
  );
}

/** An excerpt that ends before its quotation does says so, and ends with a whole word. */
function excerptOf(excerpt: string, quoted = excerpt): string {
  if (excerpt.length >= quoted.length) return excerpt;
  const isWhole = /\s/.test(quoted.charAt(excerpt.length));
  return `${isWhole ? excerpt.trimEnd() : excerpt.replace(/\s+\S*$/, "")} …`;
}
