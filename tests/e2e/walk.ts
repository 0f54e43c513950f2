/** All screens accessible to a role, from the route table, with intakes of its own. */
import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { OPERATOR, type Actor, type Role } from "#modules/kernel";
import { screensFor } from "../contract/route-table.ts";
import { enterAs, hydrated, type Stage } from "./pages.ts";
import type { Site } from "./site.ts";

export type Walker = Role | "visitor";

/** URLs of the table, with PERSONAL and BUSINESS as placeholders; visitors have no intakes. */
export function screensOf(who: Walker): string[] {
  if (who !== "visitor") return screensFor(who);
  return screensFor("anonymous").filter((path) => !/PERSONAL|BUSINESS/.test(path));
}

/** A page for one test group that opens these URLs, signed in if needed. */
export function useWalk(stage: Stage, who: Walker, options: BrowserContextOptions = {}) {
  const walk = {} as { page: Page; open(path: string): Promise<void> };
  let leave: () => Promise<void>;
  beforeAll(async () => {
    const visit = await stage.visit(options);
    ({ leave } = visit);
    walk.page = visit.page;
    const ids = who === "visitor" ? null : await enter(visit.page, stage.site, who);
    walk.open = async (path) => {
      await visit.page.goto(
        path.replace("PERSONAL", ids?.personal ?? "").replace("BUSINESS", ids?.business ?? ""),
      );
      await hydrated(visit.page);
    };
  });
  afterAll(() => leave());
  return walk;
}

async function enter(page: Page, site: Site, role: Role) {
  await enterAs(page, site.people[role]);
  return intakesOf(site, role);
}

/** A client may have only one active intake, so the personal one replaces both placeholders. */
async function intakesOf(
  { running, people }: Site,
  role: Role,
): Promise<{ personal: string; business: string }> {
  const { accounts, intake } = running.modules;
  const user = (await accounts.listUsers(OPERATOR)).find(({ email }) => email === people[role].email);
  if (!user) throw new Error(`There is no ${people[role].email}.`);
  const actor: Actor = { kind: "user", userId: user.id, role };
  const known = await intake.listIntakes(actor);
  const find = async (intakeType: "personal" | "multi-entity") => {
    const found = known.find((candidate) => candidate.intakeType === intakeType);
    return (found ?? (await intake.createIntake(actor, { intakeType }))).id;
  };
  const personal = await find("personal");
  return { personal, business: role === "admin" ? await find("multi-entity") : personal };
}
