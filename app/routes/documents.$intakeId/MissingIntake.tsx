import { FileQuestion } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";

export function MissingIntake() {
  return (
    <main id="main" className="page">
      <EmptyState
        icon={FileQuestion}
        heading="h1"
        title="Tax Intake Not Found"
        text="The requested tax intake could not be found."
      >
        <a className="button" href="/">
          Return to Dashboard
        </a>
      </EmptyState>
    </main>
  );
}
