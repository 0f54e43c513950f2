import { randomUUID } from "node:crypto";
import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import type {
  ClientFiling,
  ReminderTemplate,
  SeasonWeek,
  TrackedClient,
  TrackingPage,
  TrackingSettings,
} from "#modules/tracking/schema";
import { readTrackingPlace, type TrackingPlace } from "../../../http/tracking-place.server.ts";

/** What the dialog of the address shows. */
export type TrackingDialog =
  | { kind: "client"; client: TrackedClient; filing: ClientFiling }
  | { kind: "settings" }
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
    case "template": {
      const templates = await tracking.listTemplates(actor);
      const template = templates.find(({ name }) => name === query.get("name")) ?? templates[0];
      return template ? { kind: "template", template } : null;
    }
    default:
      return null;
  }
}

function outcomeIn(query: URLSearchParams): TrackingContent["outcome"] {
  const sent = query.get("sent");
  if (sent === null || !/^\d{1,6}$/.test(sent)) return null;
  const skipped = query.get("skipped") ?? "";
  return { sent: Number(sent), skipped: Number(/^\d{1,6}$/.test(skipped) ? skipped : 0), reason: "" };
}
