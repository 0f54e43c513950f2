import { CircleAlert, X } from "lucide-react";
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from "react";

interface ToastProps {
  title: string;
  text: string;
  /** The address of this screen: without a script, closing is reading it again. */
  here: string;
}

const SHOWN_MS = 5000;
/** A dismissed toast stays in the document, unseen, for those whose software still reads it. */
const REMOVED_MS = 1_000_000;
const SWIPE_PX = 50;

/** A failure that was left for this screen. There is one at a time; F8 leads to it, a swipe to the right ends it. */
export function Toast({ title, text, here }: ToastProps) {
  const [state, setState] = useState<"open" | "dismissed" | "removed">("open");
  const region = useFocusByKey("F8");
  const start = useRef<number | null>(null);
  useEffect(() => {
    const dismiss = setTimeout(() => setState("dismissed"), SHOWN_MS);
    const remove = setTimeout(() => setState("removed"), SHOWN_MS + REMOVED_MS);
    return () => [dismiss, remove].forEach(clearTimeout);
  }, []);
  if (state === "removed") return null;

  const close = (event: MouseEvent) => {
    event.preventDefault();
    setState("dismissed");
  };
  const swipe = ({ clientX }: PointerEvent) => {
    if (start.current !== null && clientX - start.current >= SWIPE_PX) setState("dismissed");
  };
  return (
    <section
      className="toast-region"
      aria-label="Notifications (F8)"
      ref={region}
      tabIndex={-1}
      hidden={state === "dismissed"}
    >
      <div
        className="toast toast--danger"
        role="alert"
        onPointerDown={({ clientX }) => (start.current = clientX)}
        onPointerMove={swipe}
        onPointerUp={() => (start.current = null)}
        onPointerCancel={() => (start.current = null)}
      >
        <CircleAlert className="icon" aria-hidden="true" />
        <div>
          <strong>{title}</strong>
          <p>{text}</p>
        </div>
        <a
          className="button button--quiet button--icon button--small"
          href={here}
          aria-label="Close"
          onClick={close}
        >
          <X className="icon" aria-hidden="true" />
        </a>
      </div>
    </section>
  );
}

function useFocusByKey(key: string) {
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === key) target.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [key]);
  return target;
}
