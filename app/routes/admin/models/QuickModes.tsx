import { Form } from "@remix-run/react";
import type { QuickMode } from "#modules/models/schema";

interface QuickModesProps {
  modes: QuickMode[];
  currentModelId: string;
}

/** Buttons that switch to the first model that fits; one without a match says so. */
export function QuickModes({ modes, currentModelId }: QuickModesProps) {
  return (
    <section className="sheet sheet--pad" aria-labelledby="quick-modes">
      <h2 id="quick-modes">Quick modes</h2>
      <ul className="models__modes">
        {modes.map(({ name, model }) => (
          <li key={name}>
            <Form method="post" action="/admin?tab=models" preventScrollReset>
              <input type="hidden" name="intent" value="switch-model" />
              <button className="button" name="modelId" value={model?.id} disabled={!model}>
                {name}
              </button>
            </Form>
            <span className="xs muted">{outcome(model, currentModelId)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcome(model: QuickMode["model"], currentModelId: string): string {
  if (!model) return "No enabled model fits";
  return model.id === currentModelId ? `${model.name}, in use` : model.name;
}
