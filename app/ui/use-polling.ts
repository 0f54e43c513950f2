import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

const EVERY_SECONDS = 2;

/**
 * Returns the loader's data, and polls for new data while `isWaiting` and the page is visible.
 * Polling requests are passive: they do not keep the session alive.
 */
export function usePolling<T>(loaded: T, isWaiting: (data: T) => boolean, seconds = EVERY_SECONDS): T {
  const { pathname, search } = useLocation();
  const { load, state, data } = useFetcher<T>();
  const [fresh, setFresh] = useState<{ since: T; data: T } | null>(null);
  const asked = useRef<T | null>(null);
  const current = fresh?.since === loaded ? fresh.data : loaded;
  const goesOn = isWaiting(current);

  useEffect(() => {
    if (!goesOn || state !== "idle") return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      asked.current = loaded;
      load(passive(pathname, search));
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [goesOn, state, loaded, load, pathname, search, seconds]);

  useEffect(() => {
    // Ignore a response to a request made before the screen changed.
    if (data !== undefined && asked.current === loaded) setFresh({ since: loaded, data: data as T });
  }, [data, loaded]);

  return current;
}

function passive(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set("passive", "1");
  return `${pathname}?${params}`;
}
