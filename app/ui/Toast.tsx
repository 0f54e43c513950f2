import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState, type MouseEvent } from "react";

interface ToastProps {
  tone: "success" | "danger";
  title: string;
  text: string;
  /** The address of this screen: without a script, closing is reading it again. */
  here: string;
}

const SHOWN_MS = 5000;

export function Toast({ tone, title, text, here }: ToastProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;

  const Icon = tone === "danger" ? CircleAlert : CircleCheck;
  const close = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(false);
  };
  return (
    <div className="toast-region">
      <div className={`toast toast--${tone}`} role={tone === "danger" ? "alert" : "status"}>
        <Icon className="icon" aria-hidden="true" />
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
    </div>
  );
}
