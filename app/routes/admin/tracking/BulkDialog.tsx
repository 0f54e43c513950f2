import { Form } from "@remix-run/react";
import { Bell } from "lucide-react";
import { AddressDialog } from "../../../ui/AddressDialog.tsx";
import type { BulkPress } from "./read-tracking.server.ts";
import { RISK_OPTIONS, TEMPLATE_OPTIONS } from "./risk-names.ts";

interface BulkDialogProps extends BulkPress {
  pressId: string;
  below: string;
  onClose: () => void;
}

/** Asks before a whole risk level, or everybody, gets a mail. */
export function BulkDialog({ to, template, clients, pressId, below, onClose }: BulkDialogProps) {
  return (
    <AddressDialog title="Send reminders?" below={below} onClose={onClose}>
      <Form method="post" action={below}>
        <div className="dialog__body stack">
          <p>{`The ${nameIn(TEMPLATE_OPTIONS, template).toLowerCase()} reminder goes to ${audience(to, clients)}.`}</p>
          <p className="sm muted">
            Left out is whoever misses nothing, was reminded a short while ago, or asked for quiet.
          </p>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="template" value={template} />
          <input type="hidden" name="pressId" value={pressId} />
          <input type="hidden" name="confirmed" value="on" />
        </div>
        <div className="dialog__foot">
          <a className="button" href={below}>
            Cancel
          </a>
          <button
            className="button button--primary"
            name="intent"
            value="remind-many"
            data-first-focus=""
            disabled={clients === 0}
          >
            <Bell className="icon" aria-hidden="true" />
            Send reminders
          </button>
        </div>
      </Form>
    </AddressDialog>
  );
}

const number = new Intl.NumberFormat("en-US");

function audience(to: BulkPress["to"], clients: number): string {
  const who = clients === 1 ? "1 client" : `${number.format(clients)} clients`;
  return to === "all"
    ? `${who} with missing documents`
    : `${who} at risk level ${nameIn(RISK_OPTIONS, to).toLowerCase()}`;
}

function nameIn(options: readonly (readonly [string, string])[], value: string): string {
  return options.find(([name]) => name === value)?.[1] ?? value;
}
