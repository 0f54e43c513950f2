import { Form, useSubmit } from "@remix-run/react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PaperClient } from "../../http/paper-clients.server.ts";
import { PaperClientSelect } from "../../ui/PaperClientSelect.tsx";

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
      <PaperClientSelect
        {...{ clients, chosen }}
        name="client"
        className="row"
        onChoose={(form) => void submit(form)}
      />
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
