import { ArrowLeft, ArrowRight } from "lucide-react";
import { documentName } from "../../ui/document-names.ts";
import type { SectionLine } from "./section-line.ts";

interface AdjacentSectionsProps {
  /** By the word in its address; default the Code. */
  work?: string;
  previous: SectionLine | null;
  next: SectionLine | null;
}

export function AdjacentSections({ work, previous, next }: AdjacentSectionsProps) {
  return (
    <nav className="adjacent no-print" aria-label="Previous and next section">
      {previous && (
        <a href={previous.url} rel="prev">
          <ArrowLeft className="icon" aria-hidden="true" />
          <span>
            {documentName(previous.number, work)} <span className="muted">{previous.heading}</span>
          </span>
        </a>
      )}
      {next && (
        <a href={next.url} rel="next" className="adjacent__next">
          <span>
            {documentName(next.number, work)} <span className="muted">{next.heading}</span>
          </span>
          <ArrowRight className="icon" aria-hidden="true" />
        </a>
      )}
    </nav>
  );
}
