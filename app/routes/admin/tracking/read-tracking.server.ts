import { randomUUID } from "node:crypto";
import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import {
  RISK_LEVELS,
  TEMPLATE_NAMES,
  type ClientFiling,
  type ReminderTemplate,
  type RiskLevel,
  type SeasonWeek,
  type TemplateName,
  type TrackedClient,
  type TrackingPage,
  type TrackingSettings,
} from "#modules/tracking/schema";
import { readTrackingPlace, type TrackingPlace } from "../../../http/tracking-place.server.ts";

/** Reminders to a whole risk level, or to everybody, before they are confirmed. */
export interface BulkPress {
  to: RiskLevel | "all";
  template: TemplateName;
  clients: number;
}

/** What the dialog of the address shows. */
export type TrackingDialog =
  | { kind: "client"; client: TrackedClient; filing: ClientFiling }
  | { kind: "settings" }
  | ({ kind: "bulk" } & BulkPress)
  | { kind: "template"; template: ReminderTemplate };

export interface TrackingContent {
  tab: "tracking";
  page: TrackingPage;
  place: TrackingPlace;
  season: SeasonWeek[];
  settings: TrackingSettings;
  dialog: TrackingDialog | null;
  /** Outcome of the last press. */
  outcome: { sent: number; skipped: number; reason: string } | null;
  /** Makes the next press one of its own. */
  pressId: string;
}

export async function readTracking(
  { tracking }: Modules,
  actor: Actor,
  query: URLSearchParams,
): Promise<TrackingContent> {
  const place = readTrackingPlace(query);
  const [page, season, settings, dialog] = await Promise.all([
    tracking.pageOfClients(actor, place),
    tracking.season(actor),
    tracking.trackingSettings(actor),
    readDialog(tracking, actor, query),
  ]);
  return {
    tab: "tracking",
    page,
    place,
    season,
    settings,
    dialog,
    outcome: outcomeIn(query),
    pressId: randomUUID(),
  };
}

async function readDialog(
  tracking: Modules["tracking"],
  actor: Actor,
  query: URLSearchParams,
): Promise<TrackingDialog | null> {
  switch (query.get("ask")) {
    case "client": {
      const client = await tracking.findClient(actor, query.get("id") ?? "");
      return client && { kind: "client", client, filing: await tracking.clientFiling(actor, client.userId) };
    }
    case "settings":
      return { kind: "settings" };
    case "bulk":
      return { kind: "bulk", ...(await readBulk(tracking, actor, query)) };
    case "template": {
      const templates = await tracking.listTemplates(actor);
      const template = templates.find(({ name }) => name === query.get("name")) ?? templates[0];
      return template ? { kind: "template", template } : null;
    }
    default:
      return null;
  }
}

async function readBulk(
  tracking: Modules["tracking"],
  actor: Actor,
  query: URLSearchParams,
): Promise<BulkPress> {
  const risk = RISK_LEVELS.find((level) => level === query.get("to"));
  const template = TEMPLATE_NAMES.find((name) => name === query.get("template")) ?? "standard";
  const { total, withMissing } = await tracking.pageOfClients(actor, { risk });
  return { to: risk ?? "all", template, clients: risk ? total : withMissing };
}

function outcomeIn(query: URLSearchParams): TrackingContent["outcome"] {
  const sent = query.get("sent");
  if (sent === null || !/^\d{1,6}$/.test(sent)) return null;
  const skipped = query.get("skipped") ?? "";
  return { sent: Number(sent), skipped: Number(/^\d{1,6}$/.test(skipped) ? skipped : 0), reason: "" };
}
