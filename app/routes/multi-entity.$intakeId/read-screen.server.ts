import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Visit } from "../../http/access.server.ts";
import { chartOf } from "../../http/group-chart.server.ts";
import { hasCode } from "../../http/errors.server.ts";
import { findClient } from "../../http/intake-client.server.ts";
import type { Finding, Group, GroupChart, Owner } from "#modules/entities/schema";
import { ACTIVE_STATUSES, type Intake } from "#modules/intake/schema";
import { formatPercentage } from "#modules/entities/schema";
import {
  tabNamed,
  type Content,
  type GroupScreen,
  type OwnershipContent,
  type Page,
  type Papers,
  type TabId,
} from "./screen.ts";
import { treeOf } from "./tree.ts";

type Asked = Visit<"signed-in"> & { params: LoaderFunctionArgs["params"]; query: URLSearchParams };

const ROWS = 100;
const CLOSED: readonly string[] = ["completed", "filed"];

interface Reading extends Asked {
  intake: Intake;
  group: Group;
  chart: GroupChart;
  findings: Finding[];
}

/** Loads one tab of the screen. @throws DomainError `not_found` */
export async function readScreen(asked: Asked, intake: Intake): Promise<GroupScreen> {
  const { modules, actor, user, query } = asked;
  const [overview, papers, client] = await Promise.all([
    modules.entities.getOverview(actor, intake.id),
    readPapers(asked, intake.id),
    findClient(asked, intake.id),
  ]);
  const { group, chart } = overview;
  const { findings, warnings: _, recommendations, ...validation } = overview.validation;
  const { id, taxYear, status, progress } = intake;
  const isCpa = user.role === "admin";
  const tab = tabNamed(query.get("tab"));
  return {
    intake: { id, taxYear, status, progress },
    client,
    tab,
    isCpa,
    canEdit: isCpa || !CLOSED.includes(status),
    canSubmit: ACTIVE_STATUSES.includes(status) && client === null,
    counts: {
      entities: group.entities.length,
      owners: group.owners.length,
      transactions: group.transactions.length,
      amount: group.transactions.reduce((sum, { amount }) => sum + amount, 0),
      open: findings.filter(({ state }) => state === "open").length,
    },
    validation: { ...validation, recommendations: tab === "validation" ? recommendations : [] },
    findings: shownOn(tab, findings, query),
    papers,
    entityOptions: group.entities.map((entity) => [entity.id, entity.legalName]),
    personOptions: group.people.map((person) => [person.id, person.name]),
    done: query.get("done"),
    content: await readContent(tab, { ...asked, intake, group, chart, findings }),
  };
}

/** Findings that the tab shows: in long groups they would be most of the page. */
function shownOn(tab: TabId, findings: Finding[], query: URLSearchParams): Finding[] {
  switch (tab) {
    case "inventory":
    case "validation":
      return findings;
    case "transactions":
      return findings.filter(({ transactionId }) => transactionId);
    case "ownership":
      return findings.filter(
        ({ ownerId, entityIds }) =>
          (ownerId && ownerId === query.get("edit")) || entityIds[0] === query.get("person"),
      );
  }
}

async function readPapers({ modules, actor }: Asked, id: string): Promise<Papers> {
  const { requiredDocuments, completedRequired, totalDocuments } = await modules.intake.getStatistics(
    actor,
    id,
  );
  return { required: requiredDocuments, settled: completedRequired, documents: totalDocuments };
}

async function readContent(tab: TabId, reading: Reading): Promise<Content> {
  const { group, query, modules, actor, intake } = reading;
  const byId = <T extends { id: string }>(list: readonly T[], name: string) =>
    list.find(({ id }) => id === query.get(name)) ?? null;
  switch (tab) {
    case "inventory":
      return {
        tab,
        entities: pageOf(matching(group, query.get("q")), query),
        edited: byId(group.entities, "edit"),
        removed: byId(group.entities, "remove"),
        query: query.get("q") ?? "",
      };
    case "ownership":
      return readOwnership(reading);
    case "transactions":
      return {
        tab,
        transactions: pageOf(group.transactions, query),
        edited: byId(group.transactions, "edit"),
        removed: byId(group.transactions, "remove"),
      };
    case "validation":
      return {
        tab,
        ...(group.entities.length > 0
          ? {
              ultimateOwners: await modules.entities.listUltimateOwners(actor, intake.id),
              returns: await modules.entities.listReturns(actor, intake.id),
            }
          : { ultimateOwners: [], returns: [] }),
      };
  }
}

/** Entities by name or EIN, with their owners as text. */
function matching({ entities, owners }: Group, asked: string | null) {
  const words = (asked ?? "").trim().toLowerCase();
  const named = new Map<string, string[]>();
  for (const { entityId, ownerName, percentage } of owners) {
    const text = `${ownerName ?? "Not named yet"} ${formatPercentage(percentage)}`;
    named.set(entityId, [...(named.get(entityId) ?? []), text]);
  }
  return entities
    .filter(({ legalName, ein }) => `${legalName} ${ein ?? ""}`.toLowerCase().includes(words))
    .map((entity) => ({ ...entity, owners: named.get(entity.id)?.join(", ") ?? "" }));
}

async function readOwnership(reading: Reading): Promise<OwnershipContent> {
  const { group, chart, query } = reading;
  const find = <T extends { id: string }>(list: readonly T[], name: string) =>
    list.find(({ id }) => id === query.get(name)) ?? null;
  const edited = find(group.owners, "edit");
  return {
    tab: "ownership",
    chart: group.entities.length > 0 ? await drawn(reading, chart) : null,
    tree: treeOf(chart),
    owners: rowsOf(pageOf(group.owners, query)),
    people: group.people,
    edited,
    coOwners: group.owners
      .filter(({ id, entityId }) => edited && entityId === edited.entityId && id !== edited.id)
      .map(({ id, ownerName }) => [id, ownerName ?? "Not named yet"]),
    person: find(group.people, "person"),
    removed: find(group.owners, "remove"),
    removedPerson: find(group.people, "removePerson"),
    ownedId: find(group.entities, "of")?.id ?? group.entities[0]?.id ?? "",
  };
}

/** A hundred whole records would be a tenth of the page. */
function rowsOf({ rows, ...page }: Page<Owner>): OwnershipContent["owners"] {
  return {
    ...page,
    rows: rows.map(({ id, entityId, ownerName, percentage, role, from, to }) => {
      return { id, entityId, ownerName, percentage, role, from, to };
    }),
  };
}

/** A picture that cannot be drawn leaves the list. */
async function drawn({ modules, findings, query, intake }: Reading, group: Parameters<typeof chartOf>[0]) {
  const view = chartOf(group, { findings, page: "", chosen: query.get("focus") });
  const { around, total } = view;
  try {
    const scene = await modules.charts.draw(view.graph);
    const svg = modules.charts.toSvg(scene, { title: `Ownership of the group, ${intake.taxYear}` });
    return { svg, width: scene.width, height: scene.height, around, total, problem: null };
  } catch (error) {
    if (!hasCode(error, "unavailable", "invalid")) throw error;
    return { svg: "", width: 0, height: 0, around, total, problem: error.message };
  }
}

function pageOf<T>(all: readonly T[], query: URLSearchParams): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / ROWS));
  const asked = Number(query.get("page"));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  return { rows: all.slice((page - 1) * ROWS, page * ROWS), page, pages, total: all.length };
}
