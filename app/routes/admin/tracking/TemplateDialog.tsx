import { Form } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import {
  BODY_LENGTH_MAX,
  SUBJECT_LENGTH_MAX,
  TEMPLATE_FIELDS,
  type ReminderTemplate,
} from "#modules/tracking/schema";
import { AddressDialog } from "../../../ui/AddressDialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { TEMPLATE_OPTIONS } from "./risk-names.ts";
import type { TrackingAnswer } from "./tracking-answer.ts";

interface TemplateDialogProps {
  template: ReminderTemplate;
  below: string;
  answer: TrackingAnswer | null;
  onClose: () => void;
}

/** The words of a reminder, with a preview. */
export function TemplateDialog({ template, below, answer, onClose }: TemplateDialogProps) {
  const { name, subject, body, isChanged } = template;
  const typed = answer && "body" in answer.typed ? answer.typed : null;
  return (
    <AddressDialog title="Reminder templates" below={below} onClose={onClose} wide>
      <Form method="post" action={`${below}&ask=template&name=${name}`}>
        <div className="dialog__body stack">
          <nav className="row" aria-label="Templates">
            {TEMPLATE_OPTIONS.map(([id, label]) => (
              <a
                key={id}
                className={`button button--small${id === name ? "" : " button--quiet"}`}
                aria-current={id === name ? "page" : undefined}
                href={`${below}&ask=template&name=${id}`}
              >
                {label}
              </a>
            ))}
          </nav>
          <input type="hidden" name="name" value={name} />
          <TextField
            label="Subject"
            name="subject"
            defaultValue={String(typed?.subject ?? subject)}
            problem={answer?.fields.subject}
            maxLength={SUBJECT_LENGTH_MAX}
          />
          <Body text={String(typed?.body ?? body)} problem={answer?.fields.body} />
          {answer?.preview && (
            <section className="tracking__preview" aria-label="Preview">
              <p>
                <strong>{answer.preview.subject}</strong>
              </p>
              <pre>{answer.preview.text}</pre>
            </section>
          )}
        </div>
        <div className="dialog__foot">
          {isChanged && (
            <button className="button button--quiet" name="intent" value="reset-template">
              Back to our words
            </button>
          )}
          <button className="button" name="intent" value="preview-template">
            Preview
          </button>
          <button className="button button--primary" name="intent" value="save-template">
            Save
          </button>
        </div>
      </Form>
    </AddressDialog>
  );
}

function Body({ text, problem }: { text: string; problem: string | undefined }) {
  const id = useId();
  return (
    <div className="field">
      <div className="row spread">
        <label className="field__label" htmlFor={id}>
          Text
        </label>
      </div>
      <textarea
        className="input tracking__body"
        id={id}
        name="body"
        rows={12}
        maxLength={BODY_LENGTH_MAX}
        defaultValue={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-fields`}
      />
      {problem && (
        <p className="field__error">
          <CircleAlert className="icon" aria-hidden="true" />
          {problem}
        </p>
      )}
      <dl className="tracking__fields xs" id={`${id}-fields`}>
        {Object.entries(TEMPLATE_FIELDS).map(([field, words]) => (
          <div key={field}>
            <dt>{`{${field}}`}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
