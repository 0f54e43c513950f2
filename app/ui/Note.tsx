import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Tone = "info" | "success" | "warning" | "danger";

const ICONS: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const ROLES: Partial<Record<Tone, string>> = { danger: "alert", success: "status" };

interface NoteProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
  id?: string;
}

/** An inline message. Errors and successes are announced by screen readers. */
export function Note({ tone, title, children, id }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`note note--${tone}`} role={ROLES[tone]} id={id}>
      <Icon className="icon" aria-hidden="true" />
      <strong>{title}</strong>
      {children}
    </div>
  );
}
