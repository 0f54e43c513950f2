import "./comparison.css";
import { Columns2 } from "lucide-react";
import type { FormEvent } from "react";

export interface OtherModel {
  id: string;
  name: string;
}

interface AnotherModelProps {
  models: OtherModel[];
  /** Name of the model that answered. */
  answered: string | undefined;
  /** Hidden fields: what is to be answered. */
  fields: Record<string, string>;
  /** Address that takes the form; default this one. */
  action?: string;
  isPending?: boolean;
  /** For scripts; before they run, the form does the same. */
  onChoose?: (modelId: string) => void;
}

/** Asks another model the same; nothing where no other model is enabled. */
export function AnotherModel({ models, answered, fields, onChoose, ...rest }: AnotherModelProps) {
  const others = models.filter(({ name }) => name !== answered);
  if (others.length === 0) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoose) return;
    event.preventDefault();
    onChoose(String(new FormData(event.currentTarget).get("modelId")));
  };
  return (
    <form method="post" action={rest.action} className="another" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="beside" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button button--quiet button--small" disabled={rest.isPending}>
        <Columns2 className="icon" aria-hidden="true" />
        {rest.isPending ? "Answering..." : "Answer with another model"}
      </button>
      <select className="select" name="modelId" aria-label="Other model" defaultValue={others[0]!.id}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </form>
  );
}
