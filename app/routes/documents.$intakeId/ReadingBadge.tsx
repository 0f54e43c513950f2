import { Check, Clock, TriangleAlert } from "lucide-react";
import type { ReadingState } from "#modules/intake/schema";
import { READING_NAMES } from "./names.ts";

const KINDS: Record<ReadingState, string> = {
  queued: "badge badge--outline",
  reading: "badge badge--info",
  read: "badge reading--read",
  unreadable: "badge badge--danger",
};

/** State of a document's extraction. */
export function ReadingBadge({ state }: { state: ReadingState }) {
  return (
    <span className={KINDS[state]}>
      <Mark state={state} />
      {READING_NAMES[state]}
    </span>
  );
}

function Mark({ state }: { state: ReadingState }) {
  if (state === "reading") return <span className="spinner" aria-hidden="true" />;
  const Icon = { queued: Clock, read: Check, unreadable: TriangleAlert }[state];
  return <Icon className="icon" aria-hidden="true" />;
}
