import { Check } from "lucide-react";
import type { ChecklistLine } from "#modules/intake/schema";

/** Required or Optional, and whether it has come in. */
export function CategoryBadge({ line }: { line: ChecklistLine }) {
  const { isRequired } = line.category;
  const word = isRequired ? "Required" : "Optional";
  if (line.documents.length > 0) {
    return (
      <span className="badge badge--success">
        <Check className="icon" aria-hidden="true" />
        {word}, received
      </span>
    );
  }
  return <span className={isRequired ? "badge badge--warning" : "badge"}>{word}</span>;
}
