import { Form, Link } from "@remix-run/react";
import type { Turn } from "#modules/ai/schema";
import { AnotherModel, type OtherModel } from "../../ui/answer/AnotherModel.tsx";
import { CopyAnswer } from "../../ui/answer/CopyAnswer.tsx";
import { doubtsOf } from "../../ui/answer/doubts.ts";
import { DividedView } from "../../ui/answer/DividedView.tsx";
import { Refusal } from "../../ui/answer/Refusal.tsx";
import { SourceList } from "../../ui/answer/SourceList.tsx";
import { ConfidenceMeter } from "../../ui/ConfidenceMeter.tsx";
import { Moment } from "../../ui/Moment.tsx";

interface TurnViewProps {
  turn: Turn;
  /** URL of this screen, to which fields can be added. */
  here: string;
  /** Tax years that may be asked for, the latest first. */
  years: number[];
  /** Those that may answer as well. */
  models: OtherModel[];
  /** Whose papers the thread is about, as fields of a form. */
  about: Record<string, string>;
}

/** A question and its answer: the bottom line first, then why, the rest folded. */
export function TurnView({ turn, here, years, models, about }: TurnViewProps) {
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
        <p className="message__who">Assistant{turn.model && <span className="faint">{turn.model}</span>}</p>
        {answer.refused ? (
          <Refusal answer={answer} />
        ) : (
          <>
            <DividedView
              answer={answer}
              panel={`${here}exchange=${encodeURIComponent(id)}&source=`}
              back={`#x${id}`}
            />
            <Foot turn={turn} years={about.client ? [] : years} />
          </>
        )}
        <div className="row turn__others">
          <AnotherModel models={models} answered={turn.model} fields={{ ...about, turn: id }} />
          {turn.beside && (
            <Link to={`${here}beside=${encodeURIComponent(id)}#sources`} preventScrollReset>
              Beside it: {turn.beside.model}
            </Link>
          )}
        </div>
      </article>
    </section>
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
          {answer.year && years.length > 0 ? (
            <YearForm question={question} year={answer.year} years={years} />
          ) : null}
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
