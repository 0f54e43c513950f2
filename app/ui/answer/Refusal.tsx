import "./answer.css";
import { FileQuestion } from "lucide-react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { KeptCitations } from "./KeptCitations.tsx";

/** Up to a full stop that is not one of a citation: "Rev. Rul. 2019-24", "T.C. Memo. 2025-1". */
const FIRST_SENTENCE = /^(.+?)(?<!\b(?:Rev|Rul|Proc|Reg|Treas|Pub|Memo|Ltr|No|[A-Z]))\.\s+(.*)$/s;

/** A refusal: its first sentence as the heading, then the rest and the nearest sections. */
export function Refusal({ answer: { answer, nearest } }: { answer: RetrievalAnswer }) {
  const [, heading = answer, rest = ""] = FIRST_SENTENCE.exec(answer) ?? [];
  return (
    <div className="refusal">
      <h2>
        <FileQuestion className="icon" aria-hidden="true" />
        <span>
          <KeptCitations text={heading.replace(/\.$/, "")} />
        </span>
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
