import { Form } from "@remix-run/react";
import { Database } from "lucide-react";
import type { ModelCard } from "#modules/models/schema";
import { Button } from "../../ui/Button.tsx";

interface AssistantHeadProps {
  model: ModelCard;
  /** The form being submitted. */
  pendingIntent: string | null;
  hasThread: boolean;
}

export function AssistantHead({ model, pendingIntent, hasThread }: AssistantHeadProps) {
  const count = model.capabilities.length;
  return (
    <div className="qa__head">
      <h1>AI Tax Assistant</h1>
      <div className="row">
        <span className="badge badge--outline">
          {model.modelName}, {count} {count === 1 ? "capability" : "capabilities"}
        </span>
        <Form method="post">
          <input type="hidden" name="intent" value="index" />
          <Button type="submit" small isPending={pendingIntent === "index"} pendingText="Indexing...">
            <Database className="icon" aria-hidden="true" />
            Index All Documents
          </Button>
        </Form>
        {hasThread && (
          <Form method="post">
            <input type="hidden" name="intent" value="clear" />
            <Button type="submit" kind="quiet" small isPending={pendingIntent === "clear"}>
              Clear
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
