import { Form } from "@remix-run/react";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { LISTED, type Conversation } from "#modules/conversations/schema";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { chatUrl } from "./chat-url.ts";
import { conversationDay } from "./conversation-day.ts";

interface SidebarProps {
  conversations: Conversation[];
  selected: string | null;
  query: string;
  /** ISO 8601. */
  now: string;
}

/** The conversations, newest first: beside the messages, and on narrow screens folded above them. */
export function Sidebar(props: SidebarProps) {
  const list = <ConversationList {...props} />;
  return (
    <>
      <aside className="chat__side chat__wide" aria-label="Conversations">
        {list}
      </aside>
      <details className="chat__narrow disclosure">
        <summary>Conversations ({props.conversations.length})</summary>
        {list}
      </details>
    </>
  );
}

function ConversationList({ conversations, selected, query, now }: SidebarProps) {
  return (
    <div className="chat__list">
      <a className="button button--block" href="/chat?new=1">
        <Plus className="icon" aria-hidden="true" />
        New Conversation
      </a>
      <search>
        <Form method="get" action="/chat">
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={query}
            aria-label="Search conversations"
            placeholder="Search conversations"
          />
        </Form>
      </search>
      {query && (
        <p className="sm">
          <a href={chatUrl({ c: selected ?? "" })}>Show all conversations</a>
        </p>
      )}
      <ul>
        {conversations.map((conversation) => (
          <ConversationLine
            key={conversation.id}
            conversation={conversation}
            isSelected={conversation.id === selected}
            {...{ selected, query, now }}
          />
        ))}
      </ul>
      {conversations.length === 0 && (
        <p className="sm muted">{query ? "No conversation holds these words." : "No conversations yet."}</p>
      )}
      {conversations.length === LISTED && (
        <p className="xs muted">The newest {LISTED} are shown. Search finds older ones.</p>
      )}
    </div>
  );
}

interface ConversationLineProps {
  conversation: Conversation;
  isSelected: boolean;
  selected: string | null;
  /** Words that were searched for; they stay while one looks through what was found. */
  query: string;
  now: string;
}

function ConversationLine({ conversation, isSelected, selected, query, now }: ConversationLineProps) {
  const { id, title, updatedAt } = conversation;
  const zone = useHydrated() ? undefined : "UTC";
  const ask = (what: string) => chatUrl({ c: selected ?? id, q: query, [what]: id });
  return (
    <li className="conv" data-selected={isSelected ? "" : undefined}>
      <a href={chatUrl({ c: id, q: query })} aria-current={isSelected ? "page" : undefined}>
        <span className="truncate">{title}</span>
        <time dateTime={updatedAt}>{conversationDay(updatedAt, new Date(now), zone)}</time>
      </a>
      <span className="conv__actions">
        <a
          className="button button--quiet button--icon button--small"
          href={ask("rename")}
          aria-label={`Rename ${title}`}
        >
          <Pencil className="icon" aria-hidden="true" />
        </a>
        <a
          className="button button--quiet button--icon button--small"
          href={ask("delete")}
          aria-label={`Delete ${title}`}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </a>
      </span>
    </li>
  );
}
