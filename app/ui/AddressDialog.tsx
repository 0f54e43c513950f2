import { useEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { CloseLink } from "./CloseLink.tsx";

interface AddressDialogProps {
  title: string;
  /** URL of the screen below; closing the dialog navigates there. */
  below: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog with a URL of its own. The server renders it open; JavaScript makes it modal: focus stays inside and
 * Escape closes it.
 */
export function AddressDialog({ title, below, onClose, wide, children }: AddressDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.close();
    shown?.showModal();
    shown?.querySelector<HTMLElement>("[data-first-focus], input:not([type=hidden])")?.focus();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <div className="dialog-layer">
      <dialog
        className={wide ? "dialog dialog--wide" : "dialog"}
        ref={dialog}
        open
        aria-labelledby="dialog-title"
        onCancel={close}
      >
        <div className="dialog__head">
          <h2 id="dialog-title">{title}</h2>
          <CloseLink href={below} onClick={close} />
        </div>
        {children}
      </dialog>
    </div>
  );
}
