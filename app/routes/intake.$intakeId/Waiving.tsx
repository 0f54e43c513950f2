import { Form } from "@remix-run/react";
import { useId } from "react";
import { TEXT_MAX, type ChecklistLine, type Waiver, type WaiverKind } from "#modules/intake/schema";
import type { Mode } from "./wizard-view.ts";

const KINDS: Record<WaiverKind, string> = {
  does_not_apply: "Does not apply",
  cannot_get: "I cannot get it",
};

const STATES: Record<Waiver["state"], { badge: string; word: string; toCpa: string }> = {
  waiting: {
    badge: "badge badge--warning",
    word: "Waiting for your CPA's word",
    toCpa: "Waiting for your word",
  },
  accepted: { badge: "badge badge--success", word: "Accepted", toCpa: "Accepted" },
  refused: { badge: "badge badge--danger", word: "Your CPA still needs this paper", toCpa: "Refused" },
};

/** Waiver of a category: the client's statement and the CPA's decision. */
export function Waiving({ line, mode }: { line: ChecklistLine; mode: Mode }) {
  if (line.documents.length > 0) return null;
  if (line.waiver) return <Waived line={line} waiver={line.waiver} mode={mode} />;
  return mode.isReadOnly ? null : <WaiverForm line={line} />;
}

function Waived({ line, waiver, mode }: { line: ChecklistLine; waiver: Waiver; mode: Mode }) {
  const { badge, word, toCpa } = STATES[waiver.state];
  const { id, name, isRequired } = line.category;
  const decides = mode.isCpa && isRequired;
  return (
    <div className="waiver">
      <p className="sm">
        <strong>{KINDS[waiver.kind]}</strong> <span className={badge}>{mode.isCpa ? toCpa : word}</span>
      </p>
      <p className="waiver__reason sm muted">{waiver.reason}</p>
      <Form className="row" method="post" preventScrollReset>
        <input type="hidden" name="categoryId" value={id} />
        {decides && waiver.state !== "accepted" && <Decision intent="accept" word="Accept" about={name} />}
        {decides && waiver.state !== "refused" && <Decision intent="refuse" word="Refuse" about={name} />}
        {!mode.isReadOnly && (
          <button
            className="button button--quiet button--small"
            name="intent"
            value="unwaive"
            aria-label={`Take it back: ${name}`}
          >
            Take it back
          </button>
        )}
      </Form>
    </div>
  );
}

function Decision({ intent, word, about }: { intent: "accept" | "refuse"; word: string; about: string }) {
  return (
    <button className="button button--small" name="intent" value={intent} aria-label={`${word}: ${about}`}>
      {word}
    </button>
  );
}

function WaiverForm({ line }: { line: ChecklistLine }) {
  const { id, name, isRequired } = line.category;
  const reasonId = useId();
  return (
    <details className="waiver">
      <summary className="sm">
        I don't have this<span className="visually-hidden">: {name}</span>
      </summary>
      <Form className="stack" method="post" preventScrollReset>
        <input type="hidden" name="categoryId" value={id} />
        <fieldset>
          <legend className="visually-hidden">Why {name} is missing</legend>
          {Object.entries(KINDS).map(([kind, words]) => (
            <label key={kind} className="check">
              <input type="radio" name="kind" value={kind} required />
              {words}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={reasonId}>Reason</label>
          <textarea className="textarea" id={reasonId} name="reason" rows={2} maxLength={TEXT_MAX} required />
          {isRequired && (
            <p className="field__hint">
              This paper is required, so your CPA decides whether to go on without it.
            </p>
          )}
        </div>
        <button className="button button--small" name="intent" value="waive" aria-label={`Save: ${name}`}>
          Save
        </button>
      </Form>
    </details>
  );
}
