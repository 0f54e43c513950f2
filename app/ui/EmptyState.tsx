import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  heading?: "h1" | "h2" | "h3";
  /** The primary next step. */
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, heading: Heading = "h2", children }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon className="icon" aria-hidden="true" />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className="row">{children}</div>}
    </div>
  );
}
