import { Note } from "../Note.tsx";

/** Result of an upload without JavaScript. */
export interface UploadNews {
  /** Names of the stored files. */
  stored: string[];
  problems: string[];
  /** Whether one of the problems is a duplicate; the form then offers to keep both. */
  hasDuplicate: boolean;
}

export function UploadNotes({ news: { stored, problems } }: { news: UploadNews }) {
  return (
    <>
      {stored.length > 0 && <Note tone="success" title={`Uploaded: ${stored.join(", ")}`} />}
      {problems.map((problem) => (
        <Note key={problem} tone="danger" title={problem} />
      ))}
    </>
  );
}
