/** Conversations with the assistant as the API and the screen have them; safe in a browser. */
import { z } from "zod";
import type { Quotation, RetrievalAnswer } from "#modules/ai/schema";

export const FOCUS_AREAS = ["amt", "credits", "audit-risk", "compliance"] as const;
/** A subject that narrows what is searched and how it is answered. */
export type FocusArea = (typeof FOCUS_AREAS)[number];

export const FOCUS_LABELS: Record<FocusArea, string> = {
  amt: "AMT Optimization",
  credits: "Credit Maximization",
  "audit-risk": "Audit Risk Review",
  compliance: "Compliance Check",
};

export interface Conversation {
  id: string;
  title: string;
  /** ISO 8601. */
  updatedAt: string;
  /** The intake whose papers it is about. */
  intakeId?: string;
}

/** `stopped`: the asker stopped it; `failed`: the model did; both keep what had come. */
export type MessageState = "complete" | "stopped" | "failed";

export interface Message {
  id: string;
  type: "user" | "assistant";
  /** Plain text; in answers with quotations between “ and ” and their [n]. */
  content: string;
  createdAt: string;
  state: MessageState;
  /** Name of the model that answered. */
  model?: string;
  /** Milliseconds from question to the end of the answer. */
  processingTime?: number;
  /** Of question, sources and answer together, as the model counts them. */
  tokens?: number;
  /** Sources and quotations of an answer. */
  answer?: RetrievalAnswer;
  /** Why the answer failed, for people. */
  problem?: string;
  focus?: FocusArea;
  /** Id of the answer that this one, by another model, stands beside. */
  beside?: string;
}

/** Events of an answer as it comes, in order; `end` is the last one. */
export type AnswerEvent =
  | { type: "text"; text: string }
  | { type: "quotation"; quotation: Quotation }
  | { type: "note"; text: string }
  | { type: "end"; message: Message };

export const TITLE_LENGTH = 50;
export const MAX_TITLE_LENGTH = 200;
export const MAX_MESSAGE_LENGTH = 4000;
/** Conversations on one screen. */
export const LISTED = 200;

const title = z
  .string("Give the conversation a title.")
  .trim()
  .min(1, "Give the conversation a title.")
  .max(MAX_TITLE_LENGTH, `A title may have up to ${MAX_TITLE_LENGTH} characters.`);

export const titleBody = z.object({ title });
export const conversationBody = titleBody.extend({ intakeId: z.string().optional() });

const intakeId = z.string("Choose a client first.").trim().min(1, "Choose a client first.").max(200);
export const linkBody = z.object({ intakeId });
/** Any of the two. */
export const conversationPatch = z
  .object({ title: title.optional(), intakeId: intakeId.optional() })
  .refine(({ title: named, intakeId: linked }) => named !== undefined || linked !== undefined, {
    message: "Give the conversation a title.",
    path: ["title"],
  });

export const messageBody = z.object({
  message: z
    .string("Write a message first.")
    .trim()
    .min(1, "Write a message first.")
    .max(MAX_MESSAGE_LENGTH, `A message may have up to ${MAX_MESSAGE_LENGTH} characters. Shorten it.`),
  // A form without a focus area sends an empty field.
  focus: z
    .union([z.enum(FOCUS_AREAS), z.literal("").transform(() => undefined)], "Choose one of the focus areas.")
    .optional(),
});

export const besideBody = z.object({
  modelId: z.string("Choose a model first.").trim().min(1, "Choose a model first.").max(200),
});

/** The title of a conversation that begins with this message: its first 50 characters. */
export function titleOf(message: string): string {
  const line = message.trim().replace(/\s+/g, " ");
  const letters = [...line];
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join("")}...` : line;
}
