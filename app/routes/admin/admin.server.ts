import type { Modules } from "#product";
import type { ListedUser } from "#modules/accounts/schema";
import type { SourceType } from "#modules/authority/schema";
import type { ClientIntake } from "#modules/intake/schema";
import type { Actor } from "#modules/kernel";
import type { LocalStatus, ModelsOverview } from "#modules/models/schema";
import type { TabId } from "./AdminTabs.tsx";

export interface AdminSummary {
  users: number;
  admins: number;
  intakes: number;
  completed: number;
  /** Percent, rounded; 0 without intakes. */
  averageProgress: number;
  sources: number;
}

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
  | { tab: "users"; users: ListedUser[] }
  | { tab: "intakes"; intakes: ClientIntake[]; record: { guesses: number; corrected: number } }
  | { tab: "models"; overview: ModelsOverview; local: LocalStatus }
  | { tab: "data"; sources: SourceLine[] };

export async function readSummary(modules: Modules, actor: Actor): Promise<AdminSummary> {
  const [users, intakes, sources] = await Promise.all([
    modules.accounts.listUsers(actor),
    modules.intake.listClientIntakes(actor),
    modules.authority.listSources(actor),
  ]);
  const progress = intakes.reduce((sum, intake) => sum + intake.progress, 0);
  return {
    users: users.length,
    admins: users.filter(({ role }) => role === "admin").length,
    intakes: intakes.length,
    completed: intakes.filter(({ status }) => status === "completed" || status === "filed").length,
    averageProgress: intakes.length > 0 ? Math.round(progress / intakes.length) : 0,
    sources: sources.length,
  };
}

export async function readTab(modules: Modules, actor: Actor, tab: TabId): Promise<TabContent> {
  switch (tab) {
    case "users":
      return { tab, users: await modules.accounts.listUsers(actor) };
    case "intakes":
      return {
        tab,
        intakes: await modules.intake.listClientIntakes(actor),
        record: await modules.intake.classificationRecord(actor),
      };
    case "models": {
      const [overview, local] = await Promise.all([
        modules.models.overview(actor),
        modules.models.localStatus(actor),
      ]);
      return { tab, overview, local };
    }
    case "data":
      return { tab, sources: await readSources(modules, actor) };
  }
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
