import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from "react";
import { CloseLink } from "./CloseLink.tsx";
import type { Message } from "./flash-messages.ts";
import { dismissToast, useToast, type ToastMessage } from "./toast-store.ts";

const SHOWN_MS = 5000;
/** A dismissed toast stays in the document, hidden, while a screen reader may still be reading it. */
const REMOVED_MS = 1_000_000;
const SWIPE_PX = 50;

interface ToastsProps {
  /** The flash message for this screen. */
  left: ToastMessage | null;
  /** URL of this screen: without JavaScript, closing the toast reloads it. */
  here: string;
}

/** One toast at a time: the newest of the open page, else the flash message. */
export function Toasts({ left, here }: ToastsProps) {
  const notice = useToast();
  // Kept across revalidations, so that it is shown for its full time.
  const [kept, setKept] = useState(left);
  if (left && left.id !== kept?.id) setKept(left);
  useEffect(() => {
    if (left) dismissToast();
  }, [left]);
  const shown = notice ?? kept;
  return shown && <Toast key={shown.id} title={shown.title} text={shown.text} here={here} />;
}

/** An error toast. F8 focuses it, a swipe to the right dismisses it. */
function Toast({ title, text, here }: Message & { here: string }) {
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
        <CloseLink href={here} onClick={close} />
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
