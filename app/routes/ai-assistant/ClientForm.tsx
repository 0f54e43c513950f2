import { Form, useSubmit } from "@remix-run/react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PaperClient } from "../chat/paper-clients.server.ts";

interface ClientFormProps {
  clients: PaperClient[];
  /** Id of the intake that is chosen; "" for none. */
  chosen: string;
  /** There is something that can be begun anew. */
  hasThread: boolean;
}

/** Chooses whose papers are searched beside the law. */
export function ClientForm({ clients, chosen, hasThread }: ClientFormProps) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  if (clients.length === 0) return null;
  return (
    <Form method="get" className="row qa__client">
      <label className="row">
        <span className="sm muted">Papers of</span>
        <select
          className="select"
          name="client"
          defaultValue={chosen}
          onChange={(event) => void submit(event.currentTarget.form)}
        >
          <option value="">No client: the law only</option>
          {clients.map(({ intakeId, label }) => (
            <option key={intakeId} value={intakeId}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {!isHydrated && <button className="button button--small">Choose</button>}
      {chosen && (
        <>
          <a className="sm" href={`/consent/${chosen}`}>
            Consents
          </a>
          {hasThread && (
            <a className="sm" href={`?client=${encodeURIComponent(chosen)}&new=1`}>
              Begin anew
            </a>
          )}
        </>
      )}
    </Form>
  );
}
