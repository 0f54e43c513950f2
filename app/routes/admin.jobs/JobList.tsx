import { ListChecks } from "lucide-react";
import type { JobState } from "#modules/jobs/schema";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ActionsHead, Table } from "../../ui/Table.tsx";
import { ListPager } from "../admin/ListPager.tsx";
import { jobsPath, STATE_NAMES, type JobPlace, type ShownJob } from "./job-words.ts";
import { JobRow } from "./JobRow.tsx";

const HEAD = (
  <>
    <th>Job</th>
    <th>State</th>
    <th className="num">Tries</th>
    <th>Queued</th>
    <th>Ended</th>
    <ActionsHead />
  </>
);

interface JobListProps {
  place: JobPlace;
  list: { jobs: ShownJob[]; total: number };
  totals: { state: JobState; total: number }[];
}

export function JobList({ place, list: { jobs, total }, totals }: JobListProps) {
  const all = totals.reduce((sum, one) => sum + one.total, 0);
  return (
    <>
      <nav className="tabs" aria-label="State">
        <StateTab label="All" total={all} place={place} />
        {totals.map((one) => (
          <StateTab key={one.state} label={STATE_NAMES[one.state]} {...one} place={place} />
        ))}
      </nav>
      {jobs.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          title={total > 0 ? "Nothing on this page" : "No jobs here"}
          text="Papers, mails and downloads appear here while they are worked on."
        />
      ) : (
        <Table name="Jobs" className="table--stack-early" head={HEAD}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} at={jobsPath(place)} />
          ))}
        </Table>
      )}
      <ListPager page={place.page} total={total} to={(page) => jobsPath({ ...place, page })} />
    </>
  );
}

interface StateTabProps {
  label: string;
  total: number;
  state?: JobState;
  place: JobPlace;
}

function StateTab({ label, total, state, place }: StateTabProps) {
  return (
    <a
      className="tab"
      href={jobsPath({ state, page: 1 })}
      aria-current={state === place.state ? "page" : undefined}
    >
      {label}
      <span className="tab__count">{total}</span>
    </a>
  );
}
