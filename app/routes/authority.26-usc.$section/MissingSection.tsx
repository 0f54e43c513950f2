import { useParams } from "@remix-run/react";
import { FileQuestion } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LawSearch } from "../../ui/LawSearch.tsx";

export function MissingSection() {
  const { section = "" } = useParams();
  return (
    <main id="main" className="page page--work">
      <EmptyState
        heading="h1"
        icon={FileQuestion}
        title="404 Page Not Found"
        text={`The library has no section ${section} of Title 26. It may be repealed, or the number mistyped.`}
      >
        <LawSearch query={section} />
        <a href="/authority/26-usc">Table of contents</a>
      </EmptyState>
    </main>
  );
}
