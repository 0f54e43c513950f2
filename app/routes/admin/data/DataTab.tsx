import "./data.css";
import { Form } from "@remix-run/react";
import { Download } from "lucide-react";
import type { SourceStatus, Update } from "#ingest";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ActionsHead, Table } from "../../../ui/Table.tsx";
import { SOURCE_STATES, SOURCE_TYPES, type SourcePlace } from "./source-words.ts";
import { SourceRow } from "./SourceRow.tsx";
import { UpdateBanner } from "./UpdateBanner.tsx";
import { UpdateHistory } from "./UpdateHistory.tsx";

const HEAD = (
  <>
    <th>Active</th>
    <th>Source</th>
    <th>Type</th>
    <th>Format</th>
    <th>Priority</th>
    <th>Updates</th>
    <th>State</th>
    <th className="num">As of</th>
    <ActionsHead />
  </>
);

export interface DataTabProps {
  sources: SourceStatus[];
  place: SourcePlace;
  /** The update that is under way, else the one that the address names. */
  update: Update | null;
  history: Update[];
}

/** The sources of tax law: what is held, and their downloads. */
export function DataTab({ sources, place, update, history }: DataTabProps) {
  const active = sources.filter(({ isActive }) => isActive).length;
  const shown = sources.filter((source) => fits(source, place));
  const names = new Map(sources.map(({ id, name }) => [id, name]));
  return (
    <>
      <div className="data__lead">
        <p className="sm muted">
          {sources.length === 1 ? "1 source" : `${sources.length} sources`}, {active} active. What is switched
          off is neither downloaded nor searched.
        </p>
        <Form method="post" action="/admin?tab=data" preventScrollReset>
          <button className="button button--primary" name="intent" value="download">
            <Download className="icon" aria-hidden="true" />
            Download all
          </button>
        </Form>
      </div>
      {sources.length > 1 && <Filters place={place} />}
      {update && <UpdateBanner key={update.id} update={update} names={names} />}
      {shown.length === 0 ? (
        <EmptyState icon={Download} title="No such source" text="Try fewer filters." />
      ) : (
        <Table name="Tax data sources" className="table--stack-early data__sources" head={HEAD}>
          {shown.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </Table>
      )}
      <UpdateHistory updates={history} names={names} />
    </>
  );
}

function fits({ isActive, sourceType, state }: SourceStatus, place: SourcePlace): boolean {
  if (place.type && sourceType !== place.type) return false;
  if (place.state === "active") return isActive;
  return !place.state || state === place.state;
}

function Filters({ place }: { place: SourcePlace }) {
  return (
    <search>
      <Form
        className="admin__search data__filters"
        method="get"
        action="/admin"
        key={`${place.type} ${place.state}`}
      >
        <input type="hidden" name="tab" value="data" />
        <select className="select" name="type" aria-label="Type" defaultValue={place.type ?? ""}>
          <option value="">Any type</option>
          {Object.entries(SOURCE_TYPES).map(([type, words]) => (
            <option key={type} value={type}>
              {words}
            </option>
          ))}
        </select>
        <select className="select" name="state" aria-label="State" defaultValue={place.state ?? ""}>
          <option value="">Any state</option>
          {Object.entries(SOURCE_STATES).map(([state, words]) => (
            <option key={state} value={state}>
              {words}
            </option>
          ))}
        </select>
        <button className="button">Show</button>
      </Form>
    </search>
  );
}
