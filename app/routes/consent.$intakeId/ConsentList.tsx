import { Form } from "@remix-run/react";
import { longDate } from "#modules/authority/schema";
import { KIND_LABELS, RECIPIENTS, type Consent, type ConsentState } from "#modules/disclosure/schema";
import { Day } from "../../ui/Day.tsx";

const STATES: Record<ConsentState, string> = {
  requested: "Waits for a signature",
  lapsed: "Not signed in time",
  signed: "In force",
  ended: "Ended",
  withdrawn: "Withdrawn",
};

export function ConsentList({ consents, isOffice }: { consents: Consent[]; isOffice: boolean }) {
  if (consents.length === 0)
    return (
      <p className="muted">{isOffice ? "No consent was asked for." : "We have not asked you for any."}</p>
    );
  return (
    <ul className="consent__list">
      {consents.map((consent) => (
        <ConsentItem key={consent.id} consent={consent} isOffice={isOffice} />
      ))}
    </ul>
  );
}

function ConsentItem({ consent, isOffice }: { consent: Consent; isOffice: boolean }) {
  const { id, kind, recipient, purpose, state, signedAt, signedName, withdrawnAt } = consent;
  const { endsOn, expiresAt } = consent;
  return (
    <li className="sheet sheet--pad stack">
      <div className="row spread">
        <h2>{KIND_LABELS[kind]}</h2>
        <span className="badge badge--outline">{STATES[state]}</span>
      </div>
      <p>
        {RECIPIENTS[recipient]}: {purpose}
      </p>
      {signedAt && (
        <p className="sm muted">
          Signed by {signedName}, <Day at={signedAt} />.
          {expiresAt && !withdrawnAt && <> Until {endsOn ? longDate(endsOn) : <Day at={expiresAt} />}.</>}
        </p>
      )}
      {state === "lapsed" && endsOn && (
        <p className="sm muted">
          Its last day was {longDate(endsOn)}, so it can no longer be signed.{" "}
          {isOffice
            ? "Ask again below with a later day."
            : "Ask your CPA for a new one if you still want to give it."}
        </p>
      )}
      <details className="disclosure">
        <summary>Read it whole</summary>
        <div className="consent__wording">{consent.wording}</div>
      </details>
      <div className="row">
        {state === "requested" && !isOffice && (
          <a className="button button--primary" href={`?sign=${id}`}>
            Read and sign
          </a>
        )}
        {(state === "signed" || state === "requested") && (
          <Form method="post">
            <input type="hidden" name="intent" value="withdraw" />
            <input type="hidden" name="id" value={id} />
            <button className="button">
              {state === "signed" ? "Withdraw" : isOffice ? "Take back" : "Refuse"}
            </button>
          </Form>
        )}
      </div>
    </li>
  );
}
