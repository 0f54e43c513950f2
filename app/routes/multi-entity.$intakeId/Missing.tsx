import { FileQuestion } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";

export function Missing({ title, text }: { title: string; text: string }) {
  return (
    <main id="main" className="page">
      <EmptyState heading="h1" icon={FileQuestion} title={title} text={text}>
        <a className="button" href="/">
          Return to Dashboard
        </a>
      </EmptyState>
    </main>
  );
}
