import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Visit } from "../../http/access.server.ts";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import type { FieldErrors } from "#modules/kernel";
import { queueNamed } from "./read-review.server.ts";
import { nextToLookAt, papersOf, reviewPath } from "./review-view.ts";

const paper = { id: z.string(), categoryId: z.string() };

/** The forms of the screen, distinguished by their submit button. */
export const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("accept"), ...paper }),
  z.object({ intent: z.literal("ask"), ...paper, reason: z.string() }),
  z.object({ intent: z.literal("move"), ...paper, to: z.string() }),
  z.object({ intent: z.literal("take-back"), reviewId: z.string() }),
  z.object({ intent: z.literal("accept-waiver"), categoryId: z.string() }),
  z.object({ intent: z.literal("refuse-waiver"), categoryId: z.string() }),
  z.object({ intent: z.literal("message"), text: z.string() }),
  z.object({ intent: z.literal("settle") }),
  z.object({ intent: z.literal("reopen"), reason: z.string() }),
  z.object({ intent: z.literal("status"), status: z.enum(["review_ready", "completed", "filed"]) }),
]);

type Fields = z.infer<typeof form>;
type Change = Visit<"admin"> & { params: ActionFunctionArgs["params"]; fields: Fields };

/** Why a form was not carried out, beside what was typed. */
export interface Refusal {
  problem: string;
  intent: Fields["intent"];
  fields: FieldErrors;
  typed: string;
}

/** Handles one form and redirects to where the work goes on; refusals are shown in place. */
export async function carryOut(change: Change) {
  const { fields, params, request } = change;
  const query = new URL(request.url).searchParams;
  const here = { paper: query.get("paper"), queue: queueNamed(query.get("queue")) };
  try {
    const next = await decide(change);
    const fragment = FRAGMENTS[fields.intent] ?? "";
    const to = { ...here, ...(next !== undefined && { paper: next }), done: fields.intent };
    return redirect(reviewPath(params.intakeId ?? "", to) + fragment);
  } catch (error) {
    if (!hasCode(error, "invalid", "conflict", "not_found", "unsupported")) throw error;
    const typed = "reason" in fields ? fields.reason : "text" in fields ? fields.text : "";
    const refusal: Refusal = {
      problem: error.message,
      intent: fields.intent,
      fields: error.fields ?? {},
      typed,
    };
    return json(refusal, { status: STATUS[error.code] });
  }
}

const FRAGMENTS: Partial<Record<Fields["intent"], string>> = {
  message: "#messages",
  settle: "#messages",
  reopen: "#messages",
};

/** The paper to show next; undefined to stay. */
async function decide(change: Change): Promise<string | null | undefined> {
  const { modules, actor, params, context, fields } = change;
  const { intake } = modules;
  const intakeId = params.intakeId ?? "";
  switch (fields.intent) {
    case "accept":
      await intake.acceptDocument(actor, fields.id, fields);
      return nextAfter(change, fields.id);
    case "ask":
      await intake.askAgain(actor, fields.id, fields);
      return nextAfter(change, fields.id);
    case "move":
      await intake.moveDocument(actor, fields.id, { from: fields.categoryId, to: fields.to });
      return fields.id;
    case "take-back":
      await intake.takeBackReview(actor, intakeId, fields.reviewId);
      return undefined;
    case "accept-waiver":
    case "refuse-waiver":
      await intake.decideWaiver(actor, intakeId, fields.categoryId, fields.intent === "accept-waiver");
      return undefined;
    case "message":
      await intake.sendMessage(actor, intakeId, { text: fields.text, site: context.site });
      return undefined;
    case "settle":
      await intake.settleMessages(actor, intakeId);
      return undefined;
    case "reopen":
      await intake.reopenIntake(actor, intakeId, { reason: fields.reason, site: context.site });
      return undefined;
    case "status":
      await intake.setStatus(actor, intakeId, fields.status);
      return undefined;
  }
}

async function nextAfter({ modules, actor, params }: Change, id: string): Promise<string> {
  const intakeId = params.intakeId ?? "";
  const [lines, reviews] = await Promise.all([
    modules.intake.getChecklist(actor, intakeId),
    modules.intake.listReviews(actor, intakeId),
  ]);
  return nextToLookAt(papersOf(lines, reviews, {}), id) ?? id;
}
