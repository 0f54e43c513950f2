import { Form } from "@remix-run/react";
import { TriangleAlert } from "lucide-react";
import type { RetrievalAnswer, Turn } from "#modules/ai/schema";
import { AnswerBlocks } from "../../ui/answer/AnswerText.tsx";
import { divideAnswer } from "../../ui/answer/answer-sections.ts";
import { CopyAnswer } from "../../ui/answer/CopyAnswer.tsx";
import { doubtsOf } from "../../ui/answer/doubts.ts";
import { pinLabel } from "../../ui/answer/pin-label.ts";
import { Refusal } from "../../ui/answer/Refusal.tsx";
import { SourceList } from "../../ui/answer/SourceList.tsx";
import { ConfidenceMeter } from "../../ui/ConfidenceMeter.tsx";
import { Moment } from "../../ui/Moment.tsx";

interface TurnViewProps {
  turn: Turn;
  /** URL of this screen. */
  here: string;
  /** Tax years that may be asked for, the latest first. */
  years: number[];
}

/** A question and its answer: the bottom line first, then why, the rest folded. */
export function TurnView({ turn, here, years }: TurnViewProps) {
  const { id, question, answer, askedAt } = turn;
  return (
    <section className="turn" id={`x${id}`}>
      <article className="message message--user">
        <p className="message__who">
          You <Moment at={askedAt} />
        </p>
        <h2 className="message__body">{question}</h2>
      </article>
      <article className="message">
        <p className="message__who">Assistant</p>
        {answer.refused ? (
          <Refusal answer={answer} />
        ) : (
          <>
            <Answer answer={answer} panel={`${here}?exchange=${encodeURIComponent(id)}&source=`} />
            <Foot turn={turn} years={years} />
          </>
        )}
      </article>
    </section>
  );
}

function Answer({ answer, panel }: { answer: RetrievalAnswer; panel: string }) {
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

function Foot({ turn: { id, question, answer }, years }: { turn: Turn; years: number[] }) {
  const count = answer.quotations.length;
  const doubts = doubtsOf(answer);
  return (
    <>
      <div className="message__foot">
        <ConfidenceMeter confidence={answer.confidence} />
        {doubts.length > 0 && <span>Lower because {doubts.join("; ")}.</span>}
        <span>
          {count} of {count} quotations match their source
        </span>
        <span className="row turn__tools">
          {answer.year ? <YearForm question={question} year={answer.year} years={years} /> : null}
          <CopyAnswer question={question} answer={answer} />
        </span>
      </div>
      <details className="disclosure turn__sources">
        <summary>{answer.sources.length === 1 ? "1 source" : `${answer.sources.length} sources`}</summary>
        <SourceList answer={answer} idPrefix={`x${id}-s`} />
      </details>
    </>
  );
}

/** Asks the same again for another tax year. */
function YearForm({ question, year, years }: { question: string; year: number; years: number[] }) {
  return (
    <Form method="post" className="row turn__year" preventScrollReset>
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="question" value={question} />
      <label className="row">
        Year
        <select className="select" name="year" defaultValue={year}>
          {(years.includes(year) ? years : [...years, year]).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button className="button button--quiet button--small">Ask again</button>
    </Form>
  );
}
