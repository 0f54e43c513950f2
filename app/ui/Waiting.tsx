import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Long enough that quick answers do not flicker. */
const PATIENCE_MS = 400;

/** Said while the page waits for the next screen. What comes from the server is complete and never says it. */
export function Waiting() {
  const isWaiting = useNavigation().state !== "idle";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return (
    <output className="waiting">
      {isLong && (
        <span>
          <span className="spinner" aria-hidden="true" />
          Loading...
        </span>
      )}
    </output>
  );
}
