import { Note } from "./Note.tsx";

interface MissingUnitProps {
  /** The citation asked for, which names no unit; null when it does. */
  missing: string | null;
  /** What is shown instead. */
  present: string;
}

/** Says that a pin cite does not exist, where its nearest ancestor is shown. */
export function MissingUnit({ missing, present }: MissingUnitProps) {
  if (missing === null) return null;
  return (
    <Note tone="warning" title={`There is no ${missing}.`}>
      <p>This is {present}, the nearest that there is.</p>
    </Note>
  );
}
