import type { ReactNode } from "react";
import type { PaperClient } from "../http/paper-clients.server.ts";

interface PaperClientSelectProps {
  clients: PaperClient[];
  /** Id of the intake that is chosen at first; "" for none. */
  chosen: string;
  /** Name of the field. */
  name: string;
  className: string;
  caption?: ReactNode;
  /** A client has to be chosen. */
  isRequired?: boolean;
  onChoose?: (form: HTMLFormElement | null) => void;
}

/** Whose papers are searched beside the law. */
export function PaperClientSelect({
  clients,
  chosen,
  name,
  className,
  caption = <span className="sm muted">Papers of</span>,
  isRequired = false,
  onChoose,
}: PaperClientSelectProps) {
  return (
    <label className={className}>
      {caption}
      <select
        className="select"
        name={name}
        required={isRequired}
        defaultValue={chosen}
        onChange={onChoose && ((event) => onChoose(event.currentTarget.form))}
      >
        <option value="" disabled={isRequired}>
          {isRequired ? "Choose a client" : "No client: the law only"}
        </option>
        {clients.map(({ intakeId, label }) => (
          <option key={intakeId} value={intakeId}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
