import { Note } from "../Note.tsx";

/** Result of an upload without JavaScript. */
export interface UploadResult {
  /** Names of the stored files. */
  stored: string[];
  problems: string[];
  /** Whether one of the problems is a duplicate; the form then offers to keep both. */
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
