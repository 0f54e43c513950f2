import "./tracking.css";
import { Download, Settings2, Users } from "lucide-react";
import { useNavigate } from "@remix-run/react";
import { STATUS_LABELS } from "#modules/intake/schema";
import { TRACKED_STATUSES } from "#modules/tracking/schema";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { listPath } from "../list-address.ts";
import { ListPager } from "../ListPager.tsx";
import { ListTools } from "../ListTools.tsx";
import { BulkDialog } from "./BulkDialog.tsx";
import { ClientDialog } from "./ClientDialog.tsx";
import { ClientTable } from "./ClientTable.tsx";
import type { TrackingContent } from "./read-tracking.server.ts";
import { RISK_OPTIONS } from "./risk-names.ts";
import { SeasonPicture } from "./SeasonPicture.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";
import { TemplateDialog } from "./TemplateDialog.tsx";
import type { TrackingAnswer } from "./tracking-answer.ts";

const SORTS = [
  ["", "Highest risk first"],
  ["client", "By client"],
  ["overdue", "Longest overdue first"],
  ["missing", "Most missing first"],
] as const;

const DONE: Record<string, string> = {
  "accept-waiver": "Accepted: the paper is not needed.",
  "refuse-waiver": "The paper is still needed. The client sees it in the checklist.",
  "save-filing": "The filing date is saved.",
  "save-tracking-settings": "The settings are saved.",
  "save-template": "The template is saved.",
};

interface TrackingTabProps extends TrackingContent {
  done: string | null;
  answer: TrackingAnswer | null;
}

/** Who is missing what, how urgent it is, and reminders. */
export function TrackingTab(props: TrackingTabProps) {
  const { page, place, season, settings, outcome, done, answer } = props;
  const below = listPath("tracking", { ...place });
  const hydrated = useHydrated();
  return (
    <>
      {done && DONE[done] && <Note tone="success" title={DONE[done]} />}
      {!answer && outcome && (
        <Note tone={outcome.sent > 0 ? "success" : "warning"} title={outcomeText(outcome)} />
      )}
      {page.clients === 0 ? (
        <EmptyState
          icon={Users}
          title="No clients to track yet"
          text="A client appears here as soon as they have an intake."
        >
          <a className="button" href="/admin?tab=users&ask=invite">
            Invite a client
          </a>
        </EmptyState>
      ) : (
        <>
          <TrackingTools {...props} below={below} />
          <SeasonPicture weeks={season} />
          {page.rows.length === 0 ? (
            <EmptyState icon={Users} title="No such client" text="Try other words, or fewer filters." />
          ) : (
            <ClientTable {...props} below={below} />
          )}
          <ListPager
            page={place.page}
            total={page.total}
            to={(to) => listPath("tracking", { ...place, page: to })}
          />
        </>
      )}
      <Dialog {...props} below={below} />
      <p className="xs faint tracking__fresh">
        {hydrated && "Refreshed every 30 s. "}
        Automatic reminders are {settings.isAutomatic ? "on" : "off"}.
      </p>
    </>
  );
}

function TrackingTools({ page, place, below }: TrackingTabProps & { below: string }) {
  const { q, risk, status, sort } = place;
  const statuses = TRACKED_STATUSES.map((one) => [one, STATUS_LABELS[one]] as const);
  const choices = [
    {
      label: "Risk level",
      name: "risk",
      value: risk,
      options: [["", "All risk levels"], ...RISK_OPTIONS] as const,
    },
    {
      label: "Intake status",
      name: "status",
      value: status,
      options: [["", "All statuses"], ...statuses] as const,
    },
    { label: "Order", name: "sort", value: sort, options: SORTS },
  ];
  const query = below.slice(below.indexOf("?"));
  return (
    <ListTools tab="tracking" q={q} label="Find a client" choices={choices}>
      <div className="tracking__aside">
        <span className="sm muted">{countText(page.clients, page.withMissing)}</span>
        <a className="button button--quiet button--small" href={`/api/admin/client-tracking.csv${query}`}>
          <Download className="icon" aria-hidden="true" />
          CSV
        </a>
        <a className="button button--quiet button--small" href={`${below}&ask=settings`}>
          <Settings2 className="icon" aria-hidden="true" />
          Settings
        </a>
      </div>
    </ListTools>
  );
}

function Dialog(props: TrackingTabProps & { below: string }) {
  const { dialog, below, settings, answer, pressId } = props;
  const navigate = useNavigate();
  const common = { below, answer, onClose: () => navigate(below, { preventScrollReset: true }) };
  switch (dialog?.kind) {
    case "client":
      return <ClientDialog {...dialog} {...common} pressId={pressId} />;
    case "bulk":
      return <BulkDialog {...dialog} {...common} pressId={pressId} />;
    case "settings":
      return <SettingsDialog {...common} settings={settings} />;
    case "template":
      return <TemplateDialog {...common} key={dialog.template.name} template={dialog.template} />;
    default:
      return null;
  }
}

const number = new Intl.NumberFormat("en-US");

function countText(clients: number, withMissing: number): string {
  const who = clients === 1 ? "1 client" : `${number.format(clients)} clients`;
  return `${who}, ${withMissing === 0 ? "none" : number.format(withMissing)} with missing documents`;
}

function outcomeText({ sent, skipped }: { sent: number; skipped: number }): string {
  const out = sent === 1 ? "1 reminder is on its way" : `${number.format(sent)} reminders are on their way`;
  if (skipped === 0) return `${out}.`;
  const left = `${number.format(skipped)} left out: nothing missing, or reminded a short while ago`;
  return `${sent === 0 ? "No reminder was sent" : out}; ${left}.`;
}
