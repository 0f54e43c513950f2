import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Update } from "#ingest";
import { isEnded, type Job, type JobProgress } from "#modules/jobs/schema";
import { notify } from "../../../ui/toast-store.ts";

/** The bar goes back this long after the end. */
export const RESET_MS = 3_000;
/** Between two reads of the rows while a download runs. */
const ROWS_EVERY_MS = 2_000;

/**
 * The progress of an update as the server sends it. Rows are read again every two seconds while it runs, and at the end.
 * `isReset`: three seconds have passed since the end.
 */
export function useUpdateEvents({ id, state, progress }: Update): {
  progress: JobProgress | null;
  isReset: boolean;
} {
  const [live, setLive] = useState<JobProgress | null>(null);
  const [isReset, setReset] = useState(false);
  const { revalidate } = useRevalidator();
  const isOpen = !isEnded(state);
  const readAt = useRef(0);

  useEffect(() => {
    if (!isOpen) return;
    const events = new EventSource(`/api/jobs/${id}/events`);
    events.addEventListener("progress", (event) => {
      setLive(JSON.parse((event as MessageEvent<string>).data) as JobProgress);
      if (document.hidden || performance.now() - readAt.current < ROWS_EVERY_MS) return;
      readAt.current = performance.now();
      revalidate();
    });
    events.addEventListener("end", (event) => {
      events.close();
      announce(JSON.parse((event as MessageEvent<string>).data) as Job);
      revalidate();
    });
    return () => events.close();
  }, [id, isOpen, revalidate]);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setReset(true), RESET_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return { progress: live ?? progress, isReset };
}

function announce({ state, failures }: Job): void {
  if (state !== "failed") return;
  const text = failures.at(-1)?.reason ?? "Download failed";
  notify({ title: "Download Failed", text, destructive: true });
}
