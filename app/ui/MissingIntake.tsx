import { FileQuestion } from "lucide-react";
import { DeadEnd } from "./DeadEnd.tsx";

export function MissingIntake() {
  return (
    <DeadEnd
      icon={FileQuestion}
      title="Tax Intake Not Found"
      text="The requested tax intake could not be found."
    />
  );
}
