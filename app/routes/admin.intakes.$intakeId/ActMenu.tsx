import type { LucideIcon } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useEscape } from "../../ui/use-escape.ts";

interface ActMenuProps {
  icon: LucideIcon;
  label: string;
  /** The letter that opens it. */
  letter: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A button that opens a small form above itself. */
export function ActMenu({ icon: Icon, label, letter, isOpen = false, children }: ActMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEscape(details);
  const focusField = () => {
    if (details.current?.open) details.current.querySelector<HTMLElement>("textarea, select")?.focus();
  };
  return (
    <details className="menu" name="act" open={isOpen} ref={details} onToggle={focusField}>
      <summary className="button" data-key={letter.toLowerCase()}>
        <Icon className="icon" aria-hidden="true" />
        {label}
        <kbd aria-hidden="true">{letter}</kbd>
      </summary>
      <div className="menu__panel review__panel">{children}</div>
    </details>
  );
}
