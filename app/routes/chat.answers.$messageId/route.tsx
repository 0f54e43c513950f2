import "./receipt.css";
import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MessageSquareOff } from "lucide-react";
import type { VerifiedQuotation } from "#modules/ai/schema";
import type { Message } from "#modules/conversations/schema";
import { hasCode } from "../../http/errors.server.ts";
import { load } from "../../http/screen.server.ts";
import { AnswerText } from "../../ui/answer/AnswerText.tsx";
import { DeadEnd } from "../../ui/DeadEnd.tsx";
import { Note } from "../../ui/Note.tsx";
import { findPaperClient } from "../../http/paper-clients.server.ts";
import { listChanges } from "./changes.server.ts";
import { Changes, ReceiptPart } from "./ReceiptPart.tsx";

/** The receipt of a kept answer, verified anew at each visit; it prints as a memorandum. */
export const loader = load("admin", async ({ modules, actor, params }) => {
  try {
    const found = await modules.conversations.findAnswer(actor, params.messageId ?? "");
    const { conversation, earlier, question, answer } = found;
    const kept = answer.answer;
    const verified = kept ? await modules.ai.verify(actor, kept) : [];
    const about = conversation.intakeId;
    const client = about ? await findPaperClient({ modules, actor }, about) : null;
    const papers = (kept?.sources ?? []).flatMap(({ documentId, filename }) =>
      documentId ? [filename] : [],
    );
    const facts = { year: kept?.year, client: client?.label, earlier, papers: [...new Set(papers)] };
    const changes = kept ? await listChanges(modules.authority, actor, { answer: kept, verified }) : [];
    return json({ receipt: { question, answer, verified, changes, facts } });
  } catch (error) {
    if (!hasCode(error, "not_found")) throw error;
    return json({ receipt: null }, { status: 404 });
  }
});

export const meta: MetaFunction = () => [{ title: "Receipt of an answer · TaxRAG" }];

interface FactsProps {
  year?: number;
  client?: string;
  earlier: Message[];
  papers: string[];
}

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
  const { question, answer, verified, changes, facts } = receipt;
  const changed = verified.filter(({ state }) => state === "changed" || state === "gone").length;
  const all = verified.length === 1 ? "The quotation stands" : `All ${verified.length} quotations stand`;
  const shortAnswer = answer.answer?.bottomLine ?? null;
  const whole = answer.answer ?? { answer: answer.content, quotations: [] };
  const repeats = shortAnswer !== null && whole.answer.startsWith(shortAnswer);
  const discussion = repeats ? { ...whole, answer: whole.answer.slice(shortAnswer.length) } : whole;
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
      <h2>Facts</h2>
      <Facts {...facts} />
      <h2>Question</h2>
      <p className="receipt__asked">{question.content}</p>
      <h2>Short answer</h2>
      <p>{shortAnswer ?? "See the discussion: the rule can only be quoted."}</p>
      <h2>Discussion</h2>
      <div className="message__body">
        <AnswerText answer={discussion} panel="#q" />
      </div>
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
      <Changes changes={changes} />
      <ReceiptPart answer={answer} />
    </main>
  );
}

/** What the answer was given for: the year, the client, and what had been asked before. */
function Facts({ year, client, earlier, papers }: FactsProps) {
  return (
    <ul className="prose">
      {year && <li>Tax year {year}.</li>}
      <li>{client ? `Asked for ${client}.` : "Asked for no client: about the law only."}</li>
      {papers.length > 0 && <li>Papers before the answer: {papers.join(", ")}.</li>}
      {earlier.map(({ id, content }) => (
        <li key={id}>Asked before: {content}</li>
      ))}
    </ul>
  );
}
