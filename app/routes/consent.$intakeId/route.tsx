import "./consent.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { ClientName } from "../../ui/ClientName.tsx";
import { MissingIntake } from "../../ui/MissingIntake.tsx";
import { Note } from "../../ui/Note.tsx";
import { carryOut, form, readConsents } from "./consent-actions.server.ts";
import { ConsentList } from "./ConsentList.tsx";
import { RequestForm } from "./RequestForm.tsx";
import { SignForm } from "./SignForm.tsx";

export const loader = load("signed-in", async (visit) => {
  try {
    return json({ data: await readConsents(visit) });
  } catch (error) {
    if (!hasCode(error, "not_found")) throw error;
    return json({ data: null }, { status: 404 });
  }
});

export const action = act("signed-in", form, async (visit) => {
  try {
    return redirect(await carryOut(visit));
  } catch (error) {
    if (!hasCode(error, "invalid", "conflict", "forbidden")) throw error;
    return json({ problem: error.message }, { status: STATUS[error.code] });
  }
});

export const meta: MetaFunction = () => [{ title: "Consent · TaxRAG" }];

export default function ConsentScreen() {
  const { data } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  if (!data) return <MissingIntake />;
  const { consents, toSign, isOffice, client, documents, done } = data;
  const problem = failed && "problem" in failed ? failed.problem : null;
  // A consent is read and signed on a screen with nothing else on it.
  if (toSign) {
    return (
      <main id="main" className="page consent">
        {problem && <Note tone="danger" title={problem} />}
        <SignForm consent={toSign} />
      </main>
    );
  }
  return (
    <main id="main" className="page consent">
      <div className="page-head">
        <div>
          <h1>Consents</h1>
          <p>
            {isOffice
              ? "A hosted model gets a client's papers only while the client's consent to disclose and consent to use are both in force."
              : "What you allow us to do with your papers. You need not sign, and nothing that we do for you depends on it."}
          </p>
          {client && <ClientName client={client} />}
        </div>
      </div>
      {problem && <Note tone="danger" title={problem} />}
      {done && !problem && <Note tone="success" title={done} />}
      <ConsentList consents={consents} isOffice={isOffice} />
      {/* Empty again after each request: a second press asks nobody twice. */}
      {isOffice && <RequestForm key={consents.length} documents={documents} />}
    </main>
  );
}
