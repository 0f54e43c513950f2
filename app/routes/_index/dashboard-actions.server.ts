import { json, redirect, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { Visit } from "../../http/access.server.ts";
import { hasCode, toAnswer } from "../../http/errors.server.ts";
import { leaveFlash } from "../../http/flash.server.ts";
import { receive } from "../../http/screen.server.ts";
import { uploadResultOf, failedUploadResult } from "../../http/upload-result.server.ts";
import { storeUploads } from "../../http/upload.server.ts";
import type { MessageName } from "../../ui/flash-messages.ts";
import { INTAKE_TYPES } from "#modules/intake/schema";

/** The forms of the dashboard, distinguished by their submit button. */
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
    // Logs an unexpected error.
    toAnswer(error, context);
    return backHome(context, isCreation ? "createIntakeFailed" : "deleteIntakeFailed");
  }
}

async function backHome(context: AppLoadContext, message: MessageName) {
  return redirect("/", { headers: { "Set-Cookie": await leaveFlash(context, message) } });
}

/** Handles the quick upload form without JavaScript. */
export const takeFiles = receive("signed-in", async ({ modules, actor, request, context }) => {
  const intakeId = new URL(request.url).searchParams.get("upload") ?? "";
  try {
    const results = await storeUploads({ modules, actor, request }, intakeId);
    const { result, status } = uploadResultOf(results);
    return json(result, { status: status ?? 200 });
  } catch (error) {
    const { result, status } = failedUploadResult(error, context);
    return json(result, { status });
  }
});
