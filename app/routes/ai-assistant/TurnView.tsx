import type { RetrievalAnswer, Turn } from "#modules/ai/schema";
import { ConfidenceMeter } from "../../ui/ConfidenceMeter.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { AnswerText } from "../../ui/answer/AnswerText.tsx";
import { CopyAnswer } from "../../ui/answer/CopyAnswer.tsx";
import { Refusal } from "../../ui/answer/Refusal.tsx";

interface TurnViewProps {
  turn: Turn;
  /** Whether the panel shows the sources of this answer. */
  isShown: boolean;
  /** URL of this screen. */
  here: string;
}

/** A question and its answer. */
export function TurnView({ turn, isShown, here }: TurnViewProps) {
  const { id, question, answer, askedAt } = turn;
  const panel = isShown ? "" : `${here}?exchange=${encodeURIComponent(id)}`;
  return (
    <section className="turn" id={`x${id}`}>
      <article className="message message--user">
        <p className="message__who">
          You <Moment at={askedAt} />
        </p>
        <div className="message__body">{question}</div>
      </article>
      <article className="message">
        <p className="message__who">Assistant</p>
        {answer.refused ? (
          <Refusal answer={answer} />
        ) : (
          <>
            <div className="message__body">
              <AnswerText answer={answer} panel={`${panel}#s`} />
            </div>
            <Foot answer={answer} panel={panel} isShown={isShown} />
          </>
        )}
      </article>
    </section>
  );
}

function Foot({ answer, panel, isShown }: { answer: RetrievalAnswer; panel: string; isShown: boolean }) {
  const count = answer.quotations.length;
  return (
    <div className="message__foot">
      <ConfidenceMeter confidence={answer.confidence} />
      <span>
        {count} of {count} quotations match their source
      </span>
      <span className="row turn__tools">
        {!isShown && (
          <a className="button button--quiet button--small" href={`${panel}#sources`}>
            {answer.sources.length === 1 ? "1 source" : `${answer.sources.length} sources`}
          </a>
        )}
        <CopyAnswer answer={answer} />
      </span>
    </div>
  );
}
