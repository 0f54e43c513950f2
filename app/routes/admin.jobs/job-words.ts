/** Words for jobs, and the filters in the address. */
import { JOB_STATES, type Job, type JobState } from "#modules/jobs/schema";

/** What each type of job does; a type without words is shown by its name. */
const NAMES: Record<string, string> = {
  "read-paper": "Reading of a paper",
  "send-mail": "Mail",
  "answer-password-resets": "Requests for a new password",
  "judge-documents": "Check of papers against their categories",
  "update-sources": "Download of tax data",
  "make-vectors": "Vectors for the search by meaning",
};

export function jobInWords(name: string): string {
  if (NAMES[name]) return NAMES[name];
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const STATE_NAMES: Record<JobState, string> = {
  waiting: "Waiting",
  running: "Running",
  failed: "Failed",
  succeeded: "Done",
  canceled: "Stopped",
};

/** Order of the filter: what needs somebody first. */
export const SHOWN_STATES: readonly JobState[] = ["failed", "running", "waiting", "succeeded", "canceled"];

export type ShownJob = Omit<Job, "result">;

export interface JobPlace {
  state?: JobState | undefined;
  /** From 1. */
  page: number;
}

export function readJobPlace(query: URLSearchParams): JobPlace {
  const page = query.get("page") ?? "";
  return {
    state: JOB_STATES.find((state) => state === query.get("state")),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function jobsPath({ state, page }: JobPlace): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/admin/jobs?${query}` : "/admin/jobs";
}
