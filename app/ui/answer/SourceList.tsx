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
  const quoted = new Set(answer.quotations.map(({ source }) => source));
  return (
    <ol>
      {answer.sources.map((source, index) => (
        <SourceItem
          key={index}
          id={`${idPrefix}${index + 1}`}
          source={source}
          number={index + 1}
          isQuoted={quoted.has(index + 1)}
        />
      ))}
    </ol>
  );
}

function SourceItem({
  id,
  source,
  number,
  isQuoted,
}: {
  id: string;
  source: AnswerSource;
  number: number;
  isQuoted: boolean;
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
      {excerpt && <q>{excerpt}</q>}
      <div className="source__meta">
        {isQuoted && (
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
