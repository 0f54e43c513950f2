import { Note } from "../Note.tsx";

/** What files came to that a form sent without a script. */
export interface UploadResult {
  /** Names of the files that were stored. */
  stored: string[];
  problems: string[];
  /** Some of the problems is that the file is there already; the form then offers to keep both. */
  hasDuplicate: boolean;
}

export function UploadNotes({ result: { stored, problems } }: { result: UploadResult }) {
  return (
    <>
      {stored.length > 0 && <Note tone="success" title={`Uploaded: ${stored.join(", ")}`} />}
      {problems.map((problem) => (
        <Note key={problem} tone="danger" title={problem} />
      ))}
    </>
  );
}
