import { z } from "zod";
import type { Modules } from "#product";
import type { Visit } from "../../http/access.server.ts";
import { DomainError, type Actor } from "#modules/kernel";
import { INTAKE_TYPES } from "#modules/intake/schema";
import { settingsBody } from "#modules/disclosure/schema";
import { switchBody } from "#modules/models/schema";
import { trackingForms, type TrackingForm } from "./tracking/tracking-actions.server.ts";

const user = { id: z.string() };
const taxYear = z.coerce.number().int();

/** Actions of the administration screen; users and sources are referred to by id. */
/** A box that is not ticked is not sent. */
const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

export const adminForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make-admin"), ...user }),
  z.object({ intent: z.literal("make-client"), ...user }),
  z.object({ intent: z.literal("disable"), ...user }),
  z.object({ intent: z.literal("enable"), ...user }),
  z.object({ intent: z.literal("invite-again"), ...user }),
  z.object({ intent: z.literal("withdraw"), ...user }),
  z.object({ intent: z.literal("assign"), ...user, cpaId: z.string() }),
  z.object({ intent: z.literal("open-intake"), ...user, intakeType: z.enum(INTAKE_TYPES), taxYear }),
  z.object({
    intent: z.literal("invite"),
    email: z.string(),
    firstName: z.string().default(""),
    lastName: z.string().default(""),
    intakeType: z.enum(["", ...INTAKE_TYPES]).default(""),
    taxYear: taxYear.default(0),
  }),
  switchBody.extend({ intent: z.literal("switch-model") }),
  z.object({ intent: z.literal("test-models") }),
  settingsBody
    .extend({ hostedModels: ticked, contractor: ticked })
    .extend({ intent: z.literal("outside-models") }),
  z.object({ intent: z.literal("download"), id: z.string().max(100).optional() }),
  z.object({ intent: z.literal("stop-download"), id: z.string() }),
  z.object({ intent: z.literal("switch-source"), id: z.string(), isActive: z.enum(["true", "false"]) }),
  ...trackingForms,
]);

export type AdminForm = z.infer<typeof adminForm>;
/** Forms whose outcome is an address; the test of the models answers on the page itself. */
type Sent = Exclude<AdminForm, { intent: "test-models" } | TrackingForm>;
type Change = Pick<Visit<"admin">, "modules" | "actor" | "request" | "context"> & { fields: Sent };

/**
 * Performs an action and returns the URL to show.
 * @throws DomainError `not_found`, `invalid`, `conflict` for the last administrator and for a taken address.
 */
export async function carryOut(change: Change): Promise<string> {
  const { modules, actor, fields, request } = change;
  if (fields.intent === "switch-source") {
    await modules.authority.setSourceActive(actor, fields.id, fields.isActive === "true");
    return "/admin?tab=data";
  }
  if (fields.intent === "download") {
    const update = await modules.updates.request(actor, fields.id === undefined ? undefined : [fields.id]);
    return `/admin?tab=data&update=${update}`;
  }
  if (fields.intent === "stop-download") {
    const { id } = await modules.jobs.cancel(actor, fields.id);
    return `/admin?tab=data&update=${id}`;
  }
  if (fields.intent === "switch-model") {
    await modules.models.switchTo(actor, fields.modelId);
    return "/admin?tab=models&done=switch-model";
  }
  if (fields.intent === "outside-models") {
    await modules.disclosure.changeSettings(actor, fields);
    return "/admin?tab=models&done=outside-models";
  }
  const id = await changeUser(change, fields);
  // Back to the same search and page, without the dialog.
  const query = new URL(request.url).searchParams;
  query.delete("ask");
  query.set("tab", "users");
  query.set("done", fields.intent);
  query.set("id", id);
  return `/admin?${query}`;
}

type UserChange = Exclude<
  Sent,
  { intent: "switch-source" | "switch-model" | "outside-models" | "download" | "stop-download" }
>;

/** Returns the id of the user. */
async function changeUser(change: Change, fields: UserChange): Promise<string> {
  const { modules, actor, context } = change;
  const { accounts, intake } = modules;
  const { site } = context;
  switch (fields.intent) {
    case "invite":
      return invite(change, fields);
    case "invite-again":
      await accounts.inviteAgain(actor, { id: fields.id, site });
      return fields.id;
    case "withdraw":
      await accounts.withdrawInvitation(actor, fields.id);
      return fields.id;
    case "assign":
      await accounts.assignClient(actor, { clientId: fields.id, cpaId: fields.cpaId || null });
      return fields.id;
    case "open-intake":
      await intake.openIntakeFor(actor, { ...fields, clientId: fields.id });
      return fields.id;
    default:
      await changeRights(modules, actor, fields);
      return fields.id;
  }
}

async function invite(
  { modules, actor, context }: Change,
  fields: Extract<AdminForm, { intent: "invite" }>,
): Promise<string> {
  const { email, firstName, lastName, intakeType, taxYear: year } = fields;
  const client = await modules.accounts.inviteClient(actor, {
    email,
    firstName,
    lastName,
    site: context.site,
  });
  if (intakeType !== "")
    await modules.intake.openIntakeFor(actor, { clientId: client.id, intakeType, taxYear: year });
  return client.id;
}

type RightsChange = Extract<AdminForm, { intent: "make-admin" | "make-client" | "disable" | "enable" }>;

async function changeRights(
  { accounts, admin }: Modules,
  actor: Actor,
  { intent, id }: RightsChange,
): Promise<void> {
  const found = await admin.findUser(actor, id);
  if (!found) throw new DomainError("not_found", "There is no such user any more. Load the page again.");
  switch (intent) {
    case "make-admin":
      await accounts.setRole(actor, found.email, "admin");
      return;
    case "make-client":
      await accounts.setRole(actor, found.email, "user");
      return;
    case "disable":
      await accounts.disableUser(actor, found.email);
      return;
    case "enable":
      await accounts.enableUser(actor, found.email);
      return;
  }
}
