import "./assistant.css";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import type { Modules } from "#product";
import type { Turn } from "#modules/ai/schema";
import type { Actor } from "#modules/kernel";
import { act, load } from "../../http/screen.server.ts";
import { EmptyLibrary } from "../../ui/EmptyLibrary.tsx";
import { FollowedLinks } from "../../ui/FollowedLinks.tsx";
import { JobProgress } from "../../ui/JobProgress.tsx";
import { Note } from "../../ui/Note.tsx";
import { AssistantHead } from "./AssistantHead.tsx";
import { Composer, composerKey } from "./Composer.tsx";
import { ExamplePrompts } from "./ExamplePrompts.tsx";
import { TurnView } from "./TurnView.tsx";
import { ModelCards } from "./ModelCards.tsx";
import { PendingTurn } from "./PendingTurn.tsx";
import { listEnabledModels } from "../../http/other-models.server.ts";
import { OtherAnswer } from "./OtherAnswer.tsx";
import { LawBeside } from "./LawBeside.tsx";
import { readQuotedLaw } from "./read-law.server.ts";
import { ClientForm } from "./ClientForm.tsx";
import { readClientThread } from "./client-thread.server.ts";
import { PaperBeside } from "./PaperBeside.tsx";
import { listPaperClients } from "../../http/paper-clients.server.ts";
import { answerBeside, ask, askAboutClient, clear, indexAll, threadForm } from "./thread-actions.server.ts";

export const handle = { density: "work" };

export const loader = load("admin", async ({ modules, actor, query }) => {
  const client = query.get("client") ?? "";
  const [{ conversation, thread }, model, clients] = await Promise.all([
    client
      ? readClientThread(modules, actor, { intakeId: client, isNew: query.has("new") })
      : modules.ai.thread(actor).then((own) => ({ conversation: null, thread: own })),
    modules.models.card(actor),
    listPaperClients({ modules, actor }, client || undefined),
  ]);
  const answered = thread.filter(({ answer }) => !answer.refused);
  const chosen = answered.find(({ id }) => id === query.get("exchange"));
  const shown = chosen ?? (thread.at(-1)?.answer.refused ? undefined : thread.at(-1));
  const paired = thread.find(({ id, beside }) => beside && id === query.get("beside"));
  const source = Number(query.get("source")) || 1;
  const law = shown ? await readQuotedLaw(modules, actor, { answer: shown.answer, source }) : null;
  const paper = shown?.answer.sources[source - 1];
  return {
    ...{ conversation, client: clients.some((one) => one.intakeId === client) ? client : "", clients },
    paper: paper?.documentId ? paper : null,
    ...{ thread, model, law, asked: query.get("ask") ?? "" },
    ...{ indexed: query.has("indexed"), indexing: query.get("indexing") },
    isEmpty: thread.length === 0 && (await modules.authority.holdings()).length === 0,
    years: yearsToAsk(new Date()),
    models: thread.length > 0 ? await listEnabledModels(modules, actor) : [],
    paired: paired ? withComparison(modules, actor, paired) : null,
    sheetOf: paired?.id ?? shown?.id ?? null,
    isSheetOpen: paired !== undefined || (chosen !== undefined && query.has("source")),
  };
});

function withComparison({ ai }: Pick<Modules, "ai">, actor: Actor, turn: Turn) {
  const [first, second] = [turn.answer, turn.beside!.answer];
  const isComparable = !first.refused && !second.refused;
  return { turn, comparison: isComparable ? ai.compare(actor, first, second) : null };
}

const YEARS_BACK = 6;

/** Next year, this year and a few before it. */
function yearsToAsk(now: Date): number[] {
  return Array.from({ length: YEARS_BACK + 2 }, (_, at) => now.getFullYear() + 1 - at);
}

export const action = act("admin", threadForm, async ({ fields, ...visit }) => {
  if (fields.intent === "index") return indexAll(visit);
  if (fields.intent === "ask" && fields.client)
    return askAboutClient(visit, { ...fields, client: fields.client });
  if (fields.intent === "beside") return answerBeside(visit, fields);
  return fields.intent === "clear" ? clear(visit) : ask(visit, fields);
});

export const meta: MetaFunction = () => [{ title: "AI Tax Assistant · TaxRAG" }];

export default function Assistant() {
  const { thread, model, models, paired, law, paper, years, indexed, indexing, asked, isSheetOpen } =
    useLoaderData<typeof loader>();
  const { client, clients, conversation, sheetOf, isEmpty } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const failed = useActionData<typeof action>();
  const { pathname } = useLocation();
  const pending = usePendingForm();
  const asking = pending?.intent === "ask" ? pending.question : null;
  const here = client ? `${pathname}?client=${encodeURIComponent(client)}&` : `${pathname}?`;
  const close = sheetOf ? `${here}#x${sheetOf}` : here;
  const about = { client, conversation: conversation ?? "" };
  return (
    <main id="main" className="qa">
      <div className="qa__main">
        <div>
          <AssistantHead
            model={model}
            pendingIntent={pending?.intent ?? null}
            hasThread={thread.length > 0 && !client}
          />
          <ClientForm key={client} {...{ clients }} chosen={client} hasThread={thread.length > 0} />
          {indexing && (
            <JobProgress
              jobId={indexing}
              onEnd={(state) => void navigate(state === "succeeded" ? "?indexed=1" : pathname)}
            />
          )}
          {indexed && <Note tone="success" title="All documents have been indexed for AI search!" />}
          <FollowedLinks className="thread">
            {isEmpty && <EmptyLibrary mayLoad />}
            {thread.length === 0 && asking === null && <ExamplePrompts about={about} />}
            {thread.map((turn) => (
              <TurnView
                key={turn.id}
                {...{ turn, here, years, about }}
                models={client && turn !== thread.at(-1) ? [] : models}
              />
            ))}
            {asking !== null && <PendingTurn question={asking} />}
          </FollowedLinks>
        </div>
        <div className="qa__ask">
          {failed && (
            <Note tone="danger" title="Failed to query documents. Please try again.">
              <p>{failed.problem}</p>
            </Note>
          )}
          <Composer
            key={composerKey(client, thread)}
            about={about}
            kept={failed?.question ?? asked}
            isPending={asking !== null}
            answered={thread.at(-1)?.question ?? ""}
          />
        </div>
      </div>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard */}
      <aside
        className="qa__side"
        id="sources"
        aria-label={paired ? "Another answer beside the answer" : "The law beside the answer"}
        data-open={isSheetOpen}
        tabIndex={0}
      >
        {paired ? (
          <OtherAnswer {...paired} close={close} />
        ) : law ? (
          <LawBeside key={law.url} law={law} close={close} />
        ) : paper ? (
          <PaperBeside source={paper} close={close} />
        ) : (
          <>
            <h2>Where it stands</h2>
            <p className="sm muted qa__none">
              The law that an answer rests on stands here, with the quoted words marked.
            </p>
          </>
        )}
        <ModelCards model={model} isOpen={!law && !paired} />
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
