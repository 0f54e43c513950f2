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
  async ({ modules, actor, query }) => {
    const tab = tabNamed(query.get("tab"));
    const [summary, content] = await Promise.all([readSummary(modules, actor), readTab(modules, actor, tab)]);
    return { summary, content, done: query.get("done"), asked: query.get("ask"), id: query.get("id") };
  },
  ADMINISTRATION,
);

export const action = act(
  "admin",
  adminForm,
  async ({ modules, actor, fields }) => {
    try {
      return redirect(await carryOut(modules, actor, fields));
    } catch (error) {
      if (!hasCode(error, "conflict", "not_found")) throw error;
      return json({ problem: error.message }, { status: STATUS[error.code] });
    }
  },
  ADMINISTRATION,
);

export const meta: MetaFunction<typeof loader> = () => [{ title: "Admin Dashboard · TaxRAG" }];

export default function Admin() {
  const { summary, content, done, asked, id } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const outcome = { done: problem ? null : done, id };
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
      {content.tab === "users" && <UsersTab {...content} asked={problem ? null : asked} outcome={outcome} />}
      {content.tab === "intakes" && <ClassificationRecord {...content.record} />}
      {content.tab === "intakes" && <IntakesTab {...content} />}
      {content.tab === "models" && <ModelsTab {...content} />}
      {content.tab === "data" && <DataTab {...content} />}
    </main>
  );
}
