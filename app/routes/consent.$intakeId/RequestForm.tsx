import { Form, useNavigation } from "@remix-run/react";
import { RECIPIENTS } from "#modules/disclosure/schema";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** The office asks for both consents at once; the client signs each by itself. */
export function RequestForm({ documents }: { documents: { id: string; name: string }[] }) {
  const isPending = useNavigation().formMethod === "POST";
  return (
    <section className="sheet sheet--pad" aria-labelledby="request">
      <h2 id="request">Ask the client</h2>
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="request" />
        <div className="field">
          <label className="field__label" htmlFor="recipient">
            Who receives the papers
          </label>
          <select className="select" id="recipient" name="recipient">
            {Object.entries(RECIPIENTS).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <TextField label="Purpose" name="purpose" maxLength={500} isRequired />
        <div className="field">
          <label className="field__label" htmlFor="ends-on">
            Last day
          </label>
          <input className="input" type="date" id="ends-on" name="endsOn" aria-describedby="ends-on-hint" />
          <p className="field__hint" id="ends-on-hint">
            Without one it ends a year after the signature.
          </p>
        </div>
        {documents.length > 0 && (
          <fieldset className="consent__papers">
            <legend className="field__label">Papers; none chosen means all of this intake</legend>
            {documents.map(({ id, name }) => (
              <label key={id} className="check">
                <input type="checkbox" name={`paper ${id}`} value="1" />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="row">
          <Button type="submit" kind="primary" isPending={isPending} pendingText="Asking...">
            Ask for both consents
          </Button>
        </div>
      </Form>
    </section>
  );
}
