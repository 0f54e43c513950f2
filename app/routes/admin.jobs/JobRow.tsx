import { Form } from "@remix-run/react";
import type { JobState } from "#modules/jobs/schema";
import { Moment } from "../../ui/Moment.tsx";
import { jobInWords, STATE_NAMES, type ShownJob } from "./job-words.ts";

/** Marks of the states, as those of intakes. */
const MARKS: Record<JobState, string> = {
  waiting: "pending",
  running: "in_progress",
  succeeded: "completed",
  failed: "failed",
  canceled: "active",
};

/** @param at address of the list, to which the forms return */
export function JobRow({ job, at }: { job: ShownJob; at: string }) {
  const { id, name, state, tries, attempts, createdAt, endedAt } = job;
  const what = jobInWords(name);
  return (
    <tr>
      <td>
        <span className="table__primary">{what}</span>
        <span className="admin__mail xs faint">{id}</span>
      </td>
      <td className="span">
        <span className="status" data-status={MARKS[state]}>
          {STATE_NAMES[state]}
        </span>
        <Detail job={job} />
      </td>
      <td className="num" data-label="Tries">
        {tries} of {attempts}
      </td>
      <td className="nowrap span" data-label="Queued">
        <Moment at={createdAt} withDay />
      </td>
      <td className="nowrap span" data-label="Ended">
        {endedAt ? <Moment at={endedAt} withDay /> : <span className="faint">Not yet</span>}
      </td>
      <td className="span">
        <div className="row-actions">
          {state === "failed" && <Act {...{ id, at, what }} intent="retry" label="Try again" />}
          {(state === "waiting" || state === "running") && !job.isCancelRequested && (
            <Act {...{ id, at, what }} intent="cancel" label="Stop" />
          )}
        </div>
      </td>
    </tr>
  );
}

function Detail({ job: { state, progress, failures, isCancelRequested } }: { job: ShownJob }) {
  const last = failures.at(-1);
  if (isCancelRequested) return <p className="xs muted">Stopping …</p>;
  if (state === "running" && progress) {
    return (
      <>
        <p className="xs muted">{progress.text}</p>
        <progress
          className="progress progress--thin"
          aria-label="Progress"
          {...(progress.total ? { value: progress.done, max: progress.total } : {})}
        />
      </>
    );
  }
  if (last && state !== "succeeded") return <p className="xs muted">{last.reason}</p>;
  return null;
}

interface ActProps {
  id: string;
  at: string;
  what: string;
  intent: "retry" | "cancel";
  label: string;
}

function Act({ id, at, what, intent, label }: ActProps) {
  return (
    <Form method="post" action={at} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button className="button button--small" name="intent" value={intent}>
        {label}
        <span className="visually-hidden">: {what}</span>
      </button>
    </Form>
  );
}
