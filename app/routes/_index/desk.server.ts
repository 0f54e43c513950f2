import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";

/** What an administrator finds on the start page. */
export async function readDesk({ admin }: Modules, actor: Actor) {
  const [waiting, summary] = await Promise.all([admin.waiting(actor), admin.summary(actor)]);
  const { users, admins, intakes } = summary;
  return { waiting, clients: users - admins, isEmpty: users === admins && intakes === 0 };
}

export type DeskData = Awaited<ReturnType<typeof readDesk>>;

/** What the CPA wants of a client: messages without an answer, and papers that are asked for again. */
export async function readNews({ intake }: Modules, actor: Actor, intakeId: string) {
  const [messages, reviews, categories] = await Promise.all([
    intake.listMessages(actor, intakeId),
    intake.listReviews(actor, intakeId),
    intake.listCategories(actor),
  ]);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const asked = reviews.filter(({ answeredAt }) => answeredAt === null);
  return {
    intakeId,
    messages: messages
      .filter(({ fromOffice, isSettled }) => fromOffice && !isSettled)
      .map(({ text }) => text),
    asked: [...new Set(asked.map(({ categoryId }) => names.get(categoryId) ?? ""))],
  };
}

export type NewsData = Awaited<ReturnType<typeof readNews>>;
