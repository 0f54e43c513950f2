import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { AUDIT_ACTIONS } from "#modules/audit/schema";
import { actionInWords, type AuditPlace } from "./audit-words.ts";

/** Search and filters: a GET form, so the address of the result can be kept. */
export function AuditTools({ place }: { place: AuditPlace }) {
  const { who, action, from, to, subject, intake } = place;
  return (
    <search className="admin__find">
      <Form className="admin__search" method="get" action="/admin/audit" key={JSON.stringify(place)}>
        {subject && <input type="hidden" name="subject" value={subject} />}
        {intake && <input type="hidden" name="intake" value={intake} />}
        <div className="search">
          <Search className="icon" aria-hidden="true" />
          <input
            className="input"
            type="search"
            name="who"
            aria-label="Find a person by name or e-mail"
            placeholder="Find a person by name or e-mail"
            defaultValue={who}
            maxLength={200}
          />
        </div>
        <select className="select" name="action" aria-label="Deed" defaultValue={action ?? ""}>
          <option value="">Any deed</option>
          {AUDIT_ACTIONS.map((one) => (
            <option key={one} value={one}>
              {actionInWords(one)}
            </option>
          ))}
        </select>
        <Day name="from" label="From" value={from} />
        <Day name="to" label="To" value={to} />
        <button className="button">Show</button>
      </Form>
    </search>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label className="row sm">
      {label}
      <input className="input audit__day" type="date" name={name} defaultValue={value} />
    </label>
  );
}
