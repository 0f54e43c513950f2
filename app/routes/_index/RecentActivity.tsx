import { Play, RefreshCw } from "lucide-react";
import type { Activity } from "./dashboard-view.ts";

export function RecentActivity({ activity }: { activity: Activity[] }) {
  return (
    <section aria-labelledby="activity">
      <div className="section__head">
        <h2 id="activity">Recent Activity</h2>
      </div>
      {activity.length === 0 && <p className="activity__none sm muted">No recent activity</p>}
      <ul className="rows activity">
        {activity.map(({ id, isStart, text, ago }) => {
          const Icon = isStart ? Play : RefreshCw;
          return (
            <li key={id}>
              <Icon className="icon" aria-hidden="true" />
              <span>{text}</span>
              <span className="sm muted">{ago}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
