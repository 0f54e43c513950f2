import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { load } from "../../http/screen.server.ts";
import { BookTabs, tabNamed } from "../../ui/BookTabs.tsx";
import { BRIEFING } from "./briefing.ts";

const TABS = [
  { id: "overview", label: "Overview" },
  { id: "fingpt", label: "FinGPT" },
  { id: "technical", label: "Technical" },
  { id: "process", label: "Process" },
  { id: "security", label: "Security" },
  { id: "features", label: "Features" },
] as const;

export const loader = load("admin", async ({ query }) => ({ tab: tabNamed(TABS, query.get("tab")).id }));

export const meta: MetaFunction = () => [{ title: `${BRIEFING.title} · TaxRAG` }];

export default function BriefingBook() {
  const { tab } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page">
      <div className="page-head">
        <div>
          <h1>{BRIEFING.title}</h1>
          <p>{BRIEFING.subtitle}</p>
        </div>
        <div className="row">
          <a className="button" href="/api/admin/briefing-book/download" download>
            <Download className="icon" aria-hidden="true" />
            Download
          </a>
          <a className="button button--quiet" href="/admin">
            Admin Dashboard
          </a>
          <a className="button button--quiet" href="/">
            Back to Dashboard
          </a>
        </div>
      </div>
      <BookTabs
        at="/briefing-book"
        label="Briefing book"
        tabs={TABS}
        current={tabNamed(TABS, tab)}
        chapters={BRIEFING.chapters}
      />
    </main>
  );
}
