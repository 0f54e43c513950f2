import type { ModelInfo } from "#modules/ai/schema";

/** The model currently used for answers. */
export function ModelsTab({ model }: { model: ModelInfo }) {
  return (
    <section className="sheet sheet--pad admin__model">
      <h2>Current model</h2>
      <dl>
        <div>
          <dt>Name</dt>
          <dd>
            {model.modelName} {model.version}
          </dd>
        </div>
        <div>
          <dt>Capabilities</dt>
          <dd className="row">
            {model.capabilities.map((capability) => (
              <span key={capability} className="badge badge--outline">
                {capability}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>How it works</dt>
          <dd>
            Built in: it needs no key and no network, and composes its answers of quotations from the library
            only.
          </dd>
        </div>
      </dl>
    </section>
  );
}
