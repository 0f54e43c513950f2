import { useFetcher } from "@remix-run/react";
import { Download } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import { MAX_TITLE_LENGTH, type Conversation } from "#modules/conversations/schema";
import type { PaperClient } from "../../http/paper-clients.server.ts";
import { LinkForm } from "./LinkForm.tsx";

interface ChatHeadProps {
  conversation: Conversation | null;
  /** Whose papers it is about. */
  client: PaperClient | null;
  /** Clients that a conversation without one may be linked to. */
  clients: PaperClient[];
  messages: number;
}

/** The title, edited in place: Enter or leaving the field commits, Escape cancels. */
export function ChatHead({ conversation, client, clients, messages }: ChatHeadProps) {
  return (
    <div className="chat__head">
      <h1 className="visually-hidden">AI Chat Assistant</h1>
      {conversation ? (
        <TitleField key={conversation.id + conversation.title} conversation={conversation} />
      ) : (
        <p className="chat__new">New conversation</p>
      )}
      {client && (
        <a className="badge badge--outline truncate" href={`/documents/${client.intakeId}`}>
          Papers of {client.label}
        </a>
      )}
      {client && (
        <a className="xs nowrap" href={`/consent/${client.intakeId}`}>
          Consents
        </a>
      )}
      {conversation && !client && clients.length > 0 && <LinkForm {...{ conversation, clients }} />}
      {conversation && (
        <>
          <span className="xs faint nowrap num">{messages === 1 ? "1 message" : `${messages} messages`}</span>
          <a
            className="button button--quiet button--icon button--small"
            href={`/api/conversations/${conversation.id}/export`}
            aria-label="Export as Markdown"
            download
          >
            <Download className="icon" aria-hidden="true" />
          </a>
        </>
      )}
    </div>
  );
}

function TitleField({ conversation: { id, title } }: { conversation: Conversation }) {
  const { Form, submit } = useFetcher();
  const isCancelled = useRef(false);
  const commit = (field: HTMLInputElement) => {
    const next = field.value.trim();
    if (isCancelled.current || next === "" || next === title) field.value = title;
    else void submit(field.form);
    isCancelled.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    isCancelled.current = event.key === "Escape";
    event.currentTarget.blur();
  };
  return (
    <Form method="post" action="/chat" className="chat__title">
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="conversation" value={id} />
      <input
        name="title"
        aria-label="Conversation title"
        defaultValue={title}
        maxLength={MAX_TITLE_LENGTH}
        onKeyDown={onKeyDown}
        onBlur={(event) => commit(event.currentTarget)}
      />
    </Form>
  );
}
