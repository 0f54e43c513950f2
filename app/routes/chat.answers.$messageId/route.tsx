import "./receipt.css";
import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MessageSquareOff } from "lucide-react";
import type { Message } from "#modules/conversations/schema";
import { hasCode } from "../../http/errors.server.ts";
import { load } from "../../http/screen.server.ts";
import { DeadEnd } from "../../ui/DeadEnd.tsx";
import { Note } from "../../ui/Note.tsx";
import { findPaperClient } from "../../http/paper-clients.server.ts";
import { listChanges } from "./changes.server.ts";
import { Opinion } from "./Opinion.tsx";
import { Changes, ReceiptPart } from "./ReceiptPart.tsx";
import { Unfinished } from "./Unfinished.tsx";

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
    return json({
      receipt: { conversation: conversation.id, question, answer, verified, changes, facts },
    });
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
  return (
    <main id="main" className="page receipt">
      <div className="page-head">
        <h1>Memorandum</h1>
      </div>
      <p className="sm receipt__back">
        <a href={`/chat?c=${receipt.conversation}#m${question.id}`}>Back to the conversation</a>
      </p>
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
      {answer.answer ? (
        <Opinion answer={answer.answer} verified={verified} />
      ) : (
        <Unfinished answer={answer} />
      )}
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
