import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Long enough that fast responses do not flicker. */
const DELAY_MS = 400;

/** Shown while the next screen loads. Server-rendered pages are complete and never show it. */
export function Waiting() {
  const isWaiting = useNavigation().state !== "idle";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), DELAY_MS);
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
