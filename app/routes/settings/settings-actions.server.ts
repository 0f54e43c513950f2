import { z } from "zod";
import type { Visit } from "../../http/access.server.ts";
import { newPassword, requireSame } from "../../http/new-password.server.ts";
import { identify } from "../../http/session.server.ts";
import { keepTheme } from "../../http/theme.server.ts";
import { THEMES } from "../../ui/theme.ts";

/** The forms of the screen, distinguished by their submit button. */
export const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("theme"), theme: z.enum(THEMES) }),
  z.object({ intent: z.literal("password"), current: z.string(), ...newPassword }),
  z.object({ intent: z.literal("end-session"), id: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({ intent: z.literal("end-others") }),
]);

type Change = Visit<"signed-in"> & { fields: z.infer<typeof form> };

/** Handles one form and returns the response headers. @throws DomainError `invalid` naming fields, `limited`. */
export async function carryOut({ modules, actor, request, context, fields }: Change): Promise<HeadersInit> {
  const { accounts } = modules;
  const session = (await identify(request, context)).token ?? "";
  switch (fields.intent) {
    case "theme":
      return { "Set-Cookie": await keepTheme(context, fields.theme) };
    case "password":
      requireSame(fields);
      await accounts.changePassword(actor, {
        current: fields.current,
        password: fields.password,
        session,
        address: context.address,
      });
      return {};
    case "end-session":
      await accounts.endSession(actor, fields.id);
      return {};
    case "end-others":
      await accounts.endOtherSessions(actor, session);
      return {};
  }
}
