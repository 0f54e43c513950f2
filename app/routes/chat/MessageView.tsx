import { RotateCw } from "lucide-react";
import { FOCUS_LABELS, type Message } from "#modules/conversations/schema";
import { AnswerText } from "../../ui/answer/AnswerText.tsx";
import { DividedView } from "../../ui/answer/DividedView.tsx";
import { Refusal } from "../../ui/answer/Refusal.tsx";
import { SourceList } from "../../ui/answer/SourceList.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Note } from "../../ui/Note.tsx";
import { CopyMessage } from "./CopyMessage.tsx";

interface MessageViewProps {
  message: Message;
  /** Name of the asker. */
  who: string;
  /** Whether the page of a new answer opens here. */
  isOpened: boolean;
}

export function MessageView({ message, who, isOpened }: MessageViewProps) {
  const { id, type, content, createdAt, focus } = message;
  if (type === "assistant") return <AnswerView message={message} />;
  return (
    <article className="message message--user" id={isOpened ? "last" : `m${id}`}>
      <p className="message__who">
        {who} <Moment at={createdAt} withDay />
        {focus && <span className="badge badge--outline">{FOCUS_LABELS[focus]}</span>}
      </p>
      <div className="message__body chat__asked">{content}</div>
    </article>
  );
}

function AnswerView({ message }: { message: Message }) {
  const { id, content, createdAt, answer, state, problem } = message;
  const sources = `m${id}-s`;
  return (
    <article className="message" id={`m${id}`}>
      <p className="message__who">
        Assistant <Moment at={createdAt} withDay />
      </p>
      {answer?.refused ? (
        <Refusal answer={answer} />
      ) : answer ? (
        <DividedView answer={answer} panel={`#${sources}`} />
      ) : (
        <div className="message__body">
          <AnswerText answer={{ answer: content, quotations: [] }} panel={`#${sources}`} />
        </div>
      )}
      {state === "failed" && (
        <Note tone="danger" title="The answer could not be finished">
          <p>{problem}</p>
        </Note>
      )}
      {state === "stopped" && <p className="sm muted">Stopped. What had come is kept.</p>}
      <Foot message={message} />
      {answer && answer.sources.length > 0 && (
        <details className="disclosure chat__sources">
          <summary>{answer.sources.length === 1 ? "1 source" : `${answer.sources.length} sources`}</summary>
          <SourceList answer={answer} idPrefix={sources} />
        </details>
      )}
    </article>
  );
}

function Foot({ message: { id, content, answer, model, processingTime, tokens } }: { message: Message }) {
  const count = answer?.quotations.length ?? 0;
  return (
    <div className="message__foot">
      {model && <span>{model}</span>}
      {processingTime !== undefined && <span className="num">{(processingTime / 1000).toFixed(1)} s</span>}
      {tokens !== undefined && <span className="num">{tokens} tokens</span>}
      {count > 0 && (
        <span>
          {count === 1 ? "The quotation matches its source" : `All ${count} quotations match their source`}
        </span>
      )}
      {answer && !answer.refused && <a href={`/chat/answers/${id}`}>Verify</a>}
      <CopyMessage content={content} answer={answer} />
    </div>
  );
}

/** Asks for the last answer anew. `onPress` is for scripts; before they run, the form does the same. */
export function AnswerAgain({ conversation, onPress }: { conversation: string; onPress: () => void }) {
  return (
    <form
      method="post"
      action="/chat"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <input type="hidden" name="intent" value="regenerate" />
      <input type="hidden" name="conversation" value={conversation} />
      <button className="button button--quiet button--small">
        <RotateCw className="icon" aria-hidden="true" />
        Answer again
      </button>
    </form>
  );
}
