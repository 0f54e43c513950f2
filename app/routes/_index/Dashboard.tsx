import "./dashboard.css";
import { Note } from "../../ui/Note.tsx";
import type { UploadResult } from "../../ui/upload/UploadNotes.tsx";
import { useUploads } from "../../ui/upload/use-uploads.ts";
import type { DashboardData } from "./dashboard.server.ts";
import { nextStep } from "./dashboard-view.ts";
import { Desk } from "./Desk.tsx";
import { ConsentNews } from "./ConsentNews.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { IntakeList } from "./IntakeList.tsx";
import { News } from "./News.tsx";
import { QuickUpload } from "./QuickUpload.tsx";
import { QuickUploadDialog } from "./QuickUploadDialog.tsx";
import { Readiness } from "./Readiness.tsx";
import { RecentActivity } from "./RecentActivity.tsx";
import { ResearchCard } from "./ResearchCard.tsx";
import { StartButtons } from "./StartButtons.tsx";

/** First screen of a signed-in user. */
export function Dashboard({ data, result }: { data: DashboardData; result: UploadResult | null }) {
  const { firstName, lines, overview, activity, isBlocked, next, canUpload, upload, library, asked } = data;
  const { desk, news, consents } = data;
  const uploads = useUploads();
  // Administrators may start intakes too, but nobody waits for their documents.
  const isGuided = data.isClient && (lines.length === 0 || next !== null);
  return (
    <main id="main" className="page dashboard">
      <div className="greet">
        <div>
          <h1>Welcome back, {firstName || "User"}</h1>
          {isGuided && <p className="muted">{nextStep(next, next?.missing.length ?? 0)}</p>}
        </div>
        <StartButtons hasIntakes={lines.length > 0} isBlocked={isBlocked} />
      </div>
      {data.submitted && (
        <Note tone="success" title={`Your ${data.submitted.name} intake was submitted for review.`}>
          <p>Your CPA takes over now and will tell you if anything is missing.</p>
        </Note>
      )}
      {data.isDeleted && <Note tone="success" title="The tax intake was deleted." />}
      {news && <News news={news} />}
      <ConsentNews intakes={consents} />
      {desk && <Desk desk={desk} />}
      {overview && <Readiness overview={overview} />}
      <div className="with-side dashboard__body">
        <IntakeList lines={lines} />
        <aside className="dashboard__side">
          <QuickUpload canUpload={canUpload} isOpen={upload !== null} uploads={uploads} />
          <RecentActivity activity={activity} />
        </aside>
      </div>
      {library && <ResearchCard library={library} />}
      {asked?.canDelete && <DeleteDialog line={asked} />}
      {upload && <QuickUploadDialog upload={upload} uploads={uploads} result={result} />}
    </main>
  );
}
