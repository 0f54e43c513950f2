import { Note } from "../../ui/Note.tsx";
import type { LibraryState } from "./library.server.ts";

const number = new Intl.NumberFormat("en-US");

/** Holdings of the library, with the progress of a running load. */
export function LibraryCard({ state, sections, chunks, release, read, problem }: LibraryState) {
  return (
    <>
      {read !== null && (
        <Note tone="info" title="The library is being filled">
          <p>
            The Internal Revenue Code is loading, {number.format(read)} sections read so far.
            {state !== "ready" && " Questions can be asked as soon as it is complete."}
          </p>
          <progress className="progress progress--thin" aria-label="Loading the Code" />
        </Note>
      )}
      {read === null && problem && (
        <Note tone="danger" title="The last loading of the Code failed">
          <p>{problem} What the library held before is still there.</p>
        </Note>
      )}
      {read === null && !problem && state === "empty" && (
        <Note tone="warning" title="The library is empty">
          <p>
            An administrator loads the Internal Revenue Code under <a href="/admin?tab=data">Tax Data</a>, or
            on the command line: <code>npx taxrag ingest irc</code>
          </p>
        </Note>
      )}
      {release && (
        <dl className="figures">
          <Figure label="In the library" value={number.format(sections)} unit="documents in force" />
          <Figure label="Cut into" value={number.format(chunks)} unit="passages" />
          <Figure label="Internal Revenue Code" value={release} unit="release point" />
        </dl>
      )}
    </>
  );
}

function Figure({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd>{unit}</dd>
    </div>
  );
}
