import { MODEL_NOT_AVAILABLE, type ModelEntry } from "#modules/models/schema";
import { Note } from "../../../ui/Note.tsx";
import { Capabilities } from "./Capabilities.tsx";

interface CurrentModelProps {
  name: string;
  /** Undefined for a model that no provider offers any more. */
  entry: ModelEntry | undefined;
}

export function CurrentModel({ name, entry }: CurrentModelProps) {
  return (
    <section className="sheet sheet--pad" aria-labelledby="current-model">
      <h2 id="current-model">Current model</h2>
      <p className="models__name">{name}</p>
      {entry?.enabled ? (
        <>
          <p className="sm muted">{entry.description}</p>
          <Capabilities of={entry} />
        </>
      ) : (
        <Note tone="warning" title={MODEL_NOT_AVAILABLE}>
          <p>{entry?.reason ?? "Its provider does not offer it now."} Choose another model below.</p>
        </Note>
      )}
    </section>
  );
}
