import { Form, useLocation } from "@remix-run/react";
import { useEffect, useId } from "react";
import { TEXT_MAX, type IntakeMessage } from "#modules/intake/schema";
import { Day } from "./Day.tsx";
import { useDraft, useDrafts } from "./use-draft.ts";

interface MessagesProps {
  messages: IntakeMessage[];
  /** Whether the office looks at it, not the client. */
  isOffice: boolean;
  /** Words to begin with. */
  proposed?: string;
  /** Validation error from the server. */
  problem?: string;
}

/** The thread between the office and a client, and a form to write. Needs the actions `message` and `settle`. */
export function Messages({ messages, isOffice, proposed = "", problem }: MessagesProps) {
  const id = useId();
  const sent = messages.findLast(({ fromOffice }) => fromOffice === isOffice)?.text ?? "";
  const { field, onInput } = useMessageDraft(proposed, sent);
  const waits = messages.some(({ fromOffice, isSettled }) => fromOffice !== isOffice && !isSettled);
  return (
    <section className="thread" id="messages" aria-labelledby={`${id}-title`}>
      <div className="section__head">
        <h2 id={`${id}-title`}>Messages</h2>
      </div>
      {messages.length === 0 && (
        <p className="sm muted">
          {isOffice ? "Nothing was written yet." : "Write to your CPA here; the answer comes here too."}
        </p>
      )}
      <ol className="thread__list">
        {messages.map((message) => (
          <Message key={message.id} message={message} isOffice={isOffice} />
        ))}
      </ol>
      <Form key={messages.length} className="stack" method="post" preventScrollReset>
        <div className="field">
          <label htmlFor={id}>{isOffice ? "Write to the client" : "Write to your CPA"}</label>
          <textarea
            className="textarea"
            id={id}
            name="text"
            rows={3}
            maxLength={TEXT_MAX}
            required
            aria-invalid={problem ? true : undefined}
            defaultValue={proposed}
            ref={field}
            onInput={onInput}
          />
        </div>
        <div className="row">
          <button className="button" name="intent" value="message">
            Send message
          </button>
          {waits && (
            <button className="button button--quiet" name="intent" value="settle" formNoValidate>
              No answer needed
            </button>
          )}
          <span className="xs muted">
            {isOffice
              ? "The client gets a mail that says so, without the words."
              : "Never write your Social Security number here."}
          </span>
        </div>
      </Form>
    </section>
  );
}

/** The server has a draft that was `sent`. */
function useMessageDraft(proposed: string, sent: string) {
  const place = `message ${useLocation().pathname}`;
  const drafts = useDrafts();
  useEffect(() => {
    if (drafts?.read(place)?.trim() === sent) drafts?.write(place, "");
  }, [drafts, place, sent]);
  return useDraft(place, proposed);
}

function Message({ message, isOffice }: { message: IntakeMessage; isOffice: boolean }) {
  const { fromOffice, authorName, kind, text, sentAt, isSettled } = message;
  const who = fromOffice
    ? isOffice
      ? authorName || "The office"
      : "Your CPA"
    : isOffice
      ? authorName || "The client"
      : "You";
  return (
    <li className="thread__message" data-own={fromOffice === isOffice ? "" : undefined}>
      <p className="xs muted">
        <b>{who}</b>
        {kind === "reopened" && ", when opening the intake again"}, <Day at={sentAt} />
        {!isSettled && fromOffice !== isOffice && <span className="badge badge--warning">New</span>}
      </p>
      <p className="thread__text">{text}</p>
    </li>
  );
}
