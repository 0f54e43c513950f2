import "../admin/admin.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ADMINISTRATION } from "../../http/access-denied.ts";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { Note } from "../../ui/Note.tsx";
import { usePolling } from "../../ui/use-polling.ts";
import { JobList } from "./JobList.tsx";
import { jobsPath, readJobPlace, SHOWN_STATES } from "./job-words.ts";

export const handle = { density: "work" };

const POLL_SECONDS = 5;

export const loader = load(
  "admin",
  async ({ modules, actor, query }) => {
    const place = readJobPlace(query);
    const [list, ...counts] = await Promise.all([
      modules.jobs.list(actor, { ...(place.state && { states: [place.state] }), page: place.page }),
      ...SHOWN_STATES.map((state) => modules.jobs.list(actor, { states: [state] })),
    ]);
    const totals = SHOWN_STATES.map((state, at) => ({ state, total: counts[at]?.total ?? 0 }));
    return { place, list, totals, now: new Date().toISOString() };
  },
  ADMINISTRATION,
);

const form = z.object({ intent: z.enum(["retry", "cancel"]), id: z.string().max(100) });

export const action = act(
  "admin",
  form,
  async ({ modules, actor, request, fields: { intent, id } }) => {
    try {
      await (intent === "retry" ? modules.jobs.retry(actor, id) : modules.jobs.cancel(actor, id));
    } catch (error) {
      if (!hasCode(error, "conflict", "not_found", "unavailable")) throw error;
      return json({ problem: error.message }, { status: STATUS[error.code] });
    }
    return redirect(jobsPath(readJobPlace(new URL(request.url).searchParams)));
  },
  ADMINISTRATION,
);

export const meta: MetaFunction = () => [{ title: "Jobs · TaxRAG" }];

export default function Jobs() {
  const data = usePolling(useLoaderData<typeof loader>(), hasOpen, POLL_SECONDS);
  const { problem } = useActionData<typeof action>() ?? {};
  return (
    <main id="main" className="page page--work admin">
      <div className="page-head">
        <div>
          <h1>Jobs</h1>
          <p>Work that this installation does in the background. Ended jobs are kept for 30 days.</p>
        </div>
        <a className="button button--quiet" href="/admin">
          Admin Dashboard
        </a>
      </div>
      {problem && <Note tone="danger" title={problem} />}
      <JobList {...data} />
    </main>
  );
}

function hasOpen({ totals }: { totals: { state: string; total: number }[] }): boolean {
  return totals.some(({ state, total }) => total > 0 && (state === "waiting" || state === "running"));
}
