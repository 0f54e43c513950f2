import type { StandingMark } from "#modules/authority/schema";
import { Note } from "./Note.tsx";

/** What a reader must know before relying on a document, above its text. */
export function StandingNotes({ marks }: { marks: StandingMark[] }) {
  if (marks.length === 0) return null;
  return (
    <div className="authority__after authority__status">
      {marks.map(({ label, sentence }) => (
        <Note key={label} tone="warning" title={sentence} />
      ))}
    </div>
  );
}
