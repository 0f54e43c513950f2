import type { LucideIcon } from "lucide-react";
import { EmptyState } from "./EmptyState.tsx";

interface DeadEndProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Label of the link to the start page. */
  wayOut?: string;
}

/** A screen with nothing to show: the reason, and a link to the start page. */
export function DeadEnd({ icon, title, text, wayOut = "Return to Dashboard" }: DeadEndProps) {
  return (
    <main id="main" className="page">
      <EmptyState heading="h1" icon={icon} title={title} text={text}>
        <a className="button" href="/">
          {wayOut}
        </a>
      </EmptyState>
    </main>
  );
}
