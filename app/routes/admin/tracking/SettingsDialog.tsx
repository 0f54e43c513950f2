import { Form } from "@remix-run/react";
import { DAY_HOURS, type TrackingSettings } from "#modules/tracking/schema";
import { AddressDialog } from "../../../ui/AddressDialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { TrackingAnswer } from "./tracking-answer.ts";

interface SettingsDialogProps {
  settings: TrackingSettings;
  below: string;
  answer: TrackingAnswer | null;
  onClose: () => void;
}

/** What the office sets for all clients. */
export function SettingsDialog({ settings, below, answer, onClose }: SettingsDialogProps) {
  const typed = answer?.typed.intent === "save-tracking-settings" ? answer.typed : null;
  const field = (name: keyof TrackingSettings) => ({
    name,
    defaultValue: String((typed ?? { ...settings })[name] ?? ""),
    problem: typed ? answer?.fields[name] : undefined,
  });
  const isOn = (name: "isAutomatic" | "extendedByDefault") => Boolean((typed ?? { ...settings })[name]);
  return (
    <AddressDialog title="Tracking and reminders" below={below} onClose={onClose}>
      <Form method="post" action={`${below}&ask=settings`}>
        <div className="dialog__body stack">
          <label className="check">
            <input type="checkbox" name="extendedByDefault" defaultChecked={isOn("extendedByDefault")} />
            <span>Our clients have an extension, unless their row says otherwise</span>
          </label>
          <label className="check">
            <input type="checkbox" name="isAutomatic" defaultChecked={isOn("isAutomatic")} />
            <span>Send reminders automatically</span>
          </label>
          <p className="sm muted">
            {`From ${DAY_HOURS.from} a.m. to ${DAY_HOURS.to - 12} p.m. only. First the standard one, then urgent ones, last the final one. They stop when the papers are there, or when the client answers.`}
          </p>
          <TextField
            label="First, after so many days overdue"
            inputMode="numeric"
            maxLength={3}
            {...field("firstAfterDays")}
          />
          <TextField
            label="Then again every so many days"
            inputMode="numeric"
            maxLength={3}
            {...field("repeatEveryDays")}
          />
          <TextField
            label="At most so many, the last is final"
            inputMode="numeric"
            maxLength={2}
            {...field("remindersMax")}
          />
          <TextField label="Time zone of the office" maxLength={60} {...field("timeZone")} />
        </div>
        <div className="dialog__foot">
          <a className="button" href={below}>
            Cancel
          </a>
          <button className="button button--primary" name="intent" value="save-tracking-settings">
            Save
          </button>
        </div>
      </Form>
    </AddressDialog>
  );
}
