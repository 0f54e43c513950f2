import type { RetrievalAnswer, VerifiedQuotation } from "#modules/ai/schema";
import { AnswerText } from "../../ui/answer/AnswerText.tsx";
import { pinLabels } from "../../ui/answer/pin-label.ts";
import { Refusal } from "../../ui/answer/Refusal.tsx";

const STATES: Record<VerifiedQuotation["state"], string> = {
  same: "In force as quoted",
  stands: "The document has changed; these words still stand",
  changed: "Changed since: these words are gone",
  gone: "No longer in the library",
  paper: "The client's paper",
};

/** Short answer, discussion and authorities; of a refusal what it says. */
export function Opinion({ answer, verified }: { answer: RetrievalAnswer; verified: VerifiedQuotation[] }) {
  const { bottomLine } = answer;
  if (answer.refused)
    return (
      <>
        <h2>Short answer</h2>
        <Refusal answer={answer} />
      </>
    );
  const repeats = bottomLine !== null && answer.answer.startsWith(bottomLine);
  const discussion = repeats ? { ...answer, answer: answer.answer.slice(bottomLine.length) } : answer;
  // A source may be quoted more than once; its chip leads to the first.
  const isFirst = ({ source }: VerifiedQuotation, at: number) =>
    verified.findIndex((other) => other.source === source) === at;
  return (
    <>
      <h2>Short answer</h2>
      <p>{bottomLine ?? "None stands by itself: see the discussion."}</p>
      <h2>Discussion</h2>
      <div className="message__body">
        <AnswerText answer={discussion} panel="#q" labels={pinLabels(answer.sources)} />
      </div>
      <h2>Authorities</h2>
      <ol className="receipt__list">
        {verified.map((one, index) => (
          <li key={index} id={isFirst(one, index) ? `q${one.source}` : undefined}>
            <a href={one.url}>{one.citation}</a>: <q>{one.text}</q>
            <p className="sm muted">
              {STATES[one.state]}
              {one.asOf && `. Quoted as of ${one.asOf}`}
              {one.nowAsOf && `, looked up as of ${one.nowAsOf}`}.
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
