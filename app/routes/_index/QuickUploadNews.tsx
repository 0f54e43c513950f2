import { Note } from "../../ui/Note.tsx";

export interface QuickNews {
  /** Names of the files that were stored. */
  stored: string[];
  problems: string[];
  hasDuplicate: boolean;
}

export function QuickUploadNews({ news: { stored, problems } }: { news: QuickNews }) {
  return (
    <>
      {stored.length > 0 && <Note tone="success" title={`Uploaded: ${stored.join(", ")}`} />}
      {problems.map((problem) => (
        <Note key={problem} tone="danger" title={problem} />
      ))}
    </>
  );
}
