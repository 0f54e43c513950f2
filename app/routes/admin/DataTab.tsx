import { Form } from "@remix-run/react";
import { Check, CircleAlert } from "lucide-react";
import type { SourceType } from "#modules/authority/schema";
import { Table } from "../../ui/Table.tsx";
import type { SourceLine } from "./admin.server.ts";

const TYPES: Record<SourceType, string> = {
  federal_statute: "Federal statute",
  regulation: "Regulation",
  ruling: "Ruling",
  court_opinion: "Court opinion",
  form: "Form",
  accounting_standard: "Accounting standard",
  state_law: "State law",
};

const number = new Intl.NumberFormat("en-US");

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
  </>
);

export function DataTab({ sources }: { sources: SourceLine[] }) {
  const active = sources.filter(({ isActive }) => isActive).length;
  return (
    <>
      <p className="sm muted admin__lead">
        {sources.length === 1 ? "1 source" : `${sources.length} sources`}, {active} active. What is switched
        off is left out when all are loaded; what the library holds of it stays.
      </p>
      <Table name="Tax data sources" className="table--stack-early admin__sources" head={HEAD}>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </Table>
    </>
  );
}

function SourceRow({ source }: { source: SourceLine }) {
  const { id, name, description, isActive } = source;
  return (
    <tr data-off={isActive ? undefined : ""}>
      <td>
        <Form method="post" action="/admin?tab=data" preventScrollReset>
          <input type="hidden" name="intent" value="switch-source" />
          <input type="hidden" name="id" value={id} />
          <button
            className="switch"
            role="switch"
            aria-checked={isActive}
            aria-label={`${name} active`}
            name="isActive"
            value={String(!isActive)}
          />
        </Form>
      </td>
      <td>
        <span className="table__primary">{name}</span>
        <span className="admin__mail xs faint">{description}</span>
      </td>
      <td className="hide-narrow">{TYPES[source.sourceType]}</td>
      <td className="hide-narrow">{source.format.toUpperCase()}</td>
      <td className="hide-narrow">{capitalized(source.priority)}</td>
      <td className="hide-narrow">{capitalized(source.updateFrequency)}</td>
      <td>
        <State source={source} />
      </td>
      <td className="num nowrap" data-label="As of">
        {source.held?.release ?? <span className="faint">None</span>}
      </td>
    </tr>
  );
}

function State({ source: { run, held, isActive } }: { source: SourceLine }) {
  if (run?.state === "running") {
    return (
      <>
        Loading, {number.format(run.sectionsDone)} sections read
        <progress className="progress progress--thin" aria-label="Loading" />
      </>
    );
  }
  if (run?.state === "failed") {
    return (
      <span className="admin__failed">
        <CircleAlert className="icon" aria-hidden="true" />
        <span>
          <b>Loading failed</b>
          <span className="xs muted">
            {run.error}
            {held && " The earlier copy stays in use."}
          </span>
        </span>
      </span>
    );
  }
  if (held) {
    return (
      <>
        <span className="tick">
          <Check className="icon" aria-hidden="true" />
          Loaded
        </span>{" "}
        <span className="muted">{number.format(held.sections)} sections</span>
      </>
    );
  }
  return <span className="faint">{isActive ? "Not loaded yet" : "Off"}</span>;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
