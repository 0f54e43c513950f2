import { json, redirect } from "@remix-run/node";
import { z } from "zod";
import type { DomainError, FieldErrors } from "#modules/kernel";
import type { Visit } from "../../http/access.server.ts";
import { codeField, codeFields, typedCode } from "../../http/code-fields.server.ts";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { TWO_FACTOR } from "../../http/mfa-enrollment-required.ts";
import { identify } from "../../http/session.server.ts";

/** The forms of the screen, distinguished by their submit button. */
export const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin"), current: z.string() }),
  z.object({ intent: z.literal("confirm"), code: z.string() }),
  z.object({ intent: z.literal("new-codes"), current: z.string() }),
  z.object({ intent: z.literal("switch-off"), current: z.string(), ...codeFields }),
]);

type Change = Visit<"signed-in"> & { fields: z.infer<typeof form> };

/** Handles one form. Recovery codes are only in this response, so that they are shown once. */
export async function answer(visit: Change) {
  const { intent } = visit.fields;
  try {
    const recoveryCodes = await carryOut(visit);
    if (recoveryCodes) return json({ intent, recoveryCodes, problems: null });
    return redirect(intent === "begin" ? withSearch(visit.request) : `${TWO_FACTOR}?off=1`);
  } catch (error) {
    // Already done in another window, or too late: the screen shows the current state.
    if (hasCode(error, "conflict", "not_found")) return redirect(withSearch(visit.request));
    if (!hasCode(error, "invalid", "limited")) throw error;
    return json(
      { intent, recoveryCodes: null, problems: problemsOf(error, visit.fields) },
      { status: STATUS[error.code] },
    );
  }
}

async function carryOut({ modules, actor, request, context, fields }: Change): Promise<string[] | null> {
  const { accounts } = modules;
  const session = (await identify(request, context)).token ?? "";
  const { address } = context;
  switch (fields.intent) {
    case "begin":
      await accounts.beginSecondFactor(actor, { current: fields.current, address, session });
      return null;
    case "confirm":
      return accounts.confirmSecondFactor(actor, { code: fields.code, address, session });
    case "new-codes":
      return accounts.replaceRecoveryCodes(actor, { current: fields.current, address });
    case "switch-off": {
      const code = typedCode(fields);
      await accounts.switchOffSecondFactor(actor, { current: fields.current, code, address, session });
      return null;
    }
  }
}

/** Problems by field. */
function problemsOf({ message, fields = {} }: DomainError, typed: Change["fields"]): FieldErrors {
  if (fields.code && typed.intent === "switch-off") return { [codeField(typed)]: fields.code };
  if (Object.keys(fields).length > 0) return fields;
  return typed.intent === "confirm" ? { code: message } : { current: message };
}

/** URL of this screen, keeping the return path. */
function withSearch({ url }: Request): string {
  return TWO_FACTOR + new URL(url).search;
}
