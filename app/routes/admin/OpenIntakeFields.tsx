import { useId } from "react";
import { OFFICE_TAX_YEARS, TAX_YEAR } from "#modules/intake/schema";

/** Kind and year of an intake that the office opens. */
export function OpenIntakeFields({ isOptional = false }: { isOptional?: boolean }) {
  const id = useId();
  return (
    <div className="admin__pair">
      <div className="field">
        <label htmlFor={`${id}-type`}>{isOptional ? "Open an intake" : "Kind"}</label>
        <select
          className="select"
          id={`${id}-type`}
          name="intakeType"
          defaultValue={isOptional ? "" : "personal"}
        >
          {isOptional && <option value="">Not yet</option>}
          <option value="personal">Personal</option>
          <option value="multi-entity">Multi-Entity Business</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-year`}>Tax year</label>
        <select className="select" id={`${id}-year`} name="taxYear" defaultValue={TAX_YEAR}>
          {OFFICE_TAX_YEARS.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
