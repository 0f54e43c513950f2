import { Form } from "@remix-run/react";
import { useId } from "react";
import {
  FILING_TEXT_MAX,
  MESSAGE_LENGTH_MAX,
  wordDay,
  type ClientFiling,
  type TrackedClient,
} from "#modules/tracking/schema";
import { AddressDialog } from "../../../ui/AddressDialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { nameOf } from "./ClientRow.tsx";
import { RISK_NAMES, TEMPLATE_OPTIONS } from "./risk-names.ts";
import type { TrackingAnswer } from "./tracking-answer.ts";

interface ClientDialogProps {
  client: TrackedClient;
  filing: ClientFiling;
  pressId: string;
  below: string;
  answer: TrackingAnswer | null;
  onClose: () => void;
}

/** Why a client is at risk, a reminder with a word of one's own, and the filing date. */
export function ClientDialog(props: ClientDialogProps) {
  const { client, below, onClose } = props;
  const { filing } = client;
  return (
    <AddressDialog title={nameOf(client)} below={below} onClose={onClose} wide>
      <div className="dialog__body stack admin__manage">
        <section className="stack">
          <h3>{`Risk: ${RISK_NAMES[client.riskLevel]}`}</h3>
          <ul className="sm">
            {client.riskReasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
        {client.totalMissing > 0 && <RemindForm {...props} />}
        <section className="stack">
          <h3>Filing date</h3>
          <p className="sm muted">
            {`Form ${filing.form} for ${client.taxYear} is due ${wordDay(filing.due)}, with an extension ${wordDay(filing.extended)}.`}
            {filing.isPostponed && " The IRS postponed it for this client."}
          </p>
          <FilingForm {...props} />
        </section>
      </div>
    </AddressDialog>
  );
}

function RemindForm({ client, below, pressId, answer }: ClientDialogProps) {
  const id = useId();
  const typed = answer?.typed.intent === "remind" ? answer.typed : null;
  return (
    <Form method="post" className="stack" action={askAgain(below, client)}>
      <h3>Send a reminder</h3>
      <input type="hidden" name="id" value={client.userId} />
      <input type="hidden" name="pressId" value={pressId} />
      <div className="field">
        <label className="field__label" htmlFor={`${id}-template`}>
          Template
        </label>
        <select
          className="select"
          id={`${id}-template`}
          name="template"
          data-first-focus=""
          defaultValue={String(typed?.template ?? "standard")}
        >
          {TEMPLATE_OPTIONS.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-message`}>
          Your own words, if you like
        </label>
        <textarea
          className="input"
          id={`${id}-message`}
          name="message"
          rows={3}
          maxLength={MESSAGE_LENGTH_MAX}
          defaultValue={String(typed?.message ?? "")}
        />
      </div>
      <label className="check">
        <input type="checkbox" name="force" />
        <span>Also if a reminder went out a short while ago, or the client asked for quiet</span>
      </label>
      <div className="row">
        <button className="button button--primary" name="intent" value="remind">
          Send reminder
        </button>
      </div>
    </Form>
  );
}

function FilingForm({ client, filing, below, answer }: ClientDialogProps) {
  const id = useId();
  const typed = answer?.typed.intent === "save-filing" ? answer.typed : null;
  const text = (name: keyof ClientFiling) => String((typed ? typed[name] : filing[name]) ?? "");
  const problem = (name: keyof ClientFiling) => (typed ? answer?.fields[name] : undefined);
  const extension = filing.isExtended === null ? "office" : filing.isExtended ? "yes" : "no";
  return (
    <Form method="post" className="stack" action={askAgain(below, client)}>
      <input type="hidden" name="id" value={client.userId} />
      <div className="field">
        <div className="row spread">
          <label className="field__label" htmlFor={id}>
            Extension
          </label>
        </div>
        <select
          className="select"
          id={id}
          name="extension"
          defaultValue={String(typed?.extension ?? extension)}
        >
          <option value="office">As the office has set</option>
          <option value="yes">This client has one</option>
          <option value="no">This client has none</option>
        </select>
      </div>
      <p className="sm muted">
        Did the IRS postpone the dates, for a disaster or combat? Then what is due from the first day on is
        due on the last one (26 USC 7508, 7508A).
      </p>
      <div className="admin__pair">
        <TextField
          label="First day"
          name="postponedFrom"
          hint="2025-01-07"
          defaultValue={text("postponedFrom")}
          problem={problem("postponedFrom")}
          maxLength={10}
        />
        <TextField
          label="Last day"
          name="postponedTo"
          hint="2025-10-15"
          defaultValue={text("postponedTo")}
          problem={problem("postponedTo")}
          maxLength={10}
        />
      </div>
      <div className="admin__pair">
        <TextField
          label="Reason"
          name="reason"
          defaultValue={text("reason")}
          problem={problem("reason")}
          maxLength={FILING_TEXT_MAX}
        />
        <TextField
          label="IRS notice"
          name="notice"
          defaultValue={text("notice")}
          problem={problem("notice")}
          maxLength={FILING_TEXT_MAX}
        />
      </div>
      <div className="row">
        <button className="button" name="intent" value="save-filing">
          Save the filing date
        </button>
      </div>
    </Form>
  );
}

/** With the dialog open, so that it stays when something is wrong. */
function askAgain(below: string, { userId }: TrackedClient): string {
  return `${below}&${new URLSearchParams({ ask: "client", id: userId })}`;
}
