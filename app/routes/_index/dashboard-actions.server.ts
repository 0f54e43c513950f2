import { json, redirect, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { Visit } from "../../http/access.server.ts";
import { hasCode, STATUS, toAnswer } from "../../http/errors.server.ts";
import { leaveFlash } from "../../http/flash.server.ts";
import { receive } from "../../http/screen.server.ts";
import { storeUploads } from "../../http/upload.server.ts";
import type { MessageName } from "../../ui/messages.ts";
import { UPLOAD_FAILED } from "../../ui/upload/formats.ts";
import { isDomainError } from "#modules/kernel";
import { INTAKE_TYPES } from "#modules/intake/schema";

/** The forms of the dashboard, told apart by their button. */
export const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("create"), intakeType: z.enum(INTAKE_TYPES) }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

type Change = Visit<"signed-in"> & { fields: z.infer<typeof form> };

export async function carryOut({ modules, actor, context, fields }: Change) {
  const isCreation = fields.intent === "create";
  try {
    if (!isCreation) {
      await modules.intake.deleteIntake(actor, fields.id);
      return redirect("/?deleted=1");
    }
    const { intakeType } = fields;
    const { id } = await modules.intake.createIntake(actor, { intakeType });
    return redirect(intakeType === "multi-entity" ? `/multi-entity/${id}` : `/intake/${id}`);
  } catch (error) {
    if (isCreation && hasCode(error, "conflict")) return backHome(context, "activeIntakeExists");
    // Anything unexpected is logged there.
    toAnswer(error, context);
    return backHome(context, isCreation ? "createIntakeFailed" : "deleteIntakeFailed");
  }
}

async function backHome(context: AppLoadContext, message: MessageName) {
  return redirect("/", { headers: { "Set-Cookie": await leaveFlash(context, message) } });
}

/** The form of a quick upload, sent without a script. */
export const takeFiles = receive("signed-in", async ({ modules, actor, request, context }) => {
  const intakeId = new URL(request.url).searchParams.get("upload") ?? "";
  try {
    const results = await storeUploads({ modules, actor, request }, intakeId);
    const refused = results.flatMap((result) => ("refusal" in result ? [result] : []));
    const stored = results.flatMap((result) =>
      "document" in result ? result.document.originalFileName : [],
    );
    const problems = refused.map(({ fileName, refusal }) => `${fileName}: ${refusal.message}`);
    const hasDuplicate = refused.some(({ refusal }) => refusal.fields?.duplicateOf);
    const [first] = refused;
    return json({ stored, problems, hasDuplicate }, { status: first ? STATUS[first.refusal.code] : 200 });
  } catch (error) {
    const { status, body } = toAnswer(error, context);
    const problem = isDomainError(error) ? body.message : UPLOAD_FAILED;
    return json({ stored: [], problems: [problem], hasDuplicate: false }, { status });
  }
});
