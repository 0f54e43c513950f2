import { useEffect, useState } from "react";

interface JobProgressProps {
  jobId: string;
  /** Called once when the job has ended. */
  onEnd?: (state: string) => void;
}

interface Progress {
  done: number;
  total: number | null;
  text: string;
}

/** Progress of a job as it runs; without scripts it says that the job goes on. */
export function JobProgress({ jobId, onEnd }: JobProgressProps) {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    const events = new EventSource(`/api/jobs/${jobId}/events`);
    events.addEventListener("progress", (event: MessageEvent<string>) =>
      setProgress(JSON.parse(event.data) as Progress),
    );
    events.addEventListener("end", (event: MessageEvent<string>) => {
      events.close();
      onEnd?.((JSON.parse(event.data) as { state: string }).state);
    });
    return () => events.close();
    // oxlint-disable-next-line react/exhaustive-deps -- one connection a job
  }, [jobId]);
  return (
    <output className="row sm muted">
      {progress?.total ? (
        <progress max={progress.total} value={progress.done} aria-label="Indexing" />
      ) : (
        <span className="spinner" aria-hidden="true" />
      )}
      {progress?.text ?? "Indexing goes on in the background."}
    </output>
  );
}
