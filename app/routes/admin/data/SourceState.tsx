import { Check, CircleAlert } from "lucide-react";
import type { SourceStatus } from "#ingest";
import { formatFileSize } from "../../../ui/file-size.ts";
import { Moment } from "../../../ui/Moment.tsx";
import { counted, number } from "./source-words.ts";

/** What is held of a source, how its last load went, and what went wrong item by item. */
export function SourceState({ source }: { source: SourceStatus }) {
  const { held, errors, lastRun } = source;
  return (
    <>
      <Now source={source} />
      {held && (
        <p className="xs muted data__held">{`${counted(held.documents, "document")}, ${formatFileSize(held.bytes)} stored`}</p>
      )}
      {lastRun?.finishedAt && (
        <p className="xs faint">
          {lastRun.state === "succeeded" ? "Loaded " : "Tried "}
          <Moment at={lastRun.finishedAt} withDay />
          {lastRun.state === "succeeded" && `: ${changes(lastRun)}`}
        </p>
      )}
      {/* The reason of a load that failed as a whole stands above already. */}
      {errors.length > (source.state === "failed" ? 1 : 0) && (
        <details className="xs data__errors">
          <summary>{counted(errors.length, "failure")}</summary>
          <ul>
            {errors.map(({ item, reason, at }) => (
              <li key={`${at} ${item}`}>
                <b title={item}>{shortName(item)}</b>, <Moment at={at} withDay />: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Now({ source: { state, lastRun, errors, held } }: { source: SourceStatus }) {
  switch (state) {
    case "running":
      return (
        <>
          <span className="num">
            {lastRun?.phase === "reading" ? `Reading, ${counted(lastRun.done, "document")}` : "Downloading"}
          </span>
          <progress className="progress progress--thin" aria-label="Loading" />
        </>
      );
    case "waiting":
      return (
        <span className="status" data-status="pending">
          Waiting
        </span>
      );
    case "failed":
      return (
        <span className="admin__failed">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>
            <b>Download Failed</b>
            <span className="xs muted">
              {lastRun?.error ?? errors[0]?.reason ?? "Download failed"}
              {held && " The earlier copy stays in use."}
            </span>
          </span>
        </span>
      );
    case "loaded":
      return (
        <span className="tick">
          <Check className="icon" aria-hidden="true" />
          Up to date
        </span>
      );
    case "off":
      return <span className="faint">Off</span>;
    case "empty":
      return <span className="faint">Not loaded yet</span>;
  }
}

function changes({ added, changed, unchanged, notReached }: NonNullable<SourceStatus["lastRun"]>): string {
  const missed = notReached > 0 ? `, ${number.format(notReached)} not reached` : "";
  if (added + changed === 0) return `nothing new${missed}`;
  return `${number.format(added)} new, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged${missed}`;
}

/** The file of an address or a path; an edition stays as it is. */
function shortName(item: string): string {
  return /^[^?#]*\/([^/?#]+)/.exec(item)?.[1] ?? item;
}
