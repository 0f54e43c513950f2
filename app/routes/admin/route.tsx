import "./admin.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Modules } from "#product";
import { MODELS_POLL_SECONDS } from "#modules/models/schema";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { ADMINISTRATION } from "../../http/access-denied.ts";
import { act, load } from "../../http/screen.server.ts";
import { Note } from "../../ui/Note.tsx";
import { OfficeNav } from "../../ui/OfficeNav.tsx";
import { usePolling } from "../../ui/use-polling.ts";
import { adminForm, carryOut, type AdminForm } from "./admin-actions.server.ts";
import { readSummary, readTab } from "./admin.server.ts";
import { AdminTabs, tabNamed } from "./AdminTabs.tsx";
import { ClassificationRecord } from "./ClassificationRecord.tsx";
import { DataTab } from "./data/DataTab.tsx";
import { IntakesTab } from "./IntakesTab.tsx";
import { ModelsTab } from "./models/ModelsTab.tsx";
import { Summary } from "./Summary.tsx";
import { carryOutTracking, isTrackingForm } from "./tracking/tracking-actions.server.ts";
import { TrackingTab } from "./tracking/TrackingTab.tsx";
import { UsersTab } from "./UsersTab.tsx";
import type { InviteProblem } from "./InviteForm.tsx";
import type { TrackingAnswer } from "./tracking/tracking-answer.ts";

export const handle = { density: "work" };

export const loader = load(
  "admin",
  async (visit) => {
    const { modules, actor, query } = visit;
    const id = query.get("id");
    const [summary, content, user] = await Promise.all([
      readSummary(visit),
      readTab(visit, tabNamed(query.get("tab"))),
      id ? modules.admin.findUser(actor, id) : null,
    ]);
    return { summary, content, done: query.get("done"), asked: query.get("ask"), user };
  },
  ADMINISTRATION,
);

/** Titles of failures; without one the sentence stands alone. */
const FAILED: Partial<Record<AdminForm["intent"], string>> = {
  "switch-model": "Failed to switch model",
  "test-models": "Failed to test models",
  "switch-source": "Update Failed",
  download: "Download Failed",
  "stop-download": "Update Failed",
  remind: "Failed to send reminder",
  "remind-many": "Failed to send bulk reminders",
};

interface Answer {
  trials: Awaited<ReturnType<Modules["models"]["test"]>> | null;
  problem: string | null;
  title: string | null;
  invite: InviteProblem | null;
  tracking: TrackingAnswer | null;
}

const NOTHING: Answer = { trials: null, problem: null, title: null, invite: null, tracking: null };

export const action = act(
  "admin",
  adminForm,
  async (change) => {
    const { modules, actor, fields } = change;
    try {
      if (fields.intent === "test-models") {
        const trials = await modules.models.test(actor);
        return json({ ...NOTHING, trials });
      }
      if (fields.intent === "preview-template") {
        const preview = await modules.tracking.previewTemplate(actor, fields);
        return json({ ...NOTHING, tracking: { typed: fields, fields: {}, preview } });
      }
      if (isTrackingForm(fields)) return redirect(await carryOutTracking({ ...change, fields }));
      return redirect(await carryOut({ ...change, fields }));
    } catch (error) {
      if (!hasCode(error, "conflict", "not_found", "invalid", "limited")) throw error;
      const invite = fields.intent === "invite" ? { fields: error.fields ?? {}, typed: fields } : null;
      const tracking = isTrackingForm(fields)
        ? { typed: fields, fields: error.fields ?? {}, preview: null }
        : null;
      return json(
        { ...NOTHING, problem: error.message, title: FAILED[fields.intent] ?? null, invite, tracking },
        { status: STATUS[error.code] },
      );
    }
  },
  ADMINISTRATION,
);

export const meta: MetaFunction<typeof loader> = () => [{ title: "Admin Dashboard · TaxRAG" }];

export default function Admin() {
  const { summary, content, done, asked, user } = usePolling(
    useLoaderData<typeof loader>(),
    (data) => data.content.tab === "models" || data.content.tab === "tracking",
    MODELS_POLL_SECONDS,
  );
  const { problem, title, trials, invite, tracking } = useActionData<typeof action>() ?? {};
  return (
    <main id="main" className="page page--work admin">
      <div className="page-head">
        <h1>Admin Dashboard</h1>
        <OfficeNav />
      </div>
      <Summary {...summary} />
      <AdminTabs
        current={content.tab}
        counts={{ users: summary.users, intakes: summary.intakes, data: summary.sources }}
      />
      {problem && (
        <Note tone="danger" title={title ?? problem}>
          {title && <p>{problem}</p>}
        </Note>
      )}
      {content.tab === "users" && (
        <UsersTab
          {...content}
          user={user}
          asked={invite ? "invite" : problem ? null : asked}
          done={problem ? null : done}
          refusedInvite={invite ?? null}
        />
      )}
      {content.tab === "intakes" && <ClassificationRecord {...content.record} />}
      {content.tab === "intakes" && <IntakesTab {...content} />}
      {content.tab === "tracking" && (
        <TrackingTab {...content} done={problem ? null : done} answer={tracking ?? null} />
      )}
      {content.tab === "models" && (
        <ModelsTab
          {...content}
          switched={!problem && done === "switch-model"}
          saved={!problem && done === "outside-models"}
          trials={trials ?? null}
        />
      )}
      {content.tab === "data" && <DataTab {...content} />}
    </main>
  );
}
