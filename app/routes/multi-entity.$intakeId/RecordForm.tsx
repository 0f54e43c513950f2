import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import type { Refusal } from "./screen.ts";
import type { RecordDraft } from "./use-record-draft.ts";

interface RecordFormProps {
  title: string;
  intent: string;
  /** Label of the button. */
  verb: string;
  /** The record that is changed; null for a new one. */
  record: { id: string; updatedAt: string } | null;
  /** Address of the form itself, where a refusal is shown. */
  action: string;
  /** Address without the form's record. */
  below: string;
  refusal: Refusal | null;
  draft: RecordDraft;
  /** Fields of the stored record that differ from what was typed, after a stale change. */
  stored: string[];
  children: ReactNode;
}

/** One record as a form; what was typed stays when it is refused. */
export function RecordForm({
  title,
  intent,
  verb,
  record,
  action,
  below,
  refusal,
  draft,
  stored,
  children,
}: RecordFormProps) {
  const isPending = useNavigation().formData?.get("intent") === intent;
  return (
    <Form
      className="sheet sheet--pad record-form"
      method="post"
      id="form"
      action={action}
      preventScrollReset
      aria-labelledby="form-title"
      onInput={draft.keep}
      onSubmit={draft.keep}
    >
      <h2 id="form-title">{title}</h2>
      {refusal && (
        <div className="record-form__said">
          {refusal.isStale ? (
            <Note tone="warning" title="Somebody changed this in another window while you were writing.">
              <p>Nothing you wrote is lost: it stands below. Saving again puts it over the other change.</p>
              {stored.length > 0 && (
                <ul>
                  {stored.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </Note>
          ) : (
            <Note tone="danger" title={refusal.message} />
          )}
        </div>
      )}
      {draft.typed && !refusal && (
        <div className="record-form__said">
          <Note tone="info" title="What you typed here is back. It is not saved yet.">
            <p>Social Security numbers and TINs are not kept: write those again.</p>
          </Note>
        </div>
      )}
      {record && <input type="hidden" name="id" value={record.id} />}
      {record && <input type="hidden" name="updatedAt" value={record.updatedAt} />}
      <div className="form-grid">{children}</div>
      <div className="row record-form__end">
        {record && (
          <Link className="button" to={below} preventScrollReset>
            Cancel
          </Link>
        )}
        <Button
          type="submit"
          kind="primary"
          name="intent"
          value={intent}
          isPending={isPending}
          pendingText="Saving..."
        >
          {verb}
        </Button>
      </div>
    </Form>
  );
}
