import { z } from "zod";
import type { Modules } from "#product";
import { DomainError, type Actor } from "#modules/kernel";
import { switchBody } from "#modules/models/schema";

/** Actions of the administration screen; users and sources are referred to by id. */
export const adminForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make-admin"), id: z.string() }),
  z.object({ intent: z.literal("make-client"), id: z.string() }),
  z.object({ intent: z.literal("disable"), id: z.string() }),
  z.object({ intent: z.literal("enable"), id: z.string() }),
  switchBody.extend({ intent: z.literal("switch-model") }),
  z.object({ intent: z.literal("test-models") }),
  z.object({ intent: z.literal("switch-source"), id: z.string(), isActive: z.enum(["true", "false"]) }),
]);

export type AdminForm = z.infer<typeof adminForm>;
/** Forms whose outcome is an address; the test of the models answers on the page itself. */
type Change = Exclude<AdminForm, { intent: "test-models" }>;

/**
 * Performs an action and returns the URL to show.
 * @throws DomainError `not_found`, `conflict` for the last administrator.
 */
export async function carryOut(modules: Modules, actor: Actor, fields: Change): Promise<string> {
  if (fields.intent === "switch-source") {
    await modules.authority.setSourceActive(actor, fields.id, fields.isActive === "true");
    return "/admin?tab=data";
  }
  if (fields.intent === "switch-model") {
    await modules.models.switchTo(actor, fields.modelId);
    return "/admin?tab=models&done=switch-model";
  }
  await changeUser(modules, actor, fields);
  return `/admin?${new URLSearchParams({ tab: "users", done: fields.intent, id: fields.id })}`;
}

type UserChange = Exclude<Change, { intent: "switch-source" | "switch-model" }>;

async function changeUser({ accounts }: Modules, actor: Actor, { intent, id }: UserChange): Promise<void> {
  const user = (await accounts.listUsers(actor)).find((candidate) => candidate.id === id);
  if (!user) throw new DomainError("not_found", "There is no such user any more. Load the page again.");
  switch (intent) {
    case "make-admin":
      await accounts.setRole(actor, user.email, "admin");
      return;
    case "make-client":
      await accounts.setRole(actor, user.email, "user");
      return;
    case "disable":
      await accounts.disableUser(actor, user.email);
      return;
    case "enable":
      await accounts.enableUser(actor, user.email);
      return;
  }
}
