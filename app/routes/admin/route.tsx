import "./admin.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { ADMINISTRATION } from "../../http/access-denied.ts";
import { act, load } from "../../http/screen.server.ts";
import { Note } from "../../ui/Note.tsx";
import { adminForm, carryOut } from "./admin-actions.server.ts";
import { readSummary, readTab } from "./admin.server.ts";
import { AdminTabs, tabNamed } from "./AdminTabs.tsx";
import { ClassificationRecord } from "./ClassificationRecord.tsx";
import { DataTab } from "./DataTab.tsx";
import { IntakesTab } from "./IntakesTab.tsx";
import { ModelsTab } from "./ModelsTab.tsx";
import { Summary } from "./Summary.tsx";
import { UsersTab } from "./UsersTab.tsx";

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

export const action = act(
  "admin",
  adminForm,
  async (change) => {
    const { fields } = change;
    try {
      return redirect(await carryOut(change));
    } catch (error) {
      if (!hasCode(error, "conflict", "not_found", "invalid")) throw error;
      const invite = fields.intent === "invite" ? { fields: error.fields ?? {}, typed: fields } : null;
      return json({ problem: error.message, invite }, { status: STATUS[error.code] });
    }
  },
  ADMINISTRATION,
);

export const meta: MetaFunction<typeof loader> = () => [{ title: "Admin Dashboard · TaxRAG" }];

export default function Admin() {
  const { summary, content, done, asked, user } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const problem = refused?.problem;
  return (
    <main id="main" className="page page--work admin">
      <div className="page-head">
        <h1>Admin Dashboard</h1>
      </div>
      <Summary {...summary} />
      <AdminTabs
        current={content.tab}
        counts={{ users: summary.users, intakes: summary.intakes, data: summary.sources }}
      />
      {problem && <Note tone="danger" title={problem} />}
      {content.tab === "users" && (
        <UsersTab
          {...content}
          user={user}
          asked={refused?.invite ? "invite" : problem ? null : asked}
          done={problem ? null : done}
          refusedInvite={refused?.invite ?? null}
        />
      )}
      {content.tab === "intakes" && <ClassificationRecord {...content.record} />}
      {content.tab === "intakes" && <IntakesTab {...content} />}
      {content.tab === "models" && <ModelsTab {...content} />}
      {content.tab === "data" && <DataTab {...content} />}
    </main>
  );
}
