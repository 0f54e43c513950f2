import type { ModelEntry } from "#modules/models/schema";

export function Capabilities({ of }: { of: ModelEntry }) {
  return (
    <ul className="models__capabilities" aria-label="Capabilities">
      {of.capabilities.map((capability) => (
        <li key={capability} className="badge badge--outline">
          {capability.replaceAll("-", " ")}
        </li>
      ))}
    </ul>
  );
}
