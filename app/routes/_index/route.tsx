import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { act, carriesFiles, load } from "../../http/screen.server.ts";
import { Dashboard } from "./Dashboard.tsx";
import { carryOut, form, takeFiles } from "./dashboard-actions.server.ts";
import { readDashboard } from "./dashboard.server.ts";
import { Landing } from "./Landing.tsx";

export const loader = load("public", async ({ modules, actor, user, query, context }) => ({
  site: context.site,
  dashboard: user && (await readDashboard({ modules, actor, user, query })),
  holdings: user ? [] : await modules.authority.holdings(),
}));

const fill = act("signed-in", form, carryOut);

export const action = (args: ActionFunctionArgs) =>
  carriesFiles(args.request) ? takeFiles(args) : fill(args);

const DESCRIPTION =
  "Federal tax research with every quotation checked against the stored text of the law, and tax intake for clients.";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.dashboard ? "Dashboard · TaxRAG" : "Tax Retrieval Augmented Generation · TaxRAG" },
  { name: "description", content: DESCRIPTION },
  { property: "og:title", content: "Tax Retrieval Augmented Generation" },
  { property: "og:description", content: DESCRIPTION },
  // 1200 by 630 pixels; programs that show links ask for an absolute address.
  { property: "og:image", content: `${data?.site ?? ""}/og.png` },
];

export default function Index() {
  const { dashboard, holdings } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? null;
  return dashboard ? <Dashboard data={dashboard} result={result} /> : <Landing holdings={holdings} />;
}
