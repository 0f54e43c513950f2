import { LOCAL_STATUS_POLL_SECONDS, type LocalStatus } from "#modules/models/schema";
import { useEffect, useState } from "react";
import { Note } from "../../../ui/Note.tsx";

/** Whether the office's own server answers; looked at again every 10 s while the page is visible. */
export function LocalBanner({ loaded }: { loaded: LocalStatus }) {
  const { available, message, endpoint, models } = useLocalStatus(loaded);
  if (available) {
    return (
      <Note tone="success" title="Local LLM API Available">
        <p className="sm">
          {message} {models.join(", ")} at <code>{endpoint}</code>
        </p>
      </Note>
    );
  }
  return (
    <Note tone="info" title="Local LLM API Not Available">
      <p className="sm">
        {message} <code>{endpoint}</code>
      </p>
    </Note>
  );
}

function useLocalStatus(loaded: LocalStatus): LocalStatus {
  const [polled, setPolled] = useState<{ since: LocalStatus; status: LocalStatus } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setInterval(() => {
      if (document.hidden) return;
      readStatus(abort.signal)
        .catch(() => readStatus(abort.signal))
        .then((status) => setPolled({ since: loaded, status }))
        // The last known state stays; the next look comes in a few seconds.
        .catch(() => undefined);
    }, LOCAL_STATUS_POLL_SECONDS * 1000);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [loaded]);
  return polled?.since === loaded ? polled.status : loaded;
}

async function readStatus(signal: AbortSignal): Promise<LocalStatus> {
  const response = await fetch("/api/local-llm/status?passive=1", { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as LocalStatus;
}
