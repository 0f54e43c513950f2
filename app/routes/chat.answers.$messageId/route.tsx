import "./receipt.css";
import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MessageSquareOff } from "lucide-react";
import type { VerifiedQuotation } from "#modules/ai/schema";
import { hasCode } from "../../http/errors.server.ts";
import { load } from "../../http/screen.server.ts";
import { AnswerText } from "../../ui/answer/AnswerText.tsx";
import { DeadEnd } from "../../ui/DeadEnd.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Note } from "../../ui/Note.tsx";

/** The receipt of a kept answer, verified anew at each visit; it prints as a memorandum. */
export const loader = load("admin", async ({ modules, actor, params }) => {
  try {
    const { question, answer } = await modules.conversations.findAnswer(actor, params.messageId ?? "");
    const verified = answer.answer ? await modules.ai.verify(actor, answer.answer) : [];
    return json({ receipt: { question, answer, verified } });
  } catch (error) {
    if (!hasCode(error, "not_found")) throw error;
    return json({ receipt: null }, { status: 404 });
  }
});

export const meta: MetaFunction = () => [{ title: "Receipt of an answer · TaxRAG" }];

const STATES: Record<VerifiedQuotation["state"], string> = {
  same: "In force as quoted",
  stands: "The document has changed; these words still stand",
  changed: "Changed since: these words are gone",
  gone: "No longer in the library",
  paper: "The client's paper",
};

export default function Receipt() {
  const { receipt } = useLoaderData<typeof loader>();
  if (!receipt)
    return (
      <DeadEnd
        icon={MessageSquareOff}
        title="Answer Not Found"
        text="There is no such answer. It may have been deleted."
      />
    );
  const { question, answer, verified } = receipt;
  const changed = verified.filter(({ state }) => state === "changed" || state === "gone").length;
  const all = verified.length === 1 ? "The quotation stands" : `All ${verified.length} quotations stand`;
  return (
    <main id="main" className="page receipt">
      <div className="page-head">
        <h1>Memorandum</h1>
      </div>
      {verified.length > 0 && changed === 0 && <Note tone="success" title={`${all} today as quoted.`} />}
      {changed > 0 && (
        <Note
          tone="danger"
          title={
            changed === 1
              ? "1 quotation does not stand any more."
              : `${changed} quotations do not stand any more.`
          }
        />
      )}
      <h2>Question</h2>
      <p className="receipt__asked">{question.content}</p>
      <h2>Short answer</h2>
      <p>{answer.answer?.bottomLine ?? "See the discussion: the rule can only be quoted."}</p>
      <h2>Discussion</h2>
      <AnswerText answer={answer.answer ?? { answer: answer.content, quotations: [] }} panel="#q" />
      <h2>Authorities</h2>
      <ol className="receipt__list">
        {verified.map((one, index) => (
          <li key={index} id={`q${one.source}`}>
            <a href={one.url}>{one.citation}</a>: <q>{one.text}</q>
            <p className="sm muted">
              {STATES[one.state]}
              {one.asOf && `. Quoted as of ${one.asOf}`}
              {one.nowAsOf && `, looked up as of ${one.nowAsOf}`}.
            </p>
          </li>
        ))}
      </ol>
      <h2>Receipt</h2>
      <p className="sm muted">
        Answered <Moment at={answer.createdAt} withDay /> by {answer.model ?? "an unknown model"}. Every
        quotation was compared word for word with its stored source before it was shown.
      </p>
      <Versions answer={answer.answer} />
    </main>
  );
}

/** The versions of the law that were before the answer, each by its hash. */
function Versions({ answer }: { answer?: { sources: { citation: string; versionHash?: string }[] } }) {
  const held = (answer?.sources ?? []).filter(({ versionHash }) => versionHash);
  if (held.length === 0) return null;
  return (
    <ul className="receipt__list xs muted">
      {held.map(({ citation, versionHash }, index) => (
        <li key={index}>
          {citation}: <code>{versionHash}</code>
        </li>
      ))}
    </ul>
  );
}
