import type { Modules } from "#product";
import type { User } from "#modules/accounts/schema";
import type { AdminSummary, OfficeIntake, OfficeUser, Page } from "#modules/admin/schema";
import type { SourceType } from "#modules/authority/schema";
import type { Actor } from "#modules/kernel";
import type { DisclosureSettings } from "#modules/disclosure/schema";
import type { LocalStatus, ModelsOverview } from "#modules/models/schema";
import type { Visit } from "../../http/access.server.ts";
import { readIntakePlace, readUserPlace } from "./list-address.ts";
import type { TabId } from "./AdminTabs.tsx";

/** A source of tax data with its loading state. */
export interface SourceLine {
  id: string;
  name: string;
  description: string;
  sourceType: SourceType;
  format: string;
  priority: string;
  updateFrequency: string;
  isActive: boolean;
  /** Holdings of the source in the library, or null. */
  held: { sections: number; release: string } | null;
  run: { state: "running" | "succeeded" | "failed"; sectionsDone: number; error: string | null } | null;
}

export type TabContent =
  | { tab: "users"; page: Page<OfficeUser>; place: ReturnType<typeof readUserPlace>; office: User[] }
  | {
      tab: "intakes";
      page: Page<OfficeIntake>;
      place: ReturnType<typeof readIntakePlace>;
      record: { guesses: number; corrected: number };
    }
  | { tab: "models"; overview: ModelsOverview; local: LocalStatus; outside: DisclosureSettings }
  | { tab: "data"; sources: SourceLine[] };

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
    case "models": {
      const [overview, local, outside] = await Promise.all([
        modules.models.overview(actor),
        modules.models.localStatus(actor),
        modules.disclosure.settings(actor),
      ]);
      return { tab, overview, local, outside };
    }
    case "data":
      return { tab, sources: await readSources(modules, actor) };
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

async function readSources({ authority, ingest }: Modules, actor: Actor): Promise<SourceLine[]> {
  const [sources, holdings, runs] = await Promise.all([
    authority.listSources(actor),
    authority.holdings(),
    ingest.status(actor),
  ]);
  return sources.map((source) => {
    const held = holdings.find(({ sourceId }) => sourceId === source.id);
    const run = runs.find((candidate) => candidate.source === source.id);
    return {
      ...source,
      held: held ? { sections: held.sections, release: held.release } : null,
      run: run ? { state: run.state, sectionsDone: run.sectionsDone, error: run.error } : null,
    };
  });
}
