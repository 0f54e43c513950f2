import { Form, useNavigation } from "@remix-run/react";
import { Bell } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ActionsHead, Table } from "../../../ui/Table.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { BULK_FORM } from "./bulk-form.ts";
import { ClientRow } from "./ClientRow.tsx";
import type { TrackingContent } from "./read-tracking.server.ts";
import { RISK_OPTIONS, TEMPLATE_OPTIONS } from "./risk-names.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

type ClientTableProps = Pick<TrackingContent, "page" | "pressId"> & { below: string };

export function ClientTable({ page: { rows }, pressId, below }: ClientTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const table = useRef<HTMLDivElement>(null);
  useKeptFocus(table);
  const select = (ids: string[], isOn: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isOn) after.add(id);
        else after.delete(id);
      return after;
    });
  const ids = rows.map(({ userId }) => userId);
  const shown = ids.filter((id) => selected.has(id));
  return (
    <div ref={table}>
      <BulkBar count={shown.length} pressId={pressId} below={below} onClear={() => setSelected(new Set())} />
      <Table
        name="Clients and missing documents"
        className="table--stack-early tracking"
        head={
          <Head
            isAll={shown.length === ids.length}
            onAll={({ target }: ChangeEvent<HTMLInputElement>) => select(ids, target.checked)}
          />
        }
      >
        {rows.map((client) => (
          <ClientRow
            key={client.userId}
            client={client}
            below={below}
            isSelected={selected.has(client.userId)}
            onSelect={(isOn) => select([client.userId], isOn)}
          />
        ))}
      </Table>
    </div>
  );
}

function Head({ isAll, onAll }: { isAll: boolean; onAll: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const hydrated = useHydrated();
  return (
    <>
      <th>
        {hydrated ? (
          <input
            className="checkbox"
            type="checkbox"
            aria-label="Select all"
            checked={isAll}
            onChange={onAll}
          />
        ) : (
          <span className="visually-hidden">Select</span>
        )}
      </th>
      <th>Client</th>
      <th>Risk</th>
      <th>Intake</th>
      <th>Year</th>
      <th>Received</th>
      <th>Missing</th>
      <th className="num">Overdue</th>
      <th>Return due</th>
      <th>Reminder</th>
      <ActionsHead />
    </>
  );
}

interface BulkBarProps {
  count: number;
  pressId: string;
  below: string;
  onClear: () => void;
}

/** Reminders to the selected clients, or to everybody of a risk level. */
function BulkBar({ count, pressId, below, onClear }: BulkBarProps) {
  const { state, formData } = useNavigation();
  const hydrated = useHydrated();
  const isPending = state !== "idle" && formData?.get("intent") === "remind-many";
  return (
    <Form className="tracking__bulk" method="post" id={BULK_FORM} action={below} preventScrollReset>
      {hydrated && <strong aria-live="polite">{`${count} selected`}</strong>}
      <input type="hidden" name="pressId" value={pressId} />
      <input type="hidden" name="intent" value="remind-many" />
      <select className="select" name="to" aria-label="To whom" defaultValue="selected">
        <option value="selected">To the selected</option>
        {RISK_OPTIONS.map(([level, name]) => (
          <option key={level} value={level}>{`To all at risk level ${name}`}</option>
        ))}
        <option value="all">To all with missing documents</option>
      </select>
      <select className="select" name="template" aria-label="Reminder template" defaultValue="standard">
        {TEMPLATE_OPTIONS.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" kind="primary" isPending={isPending} pendingText="Sending...">
        <Bell className="icon" aria-hidden="true" />
        Send reminders
      </Button>
      {count > 0 && (
        <Button kind="quiet" onPress={onClear}>
          Clear
        </Button>
      )}
      <a className="tracking__words" href={`${below}&ask=template`}>
        Edit the templates
      </a>
    </Form>
  );
}
