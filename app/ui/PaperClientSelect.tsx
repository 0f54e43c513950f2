import type { PaperClient } from "../http/paper-clients.server.ts";

interface PaperClientSelectProps {
  clients: PaperClient[];
  /** Id of the intake that is chosen at first; "" for none. */
  chosen: string;
  /** Name of the field. */
  name: string;
  className: string;
  onChoose?: (form: HTMLFormElement | null) => void;
}

/** Whose papers are searched beside the law. */
export function PaperClientSelect({ clients, chosen, name, className, onChoose }: PaperClientSelectProps) {
  return (
    <label className={className}>
      <span className="sm muted">Papers of</span>
      <select
        className="select"
        name={name}
        defaultValue={chosen}
        onChange={onChoose && ((event) => onChoose(event.currentTarget.form))}
      >
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
