import { FileQuestion } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LawSearch } from "../../ui/LawSearch.tsx";

export function MissingDocument() {
  return (
    <main id="main" className="page page--work">
      <EmptyState
        heading="h1"
        icon={FileQuestion}
        title="404 Page Not Found"
        text="The library has no document at this address. The number may be mistyped, or the document is not loaded."
      >
        <LawSearch />
        <a href="/authority">All that the library holds</a>
      </EmptyState>
    </main>
  );
}
