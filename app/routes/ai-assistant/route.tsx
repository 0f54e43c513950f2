import "./assistant.css";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { act, load } from "../../http/screen.server.ts";
import { JobProgress } from "../../ui/JobProgress.tsx";
import { Note } from "../../ui/Note.tsx";
import { AssistantHead } from "./AssistantHead.tsx";
import { Composer } from "./Composer.tsx";
import { ExamplePrompts } from "./ExamplePrompts.tsx";
import { TurnView } from "./TurnView.tsx";
import { ModelCards } from "./ModelCards.tsx";
import { PendingTurn } from "./PendingTurn.tsx";
import { SourceList } from "../../ui/answer/SourceList.tsx";
import { ask, clear, indexAll, threadForm } from "./thread-actions.server.ts";

export const handle = { density: "work" };

export const loader = load("admin", async ({ modules, actor, query }) => {
  const [thread, model] = await Promise.all([modules.ai.thread(actor), modules.models.card(actor)]);
  const chosen = thread.find(({ id }) => id === query.get("exchange"));
  const shownId = (chosen ?? thread.at(-1))?.id ?? null;
  return { thread, model, shownId, indexed: query.has("indexed"), indexing: query.get("indexing") };
});

export const action = act("admin", threadForm, async ({ fields, ...visit }) => {
  if (fields.intent === "index") return indexAll(visit);
  return fields.intent === "clear" ? clear(visit) : ask(visit, fields.question);
});

export const meta: MetaFunction = () => [{ title: "AI Tax Assistant · TaxRAG" }];

export default function Assistant() {
  const { thread, model, shownId, indexed, indexing } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const failed = useActionData<typeof action>();
  const { pathname } = useLocation();
  const pending = usePendingForm();
  const shown = thread.find(({ id }) => id === shownId);
  const asking = pending?.intent === "ask" ? pending.question : null;
  return (
    <main id="main" className="qa">
      <div className="qa__main">
        <div>
          <AssistantHead
            model={model}
            pendingIntent={pending?.intent ?? null}
            hasThread={thread.length > 0}
          />
          {indexing && (
            <JobProgress
              jobId={indexing}
              onEnd={(state) => void navigate(state === "succeeded" ? "?indexed=1" : pathname)}
            />
          )}
          {indexed && <Note tone="success" title="All documents have been indexed for AI search!" />}
          <div className="thread">
            {thread.length === 0 && asking === null && <ExamplePrompts />}
            {thread.map((turn) => (
              <TurnView key={turn.id} turn={turn} isShown={turn.id === shownId} here={pathname} />
            ))}
            {asking !== null && <PendingTurn question={asking} />}
          </div>
        </div>
        <div className="qa__ask">
          {failed && (
            <Note tone="danger" title="Failed to query documents. Please try again.">
              <p>{failed.problem}</p>
            </Note>
          )}
          <Composer
            key={thread.length}
            kept={failed?.question ?? ""}
            isPending={asking !== null}
            answered={thread.at(-1)?.question ?? ""}
          />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard */}
      <aside className="qa__side" id="sources" aria-label="Sources" tabIndex={0}>
        <h2>
          <span>Sources</span>
          <span className="faint num">{shown?.answer.sources.length ?? 0}</span>
        </h2>
        {shown ? (
          <SourceList answer={shown.answer} />
        ) : (
          <p className="sm muted qa__none">What an answer rests on stands here, each with its paragraph.</p>
        )}
        <ModelCards model={model} isOpen={!shown} />
      </aside>
    </main>
  );
}

/** The form being submitted with JavaScript. */
function usePendingForm(): { intent: string; question: string } | null {
  const { formData } = useNavigation();
  if (!formData) return null;
  return { intent: String(formData.get("intent")), question: String(formData.get("question") ?? "") };
}
