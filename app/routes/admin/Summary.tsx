import type { AdminSummary } from "#modules/admin/schema";

/** Summary figures above the tabs. */
export function Summary({ users, admins, intakes, completed, averageProgress }: AdminSummary) {
  return (
    <dl className="figures admin__summary">
      <div>
        <dt>Total users</dt>
        <dd>{figure(users)}</dd>
        <dd>{admins === 1 ? "1 admin" : `${admins} admins`}</dd>
      </div>
      <div>
        <dt>Total intakes</dt>
        <dd>{figure(intakes)}</dd>
        <dd>{`${figure(completed)} completed`}</dd>
      </div>
      <div>
        <dt>Average progress</dt>
        <dd>{averageProgress}%</dd>
        <dd>over all intakes</dd>
      </div>
    </dl>
  );
}

function figure(count: number): string {
  return count.toLocaleString("en-US");
}
