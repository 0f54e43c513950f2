import { Form, useNavigation } from "@remix-run/react";
import { KIND_LABELS, type Consent } from "#modules/disclosure/schema";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** One consent, whole, with the client's signature below it. */
export function SignForm({ consent: { id, intakeId, kind, wording } }: { consent: Consent }) {
  const isPending = useNavigation().formMethod === "POST";
  return (
    <article className="sheet sheet--pad stack">
      <h1>{KIND_LABELS[kind]}</h1>
      <div className="consent__wording">{wording}</div>
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="sign" />
        <input type="hidden" name="id" value={id} />
        <TextField
          label="Your full name, as your signature"
          name="name"
          autoComplete="name"
          maxLength={200}
          isRequired
        />
        <div className="row">
          <Button type="submit" kind="primary" isPending={isPending} pendingText="Signing...">
            Sign
          </Button>
          <a className="button" href={`/consent/${intakeId}`}>
            Do not sign
          </a>
        </div>
      </Form>
    </article>
  );
}
