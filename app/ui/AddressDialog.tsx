import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from "react";

interface AddressDialogProps {
  title: string;
  /** The address of the screen below: closing the dialog is going there. */
  below: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that has an address. The server sends it open; a script makes it modal: focus stays inside and
 * Escape closes it.
 */
export function AddressDialog({ title, below, onClose, children }: AddressDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.close();
    shown?.showModal();
    shown?.querySelector("input")?.focus();
    return () => shown?.close();
  }, []);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <div className="dialog-layer">
      <dialog className="dialog" ref={dialog} open aria-labelledby="dialog-title" onCancel={close}>
        <div className="dialog__head">
          <h2 id="dialog-title">{title}</h2>
          <a
            className="button button--quiet button--icon button--small"
            href={below}
            aria-label="Close"
            onClick={close}
          >
            <X className="icon" aria-hidden="true" />
          </a>
        </div>
        {children}
      </dialog>
    </div>
  );
}
