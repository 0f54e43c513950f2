import type { ModelCard } from "#modules/models/schema";

/** The model in use, with advice on asking good questions. */
export function ModelCards({ model, isOpen }: { model: ModelCard; isOpen: boolean }) {
  return (
    <>
      <details className="disclosure qa__card" open={isOpen}>
        <summary>Model</summary>
        <dl className="sm">
          <dt>Name</dt>
          <dd>{model.modelName}</dd>
          <dt>Version</dt>
          <dd>{model.version}</dd>
          <dt>Capabilities</dt>
          <dd>{readable(model.capabilities)}</dd>
        </dl>
      </details>
      <details className="disclosure qa__card" open={isOpen}>
        <summary>Tips</summary>
        <ul className="sm prose muted">
          <li>Ask specific questions: who, what kind of income, which amount.</li>
          <li>Name a section if you know it, for example § 108(d)(3).</li>
          <li>Open a source to read the paragraph where it stands.</li>
        </ul>
      </details>
    </>
  );
}

/** "document-analysis", "privacy-focused" → "Document analysis, privacy focused" */
function readable(capabilities: string[]): string {
  const words = capabilities.map((name) => name.replaceAll("-", " ")).join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
