import type { AdminSummary } from "#modules/admin/schema";

/** Summary figures above the tabs. */
export function Summary({ users, admins, intakes, completed, averageProgress }: AdminSummary) {
  return (
    <dl className="figures admin__summary">
      <div>
        <dt>Total users</dt>
        <dd>{users}</dd>
        <dd>{admins === 1 ? "1 admin" : `${admins} admins`}</dd>
      </div>
      <div>
        <dt>Total intakes</dt>
        <dd>{intakes}</dd>
        <dd>{completed} completed</dd>
      </div>
      <div>
        <dt>Average progress</dt>
        <dd>{averageProgress}%</dd>
        <dd>over all intakes</dd>
      </div>
    </dl>
  );
}
