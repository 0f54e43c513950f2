import { Form } from "@remix-run/react";
import { RefreshCw, RotateCw } from "lucide-react";
import type { SourceStatus } from "#ingest";
import { capitalized, SOURCE_TYPES } from "./source-words.ts";
import { SourceState } from "./SourceState.tsx";

export function SourceRow({ source }: { source: SourceStatus }) {
  const { id, name, description, isActive, held } = source;
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
      <td className="hide-narrow">{SOURCE_TYPES[source.sourceType]}</td>
      <td className="hide-narrow">{source.format.toUpperCase()}</td>
      <td className="hide-narrow">{capitalized(source.priority)}</td>
      <td className="hide-narrow">{capitalized(source.updateFrequency)}</td>
      <td className="data__state">
        <SourceState source={source} />
      </td>
      <td className="num nowrap" data-label="As of">
        {held?.release ?? <span className="faint">None</span>}
      </td>
      <td>
        <div className="row-actions">
          <DownloadButton source={source} />
        </div>
      </td>
    </tr>
  );
}

function DownloadButton({ source: { id, name, state, held } }: { source: SourceStatus }) {
  if (state === "off" || state === "running" || state === "waiting") return null;
  return (
    <Form method="post" action="/admin?tab=data" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {state === "failed" ? (
        <button className="button button--small" name="intent" value="download">
          <RotateCw className="icon" aria-hidden="true" />
          Try again<span className="visually-hidden"> to download {name}</span>
        </button>
      ) : (
        <button
          className="button button--quiet button--icon button--small"
          name="intent"
          value="download"
          aria-label={`Download ${name}${held ? " again" : ""}`}
        >
          <RefreshCw className="icon" aria-hidden="true" />
        </button>
      )}
    </Form>
  );
}
