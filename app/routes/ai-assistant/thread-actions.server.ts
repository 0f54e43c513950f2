import { json, redirect } from "@remix-run/node";
import { z } from "zod";
import { titleOf, type AnswerEvent, type Message } from "#modules/conversations/schema";
import { DomainError } from "#modules/kernel";
import type { Visit } from "../../http/access.server.ts";
import { toAnswer } from "../../http/errors.server.ts";
import { leaveFlash } from "../../http/flash.server.ts";
import { awaitJob } from "../../http/job-answer.server.ts";

export const threadForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("ask"),
    question: z.string().trim(),
    year: z.coerce.number().int().min(1900).max(2200).optional(),
    client: z.string().optional(),
    conversation: z.string().optional(),
  }),
  z.object({
    intent: z.literal("beside"),
    turn: z.string(),
    modelId: z.string().trim().min(1),
    client: z.string().optional(),
    conversation: z.string().optional(),
  }),
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

/** Asks within a conversation about the client's papers. */
export async function askAboutClient(
  { modules, actor, request, context }: Admin,
  { question, client, conversation }: { question: string; client: string; conversation?: string },
) {
  const here = `${new URL(request.url).pathname}?${new URLSearchParams({ client })}`;
  if (question === "") throw redirect(here);
  try {
    const { conversations } = modules;
    const id =
      conversation || (await conversations.create(actor, titleOf(question), { intakeId: client })).id;
    const last = await drain(conversations.send(actor, id, { message: question, signal: request.signal }));
    if (last?.problem) throw new DomainError("unavailable", last.problem);
    return redirect(last ? `${here}#x${last.id}` : here);
  } catch (error) {
    const { status, body } = toAnswer(error, context);
    return json({ question, problem: body.message }, { status });
  }
}

/** The message that ends the answer. */
async function drain(events: AsyncIterable<AnswerEvent>): Promise<Message | null> {
  let last: Message | null = null;
  for await (const event of events) if (event.type === "end") last = event.message;
  return last;
}

/** Has another model answer the same, and shows its answer beside. */
export async function answerBeside(
  { modules, actor, request, context }: Admin,
  { turn, modelId, client, conversation }: Extract<z.infer<typeof threadForm>, { intent: "beside" }>,
) {
  const here = new URL(request.url).pathname;
  const { signal } = request;
  try {
    if (conversation)
      await drain(modules.conversations.answerBeside(actor, conversation, { modelId, signal }));
    else await modules.ai.answerBeside(actor, turn, { model: modelId, signal });
    return redirect(`${here}?${new URLSearchParams({ ...(client && { client }), beside: turn })}#sources`);
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
