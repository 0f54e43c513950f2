import type { Update } from "#ingest";
import { Moment } from "../../../ui/Moment.tsx";
import { Table } from "../../../ui/Table.tsx";
import { resultInWords, titleOf } from "./UpdateBanner.tsx";

const HEAD = (
  <>
    <th>Started</th>
    <th>What</th>
    <th>Outcome</th>
  </>
);

const STATES: Record<Update["state"], string> = {
  waiting: "Waiting",
  running: "Running",
  succeeded: "Done",
  failed: "Download Failed",
  canceled: "Stopped",
};

interface UpdateHistoryProps {
  updates: Update[];
  names: Map<string, string>;
}

/** Earlier downloads, newest first, each with what failed. */
export function UpdateHistory({ updates, names }: UpdateHistoryProps) {
  if (updates.length === 0) return null;
  return (
    <section className="data__history" aria-labelledby="downloads">
      <h2 id="downloads">Downloads</h2>
      <Table name="Downloads" className="table--stack-early" head={HEAD}>
        {updates.map((update) => (
          <tr key={update.id}>
            <td className="nowrap">
              <Moment at={update.createdAt} withDay />
            </td>
            <td>{sentence(titleOf(update, names))}</td>
            <td className="span">
              {resultInWords(update.result) ??
                `${STATES[update.state]}${update.reason ? `: ${update.reason}` : ""}`}
              <Failures update={update} names={names} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Failures({ update, names }: { update: Update; names: Map<string, string> }) {
  const failed = update.result?.items.filter(({ succeeded }) => !succeeded) ?? [];
  if (failed.length === 0) return null;
  return (
    <ul className="xs muted">
      {failed.map(({ source, error }) => (
        <li key={source}>
          <b>{names.get(source) ?? source}</b>: {error}
        </li>
      ))}
    </ul>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
