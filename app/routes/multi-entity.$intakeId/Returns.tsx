import type { ReturnDue } from "#modules/entities/schema";
import { DateText } from "./DateText.tsx";

/** Most rows; a larger group has its returns in the exported workbook. */
const ROWS = 60;

interface ReturnsProps {
  returns: readonly ReturnDue[];
  /** Entity id → legal name. */
  names: ReadonlyMap<string, string>;
}

/** Returns of the tax year with their dates, and whom their schedules list. */
export function Returns({ returns, names }: ReturnsProps) {
  if (returns.length === 0) return null;
  return (
    <section className="group__findings" aria-labelledby="returns-title">
      <div className="section__head">
        <h2 id="returns-title">Returns due</h2>
      </div>
      <ul className="rows">
        {returns.slice(0, ROWS).map(({ entityId, form, due, extended, authority, disclosures }) => (
          <li key={entityId} className="group__return">
            <div>
              <strong>{names.get(entityId)}</strong> <span className="muted">Form {form}</span>
            </div>
            <p className="sm">
              Due <DateText date={due} />, extended <DateText date={extended} />{" "}
              <a href={authority.url}>{authority.citation}</a>
            </p>
            {disclosures.map(({ schedule, names: listed }) => (
              <p key={schedule} className="sm muted">
                {schedule} lists {listed.join(", ")}.
              </p>
            ))}
          </li>
        ))}
      </ul>
      {returns.length > ROWS && <p className="sm muted">{returns.length - ROWS} more are not shown.</p>}
    </section>
  );
}
