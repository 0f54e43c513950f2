import type { PaperClient } from "./paper-clients.server.ts";

interface ClientChoiceProps {
  clients: PaperClient[];
  /** Id of the intake that is chosen at first; "" for none. */
  chosen: string;
}

/** Whose papers a new conversation is about. A conversation keeps its client: never two in one. */
export function ClientChoice({ clients, chosen }: ClientChoiceProps) {
  if (clients.length === 0) return null;
  return (
    <label className="chat__client">
      <span className="sm muted">Papers of</span>
      <select className="select" name="intake" defaultValue={chosen}>
        <option value="">No client: the law only</option>
        {clients.map(({ intakeId, label }) => (
          <option key={intakeId} value={intakeId}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
