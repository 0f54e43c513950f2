import type { User } from "#modules/accounts/schema";
import type { AdminSummary, OfficeIntake, OfficeUser, Page } from "#modules/admin/schema";
import type { DisclosureSettings } from "#modules/disclosure/schema";
import { isEnded } from "#modules/jobs/schema";
import type { LocalStatus, ModelsOverview } from "#modules/models/schema";
import type { Visit } from "../../http/access.server.ts";
import type { DataTabProps } from "./data/DataTab.tsx";
import { readSourcePlace } from "./data/source-words.ts";
import { readIntakePlace, readUserPlace } from "./list-address.ts";
import type { TabId } from "./AdminTabs.tsx";
import { readTracking, type TrackingContent } from "./tracking/read-tracking.server.ts";

/** Downloads listed below the sources. */
const HISTORY_SHOWN = 10;

export type TabContent =
  | { tab: "users"; page: Page<OfficeUser>; place: ReturnType<typeof readUserPlace>; office: User[] }
  | {
      tab: "intakes";
      page: Page<OfficeIntake>;
      place: ReturnType<typeof readIntakePlace>;
      record: { guesses: number; corrected: number };
    }
  | TrackingContent
  | { tab: "models"; overview: ModelsOverview; local: LocalStatus; outside: DisclosureSettings }
  | ({ tab: "data" } & DataTabProps);

type Asked = Pick<Visit<"admin">, "modules" | "actor" | "user"> & { query: URLSearchParams };

/** Figures above the tabs. */
export async function readSummary({ modules, actor }: Asked): Promise<AdminSummary & { sources: number }> {
  const [summary, sources] = await Promise.all([
    modules.admin.summary(actor),
    modules.authority.listSources(actor),
  ]);
  return { ...summary, sources: sources.length };
}

export async function readTab(asked: Asked, tab: TabId): Promise<TabContent> {
  const { modules, actor } = asked;
  switch (tab) {
    case "users":
      return readUsers(asked);
    case "intakes":
      return readIntakes(asked);
    case "tracking":
      return readTracking(modules, actor, asked.query);
    case "models": {
      const [overview, local, outside] = await Promise.all([
        modules.models.overview(actor),
        modules.models.localStatus(actor),
        modules.disclosure.settings(actor),
      ]);
      return { tab, overview, local, outside };
    }
    case "data":
      return readData(asked);
  }
}

async function readUsers({ modules, actor, query }: Asked): Promise<TabContent> {
  const place = readUserPlace(query);
  const isManaging = query.get("ask") === "manage";
  const [page, office] = await Promise.all([
    modules.admin.pageOfUsers(actor, place),
    isManaging ? modules.accounts.listOffice(actor) : [],
  ]);
  return { tab: "users", page, place, office };
}

async function readIntakes({ modules, actor, user, query }: Asked): Promise<TabContent> {
  const place = readIntakePlace(query);
  const [page, record] = await Promise.all([
    modules.admin.pageOfIntakes(actor, { ...place, cpaId: place.mine ? user.id : undefined }),
    modules.intake.classificationRecord(actor),
  ]);
  return { tab: "intakes", page, place, record };
}

async function readData({ modules, actor, query }: Asked): Promise<TabContent> {
  const named = query.get("update");
  const [sources, current, { updates }] = await Promise.all([
    modules.updates.status(actor),
    modules.updates.current(actor),
    modules.updates.history(actor),
  ]);
  const update = current ?? updates.find(({ id }) => id === named) ?? null;
  const history = updates.filter(({ state }) => isEnded(state)).slice(0, HISTORY_SHOWN);
  return { tab: "data", sources, place: readSourcePlace(query), update, history };
}
