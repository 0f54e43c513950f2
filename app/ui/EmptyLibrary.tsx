import { Note } from "./Note.tsx";

/** Before anything is asked of a library that holds nothing yet. */
export function EmptyLibrary({ mayLoad }: { mayLoad: boolean }) {
  return (
    <Note tone="warning" title="The library is still empty">
      {mayLoad ? (
        <p>
          Load the Internal Revenue Code under <a href="/admin?tab=data">Tax Data</a>, or on the command line:{" "}
          <code>npx taxrag ingest irc</code>
        </p>
      ) : (
        <p>Try again later, or send your question to your CPA from your intake.</p>
      )}
    </Note>
  );
}
