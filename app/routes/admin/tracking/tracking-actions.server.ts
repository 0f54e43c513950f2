import { z } from "zod";
import type { Visit } from "../../../http/access.server.ts";
import { DomainError } from "#modules/kernel";
import { RISK_LEVELS, sendReminderBody, TEMPLATE_NAMES } from "#modules/tracking/schema";

const { template, message } = sendReminderBody.shape;
const pressId = z.uuid().optional();
const client = { id: z.string() };
const number = z.coerce.number();
const words = { name: z.enum(TEMPLATE_NAMES), subject: z.string(), body: z.string() };
const isChecked = z
  .string()
  .optional()
  .transform((value) => value === "on");
const day = z
  .string()
  .default("")
  .transform((text) => text.trim() || null);

/** Forms of client tracking. */
export const trackingForms = [
  z.object({ intent: z.literal("remind"), ...client, template, message, force: isChecked, pressId }),
  z.object({ intent: z.literal("remind-again"), ...client }),
  z.object({
    intent: z.literal("remind-many"),
    to: z.enum(["selected", ...RISK_LEVELS, "all"]),
    ...{ template, message, pressId, confirmed: isChecked },
  }),
  z.object({ intent: z.literal("accept-waiver"), intakeId: z.string(), categoryId: z.string() }),
  z.object({ intent: z.literal("refuse-waiver"), intakeId: z.string(), categoryId: z.string() }),
  z.object({
    intent: z.literal("save-filing"),
    ...client,
    extension: z.enum(["office", "yes", "no"]),
    ...{ postponedFrom: day, postponedTo: day },
    ...{ reason: z.string().default(""), notice: z.string().default("") },
  }),
  z.object({
    intent: z.literal("save-tracking-settings"),
    timeZone: z.string(),
    extendedByDefault: isChecked,
    isAutomatic: isChecked,
    ...{ firstAfterDays: number, repeatEveryDays: number, remindersMax: number },
  }),
  z.object({ intent: z.literal("preview-template"), ...words }),
  z.object({ intent: z.literal("save-template"), ...words }),
  z.object({ intent: z.literal("reset-template"), name: words.name }),
] as const;

export type TrackingForm = z.infer<(typeof trackingForms)[number]>;
/** The preview answers on the page itself. */
type Sent = Exclude<TrackingForm, { intent: "preview-template" }>;
type Change = Pick<Visit<"admin">, "modules" | "actor" | "request" | "context">;

const INTENTS: readonly string[] = trackingForms.map(({ shape }) => shape.intent.value);

export function isTrackingForm(fields: { intent: string }): fields is TrackingForm {
  return INTENTS.includes(fields.intent);
}

/**
 * Performs an action and returns the URL to show.
 * @throws DomainError `not_found`, `invalid`
 */
export async function carryOutTracking(change: Change & { fields: Sent }): Promise<string> {
  const { modules, actor, fields, context } = change;
  const { tracking, intake } = modules;
  switch (fields.intent) {
    case "remind": {
      const { id, intent: _intent, ...order } = fields;
      const pressed = await tracking.sendReminder(actor, id, { ...order, site: context.site });
      if (pressed.sent === 0) throw new DomainError("conflict", pressed.reason);
      return back(change, { sent: "1" });
    }
    case "remind-again":
      await tracking.sendAgain(actor, fields.id);
      return back(change, { sent: "1" });
    case "remind-many":
      return remindMany({ ...change, fields });
    case "accept-waiver":
    case "refuse-waiver":
      await intake.decideWaiver(actor, fields.intakeId, fields.categoryId, fields.intent === "accept-waiver");
      return back(change, { done: fields.intent });
    case "save-filing":
      await saveFiling({ ...change, fields });
      return back(change, { done: "save-filing" });
    case "save-tracking-settings": {
      const { intent: _intent, ...settings } = fields;
      await tracking.saveTrackingSettings(actor, settings);
      return back(change, { done: "save-tracking-settings" });
    }
    case "save-template":
      await tracking.saveTemplate(actor, fields);
      return back(change, { done: "save-template" });
    case "reset-template":
      await tracking.resetTemplate(actor, fields.name);
      return back(change, { done: "save-template" });
  }
}

type Of<Intent extends Sent["intent"]> = Change & { fields: Extract<Sent, { intent: Intent }> };

async function remindMany({ fields, ...change }: Of<"remind-many">): Promise<string> {
  const { modules, actor, request, context } = change;
  const { to, template: name, message: text, pressId: id, confirmed } = fields;
  // A repeated field, which the schema of a form does not carry.
  const chosen = (await request.clone().formData()).getAll("clientIds").map(String);
  if (to === "selected" && chosen.length === 0)
    throw new DomainError("invalid", "Select the clients first, or choose a whole risk level.");
  if (to !== "selected" && !confirmed) return back(change, { ask: "bulk", to, template: name });
  const { sent, skipped } = await modules.tracking.sendReminders(actor, {
    ...{ template: name, message: text, force: false, pressId: id, site: context.site },
    clientIds: to === "selected" ? chosen : [],
    riskLevels: to === "selected" || to === "all" ? undefined : [to],
  });
  return back(change, { sent: String(sent), skipped: String(skipped.length) });
}

async function saveFiling({ modules, actor, fields }: Of<"save-filing">): Promise<void> {
  const { id, extension, postponedFrom, postponedTo, reason, notice } = fields;
  const isExtended = extension === "office" ? null : extension === "yes";
  const filing = { isExtended, postponedFrom, postponedTo, reason: reason.trim(), notice: notice.trim() };
  await modules.tracking.saveClientFiling(actor, id, filing);
}

/** The same search and page, without the dialog. */
function back({ request }: Pick<Change, "request">, outcome: Record<string, string>): string {
  const query = new URL(request.url).searchParams;
  for (const name of ["ask", "id", "name", "to", "template", "sent", "skipped", "done"]) query.delete(name);
  query.set("tab", "tracking");
  for (const [name, value] of Object.entries(outcome)) query.set(name, value);
  return `/admin?${query}`;
}
