import type { Visit } from "../../http/access.server.ts";
import type { User } from "#modules/accounts/schema";
import { isClosed, type ChecklistLine, type Intake } from "#modules/intake/schema";
import { isActive, nameOf, overviewOf, recentActivity, toLines } from "./dashboard-view.ts";
import { readDesk, readNews } from "./desk.server.ts";
import { readLibrary } from "./library.server.ts";

type Asked = Pick<Visit<"signed-in">, "modules" | "actor"> & { user: User; query: URLSearchParams };

/** Loads the data of the dashboard. */
export async function readDashboard({ modules, actor, user, query }: Asked) {
  const isAdmin = user.role === "admin";
  const now = new Date();
  const intakes = await modules.intake.listIntakes(actor);
  const newest = intakes.find(isActive) ?? null;
  // A document of a submitted intake may have been deleted since.
  const watched = newest ?? intakes.find(({ status }) => status === "review_ready") ?? null;
  const linesOf = (intake: Intake | null) => (intake ? modules.intake.getChecklist(actor, intake.id) : []);
  const latest = watched ?? intakes[0];
  const [missingById, upload, library, desk, news, consents] = await Promise.all([
    modules.intake.listMissing(actor),
    readUpload(intakes, { isAdmin, asked: query.get("upload") }, linesOf),
    isAdmin ? readLibrary(modules, actor) : null,
    isAdmin ? readDesk(modules, actor) : null,
    !isAdmin && latest ? readNews(modules, actor, latest.id) : null,
    modules.disclosure.waiting(actor),
  ]);
  const missing = missingById[watched?.id ?? ""] ?? [];
  const lines = toLines(intakes, { now, isAdmin, missing: missingById });
  const named = (id: string | null) => lines.find((line) => line.id === id) ?? null;
  return {
    firstName: user.firstName,
    isClient: !isAdmin,
    lines,
    overview: overviewOf(intakes),
    activity: recentActivity(intakes, now),
    /** A client with an active intake may not start another one. */
    isBlocked: !isAdmin && newest !== null,
    /** The intake to work on: the active one, else a submitted one with missing documents. */
    next:
      watched && (newest || missing.length > 0)
        ? { id: watched.id, taxYear: watched.taxYear, missing }
        : null,
    canUpload: intakes.some(({ status }) => isAdmin || !isClosed(status)),
    upload,
    library,
    desk,
    news,
    /** Intakes with a consent that waits for the signature. */
    consents: lines.filter(({ id }) => consents.includes(id)).map(({ id, name }) => ({ id, name })),
    asked: named(query.get("delete")),
    submitted: named(query.get("submitted")),
    isDeleted: query.has("deleted"),
  };
}

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>;

/** Data of the quick upload dialog: the intakes to choose from and the categories of one of them. */
async function readUpload(
  intakes: Intake[],
  { isAdmin, asked }: { isAdmin: boolean; asked: string | null },
  linesOf: (intake: Intake | null) => Promise<ChecklistLine[]> | ChecklistLine[],
) {
  const choices = intakes.filter(({ status }) => isAdmin || !isClosed(status));
  if (asked === null || choices.length === 0) return null;
  const chosen = choices.find(({ id }) => id === asked) ?? (choices.length === 1 ? choices[0] : undefined);
  return {
    choices: choices.map((intake) => ({ id: intake.id, name: nameOf(intake), createdAt: intake.createdAt })),
    chosen: chosen?.id ?? null,
    lines: await linesOf(chosen ?? null),
  };
}

export type QuickUploadData = NonNullable<Awaited<ReturnType<typeof readUpload>>>;
