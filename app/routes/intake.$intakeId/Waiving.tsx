import { Form, useParams } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { TEXT_MAX, type ChecklistLine, type Waiver, type WaiverKind } from "#modules/intake/schema";
import { useDraft, useDrafts } from "../../ui/use-draft.ts";
import type { Mode } from "./wizard-view.ts";

const KINDS: Record<WaiverKind, string> = {
  does_not_apply: "Does not apply",
  cannot_get: "I cannot get it",
};

const STATES: Record<Waiver["state"], { badge: string; word: string; toCpa: string }> = {
  waiting: {
    badge: "badge badge--warning",
    word: "Your CPA decides",
    toCpa: "Waiting for your word",
  },
  accepted: { badge: "badge badge--success", word: "Accepted", toCpa: "Accepted" },
  refused: { badge: "badge badge--danger", word: "Your CPA still needs this paper", toCpa: "Refused" },
};

interface WaivingProps {
  line: ChecklistLine;
  mode: Mode;
  /** Offers what one press settles, and nothing that asks for words. */
  isBrief?: boolean;
}

/** Waiver of a category: the client's statement and the CPA's decision. */
export function Waiving({ line, mode, isBrief }: WaivingProps) {
  if (line.documents.length > 0) return null;
  if (line.waiver) return <Waived line={line} waiver={line.waiver} mode={mode} />;
  if (mode.isReadOnly) return null;
  if (line.category.isRequired) return <WaiverForm line={line} />;
  return (
    <div className="waiver waiver--optional">
      <OneTap line={line} />
      {!isBrief && <WaiverForm line={line} />}
    </div>
  );
}

/** An optional paper that does not apply needs no explanation. */
function OneTap({ line: { category } }: { line: ChecklistLine }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="categoryId" value={category.id} />
      <input type="hidden" name="kind" value="does_not_apply" />
      <input type="hidden" name="reason" value="" />
      <button
        className="button button--quiet button--small"
        name="intent"
        value="waive"
        aria-label={`${KINDS.does_not_apply}: ${category.name}`}
      >
        {KINDS.does_not_apply}
      </button>
    </Form>
  );
}

function Waived({ line, waiver, mode }: { line: ChecklistLine; waiver: Waiver; mode: Mode }) {
  const { badge, word, toCpa } = STATES[waiver.state];
  const { id, name, isRequired } = line.category;
  const decides = mode.isCpa && isRequired;
  const place = useReasonPlace(id);
  const drafts = useDrafts();
  // The server has the reason now.
  useEffect(() => drafts?.write(place, ""), [drafts, place]);
  return (
    <div className="waiver">
      <p className="sm">
        <strong>{KINDS[waiver.kind]}</strong> <span className={badge}>{mode.isCpa ? toCpa : word}</span>
      </p>
      {waiver.reason && <p className="waiver__reason sm muted">{waiver.reason}</p>}
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
  const box = useRef<HTMLDetailsElement>(null);
  const { field, onInput } = useDraft(useReasonPlace(id), "", () => {
    if (box.current) box.current.open = true;
  });
  return (
    <details className="waiver" ref={box}>
      <summary className="sm">
        {isRequired ? "I don't have this" : KINDS.cannot_get}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <Form className="stack" method="post" preventScrollReset>
        <input type="hidden" name="categoryId" value={id} />
        {isRequired ? <KindField name={name} /> : <input type="hidden" name="kind" value="cannot_get" />}
        <div className="field">
          <label htmlFor={reasonId}>Reason</label>
          <textarea
            className="textarea"
            id={reasonId}
            name="reason"
            rows={2}
            maxLength={TEXT_MAX}
            required
            ref={field}
            onInput={onInput}
          />
          {isRequired && (
            <p className="field__hint">
              This paper is required. If you cannot get it you can go on, and your CPA decides.
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

function KindField({ name }: { name: string }) {
  return (
    <fieldset>
      <legend className="visually-hidden">Why {name} is missing</legend>
      {Object.entries(KINDS).map(([kind, words]) => (
        <label key={kind} className="check">
          <input type="radio" name="kind" value={kind} required />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

function useReasonPlace(categoryId: string): string {
  return `reason:${useParams().intakeId}:${categoryId}`;
}
