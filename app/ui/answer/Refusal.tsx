import "./answer.css";
import { FileQuestion } from "lucide-react";
import type { RetrievalAnswer } from "#modules/ai/schema";

/** A refusal: its first sentence as the heading, then the rest and the nearest sections. */
export function Refusal({ answer: { answer, nearest } }: { answer: RetrievalAnswer }) {
  const [, heading = answer, rest = ""] = /^(.+?)\.\s+(.*)$/s.exec(answer) ?? [];
  return (
    <div className="refusal">
      <h2>
        <FileQuestion className="icon" aria-hidden="true" />
        {heading.replace(/\.$/, "")}
      </h2>
      {rest && <p className="md muted">{rest}</p>}
      {nearest.length > 0 && (
        <>
          <p className="md muted">What came closest, and was not close enough to quote:</p>
          <ul className="md prose">
            {nearest.map(({ citation, title, url }) => (
              <li key={url}>
                <a href={url}>{citation}</a> {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
