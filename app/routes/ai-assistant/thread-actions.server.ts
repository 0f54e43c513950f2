import { json, redirect } from "@remix-run/node";
import { z } from "zod";
import type { Visit } from "../../http/access.server.ts";
import { toAnswer } from "../../http/errors.server.ts";
import { leaveFlash } from "../../http/flash.server.ts";
import { awaitJob } from "../../http/job-answer.server.ts";

export const threadForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("ask"),
    question: z.string().trim(),
    year: z.coerce.number().int().min(1900).max(2200).optional(),
  }),
  z.object({ intent: z.literal("beside"), turn: z.string(), modelId: z.string().trim().min(1) }),
  z.object({ intent: z.literal("index") }),
  z.object({ intent: z.literal("clear") }),
]);

/** The screen waits this long for the index; then it shows how far it is. */
const INDEX_WAIT_MS = 2_000;

type Admin = Visit<"admin">;

/** Asks the question and redirects to the new answer; on failure the question stays in its field. */
export async function ask(
  { modules, actor, request, context }: Admin,
  { question, year }: { question: string; year?: number },
) {
  const here = new URL(request.url).pathname;
  if (question === "") throw redirect(here);
  try {
    const { id } = await modules.ai.askInThread(actor, question, { signal: request.signal, year });
    return redirect(`${here}#x${id}`);
  } catch (error) {
    const { status, body } = toAnswer(error, context);
    return json({ question, problem: body.message }, { status });
  }
}

/** Has another model answer the same, and shows its answer beside. */
export async function answerBeside(
  { modules, actor, request, context }: Admin,
  { turn, modelId }: { turn: string; modelId: string },
) {
  const here = new URL(request.url).pathname;
  try {
    await modules.ai.answerBeside(actor, turn, { model: modelId, signal: request.signal });
    return redirect(`${here}?beside=${encodeURIComponent(turn)}#sources`);
  } catch (error) {
    const { status, body } = toAnswer(error, context);
    return json({ question: "", problem: body.message }, { status });
  }
}

export async function indexAll({ modules, actor, request, context }: Admin) {
  const here = new URL(request.url).pathname;
  try {
    const id = await modules.papers.indexAll(actor);
    const job = await awaitJob({ modules, actor, request }, id, INDEX_WAIT_MS);
    if (!job) return redirect(`${here}?indexing=${id}`);
    if (job.state === "succeeded") return redirect(`${here}?indexed=1`);
    return redirect(here, { headers: { "Set-Cookie": await leaveFlash(context, "indexFailed") } });
  } catch (error) {
    toAnswer(error, context);
    return redirect(here, { headers: { "Set-Cookie": await leaveFlash(context, "indexFailed") } });
  }
}

export async function clear({ modules, actor, request }: Admin) {
  await modules.ai.clearThread(actor);
  return redirect(new URL(request.url).pathname);
}
