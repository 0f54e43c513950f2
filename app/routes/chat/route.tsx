import "./chat.css";
import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { act, load } from "../../http/screen.server.ts";
import { EmptyLibrary } from "../../ui/EmptyLibrary.tsx";
import { Note } from "../../ui/Note.tsx";
import { carryOut, chatForm } from "./chat-actions.server.ts";
import { ChatComposer } from "./ChatComposer.tsx";
import { DeleteDialog, RenameDialog } from "./ChatDialogs.tsx";
import { ChatHead } from "./ChatHead.tsx";
import { chatUrl } from "./chat-url.ts";
import { compareBeside } from "./comparisons.server.ts";
import { ClientChoice } from "./ClientChoice.tsx";
import { listEnabledModels } from "../../http/other-models.server.ts";
import { AnotherModel } from "../../ui/answer/AnotherModel.tsx";
import { AnswerAgain, MessageView } from "./MessageView.tsx";
import { lastMessages, lastQuestion } from "./last-messages.ts";
import { PairView } from "./PairView.tsx";
import { findPaperClient, listPaperClients, type PaperClient } from "../../http/paper-clients.server.ts";
import { Sidebar } from "./Sidebar.tsx";
import { UnderwayView } from "./UnderwayView.tsx";
import { useAnswer, useThreadKey } from "./use-answer.ts";

export const handle = { density: "work" };

export const loader = load("admin", async ({ modules, actor, user, query }) => {
  const words = query.get("q") ?? "";
  const conversations = await modules.conversations.list(actor, words);
  const id =
    query.get("c") ?? (query.has("new") || query.has("intake") ? null : (conversations[0]?.id ?? null));
  const opened = id ? await modules.conversations.open(actor, id) : null;
  const about = opened?.conversation.intakeId;
  const asking = { modules, actor };
  const client = about ? await findPaperClient(asking, about) : null;
  const clients: PaperClient[] = about
    ? []
    : await listPaperClients(asking, query.get("intake") ?? undefined);
  const named = (what: string) => conversations.find((one) => one.id === query.get(what)) ?? null;
  const { messages, earlier, pages } = lastMessages(opened?.messages ?? [], query.get("pages"));
  return {
    models: messages.length > 0 ? await listEnabledModels(modules, actor) : [],
    isEmpty: messages.length === 0 && (await modules.authority.holdings()).length === 0,
    comparisons: compareBeside(modules, actor, messages),
    conversations,
    conversation: opened?.conversation ?? null,
    messages,
    earlier,
    pages,
    client,
    clients,
    chosenIntake: query.get("intake") ?? "",
    query: words,
    renaming: named("rename"),
    deleting: named("delete"),
    who: user.firstName || "You",
    now: new Date().toISOString(),
  };
});

export const action = act("admin", chatForm, ({ fields, ...visit }) => carryOut(visit, fields));

export const meta: MetaFunction = () => [{ title: "AI Chat Assistant · TaxRAG" }];

export default function Chat() {
  const { conversations, conversation, query, renaming, deleting, now } = useLoaderData<typeof loader>();
  const selected = conversation?.id ?? null;
  const thread = useThreadKey(selected);
  return (
    <main id="main" className="chat">
      <Sidebar {...{ conversations, selected, query, now }} />
      <Thread key={thread} />
      {renaming && <RenameDialog conversation={renaming} {...{ selected, query }} />}
      {deleting && <DeleteDialog conversation={deleting} {...{ selected, query }} />}
    </main>
  );
}

function Thread() {
  const { conversation, messages, earlier, pages, who, client, clients, chosenIntake, models, comparisons } =
    useLoaderData<typeof loader>();
  const { isEmpty } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { underway, send, regenerate, answerBeside, stop, clear, lookAgain, reload } = useAnswer(
    conversation?.id ?? null,
  );
  const isPending = underway !== null && !underway.isOver;
  const last = messages.filter(({ beside }) => !beside).at(-1);
  const asked = lastQuestion(messages);
  // The kept message takes the place of the one that came.
  const looks = useRef(0);
  useEffect(() => {
    if (!underway?.isOver || underway.problem) return;
    const isKept = !underway.isStopped || messages.at(-1)?.type === "assistant";
    if (!isKept && looks.current++ < MOST_LOOKS) {
      const later = setTimeout(lookAgain, LOOK_AGAIN_MS);
      return () => clearTimeout(later);
    }
    looks.current = 0;
    clear();
    // oxlint-disable-next-line react/exhaustive-deps -- new messages only
  }, [messages]);
  // Of a stopped answer that is not kept yet the question stands among the messages already.
  const isAsked = underway?.isStopped === true && messages.at(-1)?.type === "user";
  const end = useScroll(`${messages.at(-1)?.id} ${underway?.text.length ?? -1}`, underway !== null);
  const shown = underway?.replaces ? withoutAnswer(messages) : messages;
  return (
    <div className="chat__main">
      <ChatHead {...{ conversation, client, clients }} messages={messages.length + earlier} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard */}
      <div className="chat__scroll" tabIndex={0} role="log" aria-label="Messages">
        <div className="chat__col">
          {isEmpty && !underway && <EmptyLibrary mayLoad />}
          {messages.length === 0 && !underway ? (
            <Welcome />
          ) : (
            <h2 className="visually-hidden">Questions and answers</h2>
          )}
          {earlier > 0 && (
            <p className="chat__earlier">
              <Link to={chatUrl({ c: conversation!.id, pages: String(pages + 1) })} preventScrollReset>
                Show earlier messages ({earlier.toLocaleString("en-US")} more)
              </Link>
            </p>
          )}
          {shown.map((message) => {
            if (message.beside) return null;
            const second = shown.find(({ beside }) => beside === message.id);
            const one = { who, isOpened: message === asked };
            if (!second) return <MessageView key={message.id} message={message} {...one} />;
            const comparison = comparisons[second.id];
            return <PairView key={message.id} first={message} {...{ second, comparison }} {...one} />;
          })}
          {underway && (
            <UnderwayView
              underway={isAsked ? { ...underway, question: null } : underway}
              who={who}
              onStop={stop}
              onReload={reload}
            />
          )}
          {conversation && last && !underway && (
            <div className="chat__again">
              <AnswerAgain conversation={conversation.id} onPress={() => void regenerate()} />
              {last.type === "assistant" && (
                <AnotherModel
                  models={models}
                  answered={last.model}
                  fields={{ conversation: conversation.id }}
                  action="/chat"
                  onChoose={(modelId) => void answerBeside(modelId)}
                />
              )}
            </div>
          )}
          <div ref={end} />
        </div>
      </div>
      <div className="chat__foot">
        <div className="chat__col">
          {failed && (
            <Note tone="danger" title="Failed to send message. Please try again.">
              <p>{failed.problem}</p>
            </Note>
          )}
          <ChatComposer
            conversation={conversation?.id ?? null}
            kept={failed?.message ?? ""}
            isPending={isPending}
            onSend={send}
          >
            <ClientChoice clients={conversation ? [] : clients} chosen={chosenIntake} />
          </ChatComposer>
        </div>
      </div>
    </div>
  );
}

function Welcome() {
  return (
    <div className="chat__welcome">
      <h2>Ask about federal tax law</h2>
      <p className="muted">
        Every quotation is checked against the library before it is shown. Ask on from an answer: “And if they
        are married?” is understood from the question before it. A focus area narrows what is searched.
      </p>
    </div>
  );
}

/** Messages up to the question that is being answered again. */
function withoutAnswer<Line extends { type: string }>(messages: Line[]): Line[] {
  return messages.slice(0, messages.findLastIndex(({ type }) => type === "user") + 1);
}

/** Keeps the newest words in view as they come; an answer that is there begins at its question. */
function useScroll(change: string, isComing: boolean) {
  const end = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- scrolls at each change
  useEffect(() => {
    // Its own box alone: `scrollIntoView` would move the page as well.
    const box = end.current?.closest(".chat__scroll");
    if (!box) return;
    const asked = [...box.querySelectorAll(".message--user")].at(-1);
    if (isComing || !asked) box.scrollTop = box.scrollHeight;
    else box.scrollTop += asked.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE;
  }, [change, isComing]);
  return end;
}

/** How often, and after how many milliseconds, the page looks for a stopped answer that is being kept. */
const MOST_LOOKS = 10;
const LOOK_AGAIN_MS = 400;

/** Pixels that stay free above a question. */
const ABOVE = 16;
