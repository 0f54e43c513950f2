import { Check } from "lucide-react";
import type { ChecklistLine } from "#modules/intake/schema";

/** Shows whether a category is required or optional, and whether it is settled. */
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
