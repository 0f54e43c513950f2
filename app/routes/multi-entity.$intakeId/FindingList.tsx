import { Form, Link } from "@remix-run/react";
import { Check } from "lucide-react";
import { useId } from "react";
import { REASON_MAX, type Finding, type Severity } from "#modules/entities/schema";
import { FindingMark } from "./FindingMark.tsx";
import { placeIn, type GroupScreen } from "./screen.ts";

const GROUPS: readonly (readonly [Severity, string])[] = [
  ["error", "Errors"],
  ["warning", "Warnings"],
  ["question", "Questions"],
];
/** Of each severity; mending these makes room for the next. */
const SHOWN = 100;

export function FindingList({ findings, screen }: { findings: Finding[]; screen: GroupScreen }) {
  const accepted = findings.filter(({ state }) => state === "accepted");
  return (
    <>
      {GROUPS.map(([severity, title]) => {
        const open = findings.filter((finding) => finding.severity === severity && finding.state === "open");
        return <FindingSection key={severity} title={title} findings={open} screen={screen} />;
      })}
      <FindingSection title="Looked at, fine" findings={accepted} screen={screen} />
    </>
  );
}

interface FindingSectionProps {
  title: string;
  findings: Finding[];
  screen: GroupScreen;
}

function FindingSection({ title, findings, screen }: FindingSectionProps) {
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section className="group__findings" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
        <span className="sm muted">{findings.length}</span>
      </div>
      <ul className="rows">
        {findings.slice(0, SHOWN).map((finding) => (
          <FindingRow key={finding.id} finding={finding} screen={screen} />
        ))}
      </ul>
      {findings.length > SHOWN && (
        <p className="sm muted">{findings.length - SHOWN} more. Mend these first.</p>
      )}
    </section>
  );
}

function FindingRow({ finding, screen: { isCpa, canEdit } }: { finding: Finding; screen: GroupScreen }) {
  const { id, severity, text, cpaText, authority, state, reason } = finding;
  return (
    <li className="finding" id={id}>
      <FindingMark severity={severity} />
      <div>
        <p>{text}</p>
        {isCpa && cpaText && cpaText !== text && <p className="muted sm">{cpaText}</p>}
        <p className="sm finding__foot">
          <a href={authority.url}>{authority.citation}</a>
          {canEdit && state === "open" && <Link to={mendAddress(finding)}>Mend it</Link>}
        </p>
        {state === "accepted" && (
          <p className="sm">
            <Check className="icon group__tick" aria-hidden="true" /> Looked at, fine{reason && `: ${reason}`}
          </p>
        )}
        {isCpa && (state === "open" ? <AcceptForm id={id} /> : <ReopenForm id={id} />)}
      </div>
    </li>
  );
}

/** Where the field is that mends it. */
function mendAddress({ field, entityIds, ownerId, transactionId }: Finding): string {
  const [entityId = ""] = entityIds;
  if (transactionId) return placeIn("transactions", { edit: transactionId }, "form");
  if (ownerId) return placeIn("ownership", { edit: ownerId }, "form");
  if (field === "owners" || field === "percentage") return placeIn("ownership", { of: entityId }, "form");
  return placeIn("inventory", { edit: entityId }, "form");
}

function AcceptForm({ id }: { id: string }) {
  const field = useId();
  return (
    <details className="finding__accept">
      <summary className="sm">Looked at, fine</summary>
      <Form className="row" method="post" action={placeIn("validation")} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <div className="field">
          <label htmlFor={field}>Reason</label>
          <input
            className="input"
            id={field}
            name="reason"
            required
            maxLength={REASON_MAX}
            autoComplete="off"
          />
        </div>
        <button className="button button--small" name="intent" value="accept-finding">
          Mark as fine
        </button>
      </Form>
    </details>
  );
}

function ReopenForm({ id }: { id: string }) {
  return (
    <Form method="post" action={placeIn("validation")} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button className="button button--quiet button--small" name="intent" value="reopen-finding">
        Open again
      </button>
    </Form>
  );
}
