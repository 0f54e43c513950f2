import { FolderOpen } from "lucide-react";
import { Day } from "../../ui/Day.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FollowedLinks } from "../../ui/FollowedLinks.tsx";
import { RowIcon, RowIconShapes } from "../../ui/RowIcon.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { IntakeLine } from "./dashboard-view.ts";

interface IntakeListProps {
  lines: IntakeLine[];
}

export function IntakeList({ lines }: IntakeListProps) {
  return (
    <section id="intakes" className="intakes" aria-labelledby="intakes-title">
      <div className="section__head">
        <h2 id="intakes-title">Active Tax Intakes</h2>
      </div>
      {lines.length === 0 ? (
        <EmptyState
          icon={FolderOpen}
          heading="h3"
          title="No active tax intakes"
          text="Start one with the buttons above. It takes a few minutes, and you can go on with it on another day."
        />
      ) : (
        <>
          <RowIconShapes />
          <FollowedLinks>
            <ul className="rows">
              {lines.map((line) => (
                <IntakeRow key={line.id} line={line} />
              ))}
            </ul>
          </FollowedLinks>
        </>
      )}
    </section>
  );
}

function IntakeRow({ line }: { line: IntakeLine }) {
  const { id, name, status, progress, createdAt, updated, href, canDelete, missing } = line;
  return (
    <li className="intake">
      <div className="intake__main">
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <p className="sm muted">
          Created <Day at={createdAt} /> <span className="faint">·</span> Updated {updated}
        </p>
        {missing.length > 0 && (
          <p className="sm">
            <strong>Still needed:</strong> {missing.join(", ")}
          </p>
        )}
      </div>
      <div className="intake__status">
        <StatusBadge status={status} />
      </div>
      <div className="intake__progress">
        <span className="sm">{progress}%</span>
        <progress
          className={progress === 100 ? "progress progress--done" : "progress"}
          value={progress}
          max={100}
          aria-label={`${name} progress`}
        />
      </div>
      <div className="intake__end">
        <a className="button button--small" href={href} aria-label={`Continue ${name}`}>
          Continue
        </a>
        {canDelete && (
          <a
            className="button button--quiet button--icon button--small"
            href={`?delete=${id}`}
            data-follow="in-place"
            aria-label={`Delete ${name} intake`}
            title="Delete"
          >
            <RowIcon shape="trash" />
          </a>
        )}
      </div>
    </li>
  );
}
