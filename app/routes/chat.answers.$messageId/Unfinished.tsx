import type { Message } from "#modules/conversations/schema";
import { AnswerText } from "../../ui/answer/AnswerText.tsx";
import { Note } from "../../ui/Note.tsx";

/** An answer that failed or was stopped: why, and what had come of it. Nothing in it counts as an answer. */
export function Unfinished({ answer: { state, problem, content } }: { answer: Message }) {
  const isFailed = state === "failed";
  return (
    <>
      <Note
        tone={isFailed ? "danger" : "info"}
        title={isFailed ? "This answer could not be finished" : "This answer was stopped"}
      >
        <p>{problem ?? "What had come until then is kept."} There is no memorandum of it: ask again.</p>
      </Note>
      {content.trim() !== "" && (
        <>
          <h2>What had come</h2>
          <div className="message__body">
            <AnswerText answer={{ answer: content, quotations: [] }} panel="#q" />
          </div>
        </>
      )}
    </>
  );
}
