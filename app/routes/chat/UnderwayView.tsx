import { AnswerText } from "../../ui/answer/AnswerText.tsx";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import type { Underway } from "./use-answer.ts";

interface UnderwayViewProps {
  underway: Underway;
  who: string;
  onStop: () => void;
  onReload: () => void;
}

/** A message and its answer as it comes. */
export function UnderwayView({ underway, who, onStop, onReload }: UnderwayViewProps) {
  const { question, text, notes, problem, isOver } = underway;
  return (
    <>
      {question !== null && (
        <article className="message message--user">
          <p className="message__who">{who}</p>
          <div className="message__body chat__asked">{question}</div>
        </article>
      )}
      <article className="message" aria-busy={!isOver}>
        <p className="message__who">Assistant</p>
        <div className="message__body">
          <AnswerText answer={{ answer: text, quotations: [] }} panel="#" />
        </div>
        {notes.map((note) => (
          <p key={note} className="sm muted">
            {note}
          </p>
        ))}
        {problem && (
          <Note tone="danger" title={problem}>
            <Button small onPress={onReload}>
              Show what was kept
            </Button>
          </Note>
        )}
        {!isOver && (
          <output className="row muted chat__waiting">
            <span className="spinner" aria-hidden="true" />
            {text ? "Answering..." : "Analyzing documents..."}
            <Button kind="quiet" small onPress={onStop}>
              Stop
            </Button>
          </output>
        )}
      </article>
    </>
  );
}
