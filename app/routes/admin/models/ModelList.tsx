import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { MODEL_NOT_AVAILABLE, type ModelEntry } from "#modules/models/schema";
import { Button } from "../../../ui/Button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { Capabilities } from "./Capabilities.tsx";

interface ModelListProps {
  models: ModelEntry[];
  currentModelId: string;
}

const tokens = new Intl.NumberFormat("en-US");

/** All models with one to choose. Before scripts run, the button is open and the server decides. */
export function ModelList({ models, currentModelId }: ModelListProps) {
  const [chosen, choose] = useState<string | null>(null);
  const isPending = useNavigation().formData?.get("intent") === "switch-model";
  const isSame = chosen === null || chosen === currentModelId;
  const isDisabled = useHydrated() && isSame;
  return (
    <Form method="post" action="/admin?tab=models" className="sheet sheet--pad" preventScrollReset>
      <input type="hidden" name="intent" value="switch-model" />
      <fieldset className="models__list">
        <legend>
          <h2>Models</h2>
        </legend>
        {models.map((model) => (
          <label key={model.id} className="models__model" data-off={model.enabled ? undefined : ""}>
            <span className="check">
              <input
                type="radio"
                name="modelId"
                value={model.id}
                disabled={!model.enabled}
                defaultChecked={model.id === currentModelId}
                onChange={() => choose(model.id)}
              />
            </span>
            <Description model={model} isCurrent={model.id === currentModelId} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" kind="primary" {...{ isPending, isDisabled }} pendingText="Switching…">
        Switch Model
      </Button>
    </Form>
  );
}

function Description({ model, isCurrent }: { model: ModelEntry; isCurrent: boolean }) {
  const { name, description, contextWindow, enabled, reason } = model;
  return (
    <span className="models__text">
      <span className="row">
        <b>{name}</b>
        {isCurrent && <span className="badge badge--accent">Current</span>}
        {!enabled && <span className="badge">Disabled</span>}
      </span>
      <span className="sm muted">
        {description}
        {contextWindow !== null && ` Reads ${tokens.format(contextWindow)} tokens at once.`}
      </span>
      {enabled ? (
        <Capabilities of={model} />
      ) : (
        <span className="sm">
          {MODEL_NOT_AVAILABLE}. {reason}
        </span>
      )}
    </span>
  );
}
