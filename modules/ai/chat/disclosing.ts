/** Which of a client's papers, and of what was said about them, the answering model may see. */
import type { Actor } from "#modules/kernel";
import type { ChatModel } from "#modules/models";
import type { AiDeps, AskOptions, PaperPage, PastTurn } from "../contract.ts";

export interface Disclosed {
  pages: PaperPage[];
  history: PastTurn[];
  /** What the asker is told, for people. */
  notes: string[];
}

interface Asked extends AskOptions {
  question: string;
  chat: ChatModel | null;
}

export const NO_PAPER = "None of the client's papers bears on this question.";

/** @throws DomainError `not_found`, `invalid` for the client. */
export async function papersFor(deps: AiDeps, actor: Actor, request: Asked): Promise<Disclosed> {
  const { clientId, intakeId, question, chat, history = [] } = request;
  const isOutside = chat?.hosted ?? false;
  if (!deps.papers || (!clientId && !intakeId))
    return { pages: [], history: isOutside ? history.filter(({ papers }) => !papers) : history, notes: [] };
  const { pages, intakeIds, notice } = await deps.papers.search(actor, { clientId, intakeId }, question);
  const notes = notice ? [notice] : [];
  if (pages.length === 0) notes.push(NO_PAPER);
  if (!chat || !isOutside) return { pages, history, notes };
  const documentIds = [
    ...pages.map((page) => page.documentId),
    ...history.flatMap(({ papers = [] }) => papers),
  ];
  const allowed = await allowedOf(deps, chat, { intakeIds, documentIds });
  const shown = pages.filter((page) => allowed.has(page.documentId));
  const kept = history.filter(({ papers = [] }) => papers.every((id) => allowed.has(id)));
  notes.push(...leftOut(chat, pages.length - shown.length, history.length - kept.length));
  return { pages: shown, history: kept, notes };
}

async function allowedOf(
  { disclosure }: AiDeps,
  { id }: ChatModel,
  papers: { intakeIds: string[]; documentIds: string[] },
): Promise<Set<string>> {
  const provider = id.slice(0, id.indexOf("/"));
  return (await disclosure?.permitted(provider, papers)) ?? new Set();
}

function leftOut({ name }: ChatModel, pages: number, turns: number): string[] {
  const notes: string[] = [];
  if (pages > 0) {
    const were =
      pages === 1 ? "1 page of the client's papers was" : `${pages} pages of the client's papers were`;
    notes.push(
      `${were} not sent to ${name}, which runs outside the office: the client's consent is not in force.`,
    );
  }
  if (turns > 0)
    notes.push(`Earlier answers that rest on the client's papers were not sent to ${name} either.`);
  return notes;
}
