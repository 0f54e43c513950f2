import "./manual.css";
import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { ClipboardCheck, Download, Lock, Network, ArrowLeftRight, UserPlus, Video } from "lucide-react";
import { RESTRICTED } from "../../http/access-denied.ts";
import { load } from "../../http/screen.server.ts";
import { BookTabs, tabNamed } from "../../ui/BookTabs.tsx";
import { DeadEnd } from "../../ui/DeadEnd.tsx";
import { ErrorScreen } from "../../ui/ErrorScreen.tsx";
import { DownloadPdf } from "./DownloadPdf.tsx";
import { MANUAL } from "./manual.ts";

const TABS = [
  { id: "overview", label: "Overview" },
  { id: "workflow", label: "Workflow" },
  { id: "best-practices", label: "Best Practices" },
  { id: "troubleshooting", label: "Troubleshooting" },
  { id: "support", label: "Support" },
] as const;

const CARDS = [
  { icon: UserPlus, title: "Client Onboarding", text: "Who signs, who answers, what to collect first" },
  { icon: Network, title: "Entity Management", text: "Every entity, its type, its owners and shares" },
  { icon: ArrowLeftRight, title: "Transaction Tracking", text: "What the entities do with each other" },
  { icon: ClipboardCheck, title: "Compliance Review", text: "Gaps closed before anything is filed" },
];

export const loader = load(
  "admin",
  async ({ query }) => ({ tab: tabNamed(TABS, query.get("tab")).id }),
  RESTRICTED,
);

export const meta: MetaFunction = () => [{ title: `${MANUAL.title} · TaxRAG` }];

export default function CpaManual() {
  const { tab } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page">
      <div className="page-head">
        <div>
          <h1>{MANUAL.title}</h1>
          <p>{MANUAL.subtitle}</p>
        </div>
        <div className="row">
          <DownloadPdf />
          <a className="button" href="/api/cpa-manual/export-text" download>
            <Download className="icon" aria-hidden="true" />
            Download Text
          </a>
          <a className="button button--quiet" href="/cpa-manual?tab=support">
            <Video className="icon" aria-hidden="true" />
            Video Tutorial
          </a>
        </div>
      </div>
      <ul className="manual__cards">
        {CARDS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon className="icon icon--20" aria-hidden="true" />
            <b>{title}</b>
            <span className="muted">{text}</span>
          </li>
        ))}
      </ul>
      <BookTabs
        at="/cpa-manual"
        label="Manual"
        tabs={TABS}
        current={tabNamed(TABS, tab)}
        chapters={MANUAL.chapters}
      />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <ErrorScreen />;
  return (
    <DeadEnd
      icon={Lock}
      title="Access Restricted"
      text="This manual is only available to CPA administrators."
    />
  );
}
