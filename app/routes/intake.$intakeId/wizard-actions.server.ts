import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Visit } from "../../http/access.server.ts";
import { hasCode, STATUS, toAnswer } from "../../http/errors.server.ts";
import { leaveFlash } from "../../http/flash.server.ts";
import { DomainError } from "#modules/kernel";
import { canContinue, GOALS, INTAKE_STATUSES, WAIVER_KINDS, type Goals } from "#modules/intake/schema";
import type { CategoryUploadResult } from "./wizard.ts";
import { progressAfter, wizardPath } from "./wizard-view.ts";

const goals = { other: z.string().optional() };
const category = { categoryId: z.string() };

/** The forms of the screen, distinguished by their submit button. */
export const form = z.discriminatedUnion("intent", [
  z.looseObject({ intent: z.literal("advance"), step: z.enum(["1", "2"]).transform(Number), ...goals }),
  z.looseObject({ intent: z.literal("goals"), ...goals }),
  z.looseObject({ intent: z.literal("next"), group: z.string(), ...goals }),
  z.object({ intent: z.literal("submit") }),
  z.object({ intent: z.literal("waive"), ...category, kind: z.enum(WAIVER_KINDS), reason: z.string() }),
  z.object({ intent: z.literal("unwaive"), ...category }),
  z.object({ intent: z.literal("accept"), ...category }),
  z.object({ intent: z.literal("refuse"), ...category }),
  z.object({ intent: z.literal("move"), status: z.enum(INTAKE_STATUSES) }),
  z.object({ intent: z.literal("remove"), documentId: z.string() }),
  z.object({ intent: z.literal("message"), text: z.string() }),
  z.object({ intent: z.literal("settle") }),
]);

type Fields = z.infer<typeof form>;
type Change = Visit<"signed-in"> & { params: ActionFunctionArgs["params"]; fields: Fields };

/** Result of an action without a redirect: a problem of the whole screen, or the outcome for one category. */
export interface Answer {
  failure: { problem: string } | null;
  result: CategoryUploadResult | null;
}

/** Handles one form and redirects to where the effect shows; user errors are returned in place. */
export async function carryOut(change: Change) {
  const { fields } = change;
  try {
    return await answer(change);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (fields.intent === "remove") return sayNotRemoved(change, error);
    if (!hasCode(error, "invalid", "conflict")) throw error;
    const categoryId = "categoryId" in fields ? String(fields.categoryId) : null;
    return json(problemOf(error.message, categoryId), { status: STATUS[error.code] });
  }
}

async function answer({ modules, actor, request, params, context, fields }: Change) {
  const { intake } = modules;
  const id = params.intakeId ?? "";
  switch (fields.intent) {
    case "advance":
      if (fields.other !== undefined) await intake.saveGoals(actor, id, goalsOf(fields));
      if (!canContinue(fields.step, await intake.getChecklist(actor, id))) throw notYet(fields.step);
      await intake.setProgress(actor, id, progressAfter(fields.step));
      return redirect(new URL(request.url).pathname + wizardPath({ step: fields.step + 1 }));
    case "submit":
      await intake.setStatus(actor, id, "review_ready");
      return redirect(`/?submitted=${encodeURIComponent(id)}`);
    case "goals":
      await intake.saveGoals(actor, id, goalsOf(fields));
      return redirect(here(request, { done: "goals" }, "goals"));
    case "next":
      if (fields.other !== undefined) await intake.saveGoals(actor, id, goalsOf(fields));
      return redirect(new URL(request.url).pathname + wizardPath({ step: 2, group: fields.group }));
    case "waive":
      await intake.waiveCategory(actor, id, fields);
      return redirect(here(request, {}, fields.categoryId));
    case "unwaive":
      await intake.unwaiveCategory(actor, id, fields.categoryId);
      return redirect(here(request, {}, fields.categoryId));
    case "accept":
    case "refuse":
      await intake.decideWaiver(actor, id, fields.categoryId, fields.intent === "accept");
      return redirect(here(request, {}, fields.categoryId));
    case "move":
      await intake.setStatus(actor, id, fields.status);
      return redirect(here(request, { done: "moved" }));
    case "remove":
      await intake.deleteDocument(actor, fields.documentId);
      return redirect(here(request, { done: "removed" }));
    case "message":
      await intake.sendMessage(actor, id, { text: fields.text, site: context.site });
      return redirect(here(request, { done: "message" }, "messages"));
    case "settle":
      await intake.settleMessages(actor, id);
      return redirect(here(request, {}, "messages"));
  }
}

function problemOf(problem: string, categoryId: string | null): Answer {
  if (categoryId === null) return { failure: { problem }, result: null };
  return { failure: null, result: { categoryId, stored: [], problems: [problem], hasDuplicate: false } };
}

function notYet(step: number): DomainError {
  const missing = step === 1 ? "Every required document must be there" : "Upload at least one document";
  return new DomainError("invalid", `${missing} before you continue.`);
}

function goalsOf(fields: { other?: string | undefined } & Record<string, unknown>): Goals {
  const chosen = GOALS.filter(({ id }) => fields[`goal-${id}`] !== undefined).map(({ id }) => id);
  return { chosen, other: fields.other ?? "" };
}

async function sayNotRemoved({ request, context }: Change, error: unknown) {
  toAnswer(error, context);
  const headers = { "Set-Cookie": await leaveFlash(context, "deleteDocumentFailed") };
  return redirect(here(request, {}), { headers });
}

/** The position in the wizard from which the form was sent. */
export function here(request: Request, more: Record<string, string>, fragment = ""): string {
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams();
  for (const name of ["step", "group"]) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${pathname}?${query}${fragment && `#${encodeURIComponent(fragment)}`}`;
}
