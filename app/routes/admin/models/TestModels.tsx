import { Form, useNavigation } from "@remix-run/react";
import type { ModelsOverview, ModelTrial } from "#modules/models/schema";
import { Button } from "../../../ui/Button.tsx";
import { Table } from "../../../ui/Table.tsx";

interface TestModelsProps {
  trials: ModelTrial[] | null;
  models: ModelsOverview["models"];
}

const HEAD = (
  <>
    <th>Model</th>
    <th>Answer</th>
    <th className="num">Time</th>
  </>
);

export function TestModels({ trials, models }: TestModelsProps) {
  const isPending = useNavigation().formData?.get("intent") === "test-models";
  return (
    <section className="sheet sheet--pad" aria-labelledby="test-models">
      <h2 id="test-models">Test</h2>
      <p className="sm muted">Asks every enabled model for one word. Hosted models may charge for it.</p>
      <Form method="post" action="/admin?tab=models" preventScrollReset>
        <input type="hidden" name="intent" value="test-models" />
        <Button type="submit" isPending={isPending} pendingText="Testing…">
          Test Models
        </Button>
      </Form>
      {trials && (
        <Table name="Results of the test" className="table--stack-early" head={HEAD}>
          {trials.map((trial) => (
            <tr key={trial.modelId}>
              <td className="table__primary">{models[trial.modelId]?.name ?? trial.modelId}</td>
              <td>{trial.ok ? <span className="badge badge--success">Answers</span> : trial.error}</td>
              <td className="num nowrap">{trial.latencyMs === null ? "" : `${trial.latencyMs} ms`}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
