import { Link } from "@remix-run/react";
import type { LineGroup } from "#modules/intake/schema";
import { slugOf, wizardPath } from "./wizard-view.ts";

/** The groups of step 2; each tab shows its progress. */
export function GroupTabs({ groups, current }: { groups: LineGroup[]; current: LineGroup }) {
  return (
    <nav className="tabs--groups" aria-label="Document groups">
      {groups.map((group) => (
        <Link
          key={group.name}
          className="tab"
          to={wizardPath({ step: 2, group: slugOf(group.name) })}
          aria-current={group.name === current.name ? "page" : undefined}
          data-status={group.status}
          preventScrollReset
        >
          <b>{group.name}</b>
          <small>
            {group.settled} of {group.lines.length} documents
          </small>
          <small>{group.percent}%</small>
          <progress
            className={`progress progress--thin ${group.status === "completed" ? "progress--done" : ""}`}
            value={group.percent}
            max={100}
            aria-label={group.name}
          />
        </Link>
      ))}
    </nav>
  );
}
