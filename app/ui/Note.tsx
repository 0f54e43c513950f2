import { CircleAlert, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Tone = "info" | "warning" | "danger";

const ICONS: Record<Tone, LucideIcon> = { info: Info, warning: TriangleAlert, danger: CircleAlert };

interface NoteProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
  id?: string;
}

/** A few words about the screen that stand in it. A danger is read aloud at once. */
export function Note({ tone, title, children, id }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`note note--${tone}`} role={tone === "danger" ? "alert" : undefined} id={id}>
      <Icon className="icon" aria-hidden="true" />
      <strong>{title}</strong>
      {children}
    </div>
  );
}
