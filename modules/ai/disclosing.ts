/** Which of a client's papers, and of what was said about them, the answering model may see. */
import type { Actor } from "#modules/kernel";
import type { ChatModel } from "#modules/models";
import type { AiDeps, AskOptions, PaperPage, PastTurn } from "./contract.ts";

export interface Disclosed {
  pages: PaperPage[];
  history: PastTurn[];
  /** What the asker is told, for people. */
  notes: string[];
}

/** @throws DomainError `not_found`, `invalid` for the client. */
export async function papersFor(
  { papers }: AiDeps,
  actor: Actor,
  request: AskOptions & { question: string; chat: ChatModel | null },
): Promise<Disclosed> {
  const { clientId, intakeId, question, chat, history = [] } = request;
  const isOutside = chat?.hosted ?? false;
  const ownHistory = isOutside ? history.filter(({ usesPapers }) => !usesPapers) : history;
  if (!papers || (!clientId && !intakeId)) return { pages: [], history: ownHistory, notes: [] };
  const { pages, notice } = await papers.search(actor, { clientId, intakeId }, question);
  return { pages, history, notes: notice ? [notice] : [] };
}
