import { json, redirect } from "@remix-run/node";
import { z } from "zod";
import { besideBody, linkBody, messageBody, titleBody, titleOf } from "#modules/conversations/schema";
import type { AnswerEvent } from "#modules/conversations/schema";
import type { Visit } from "../../http/access.server.ts";
import { toAnswer } from "../../http/errors.server.ts";
import { chatUrl } from "./chat-url.ts";

/** Forms of the screen without scripts; with scripts, messages are sent and streamed by `use-answer.ts`. */
export const chatForm = z.discriminatedUnion("intent", [
  messageBody.extend({
    intent: z.literal("send"),
    conversation: z.string().optional(),
    intake: z.string().optional(),
  }),
  z.object({ intent: z.literal("regenerate"), conversation: z.string() }),
  besideBody.extend({ intent: z.literal("beside"), conversation: z.string() }),
  titleBody.extend({ intent: z.literal("rename"), conversation: z.string(), query: z.string().default("") }),
  linkBody.extend({ intent: z.literal("link"), conversation: z.string() }),
  z.object({
    intent: z.literal("delete"),
    conversation: z.string(),
    selected: z.string().optional(),
    query: z.string().default(""),
  }),
]);

type ChatForm = z.infer<typeof chatForm>;
type Admin = Visit<"admin">;

/** Performs the form and redirects to what it shows; on failure the message stays in its field. */
export async function carryOut(visit: Admin, fields: ChatForm) {
  switch (fields.intent) {
    case "send":
      return send(visit, fields);
    case "regenerate":
      return answerAnew(visit, fields.conversation, (signal) =>
        visit.modules.conversations.regenerate(visit.actor, fields.conversation, { signal }),
      );
    case "beside":
      return answerAnew(visit, fields.conversation, (signal) =>
        visit.modules.conversations.answerBeside(visit.actor, fields.conversation, { ...fields, signal }),
      );
    case "rename":
      await visit.modules.conversations.rename(visit.actor, fields.conversation, fields.title);
      return redirect(conversationUrl(fields.conversation, fields.query));
    case "link":
      await visit.modules.conversations.link(visit.actor, fields.conversation, fields.intakeId);
      return redirect(conversationUrl(fields.conversation));
    case "delete":
      return remove(visit, fields);
  }
}

type Sent = Extract<ChatForm, { intent: "send" }>;

async function send(
  { modules, actor, request, context }: Admin,
  { message, focus, conversation, intake }: Sent,
) {
  let id = conversation;
  try {
    id ||= (await modules.conversations.create(actor, titleOf(message), { intakeId: intake || undefined }))
      .id;
    await drain(modules.conversations.send(actor, id, { message, focus, signal: request.signal }));
    return redirect(conversationUrl(id));
  } catch (error) {
    const { status, body } = toAnswer(error, context);
    return json({ message, problem: body.message }, { status });
  }
}

async function answerAnew(
  { request, context }: Admin,
  id: string,
  open: (signal: AbortSignal) => AsyncIterable<AnswerEvent>,
) {
  try {
    await drain(open(request.signal));
    return redirect(conversationUrl(id));
  } catch (error) {
    const { status, body } = toAnswer(error, context);
    return json({ message: "", problem: body.message }, { status });
  }
}

/** Shows the conversation that was open; after its own deletion the first one left. */
async function remove(
  { modules, actor }: Admin,
  { conversation, selected, query }: { conversation: string; selected?: string; query: string },
) {
  await modules.conversations.remove(actor, conversation);
  if (selected && selected !== conversation) return redirect(conversationUrl(selected, query));
  const [first] = await modules.conversations.list(actor);
  return redirect(first ? conversationUrl(first.id) : "/chat");
}

async function drain(events: AsyncIterable<AnswerEvent>): Promise<void> {
  for await (const _ of events);
}

function conversationUrl(id: string, query = ""): string {
  return `${chatUrl({ c: id, q: query })}#last`;
}
