/** Jobs of modules that know nothing of jobs: mails, and requests for a new password. */
import type { Knex } from "knex";
import { z } from "zod";
import type { Accounts } from "#modules/accounts";
import type { Intake } from "#modules/intake";
import type { Jobs, JobType } from "#modules/jobs";
import { OPERATOR } from "#modules/kernel";
import type { Outbox } from "#modules/mail";

/** The outbox counts its own tries; a job fails only when the database does. */
const SEND_MAIL: JobType<{ mailId: string }> = {
  name: "send-mail",
  payload: z.object({ mailId: z.string() }),
  attempts: 5,
  pauseSeconds: 2,
  expirySeconds: 5 * 60,
  concurrency: 4,
};

const ANSWER_RESETS: JobType<Record<string, never>> = {
  name: "answer-password-resets",
  payload: z.object({}).strict() as JobType<Record<string, never>>["payload"],
  attempts: 5,
  pauseSeconds: 2,
  expirySeconds: 5 * 60,
  concurrency: 1,
};

/** Has a mail sent once the transaction is committed, and not before `at`. No key: a later try is a job of its own. */
export async function queueMail(jobs: Jobs, trx: Knex.Transaction, mailId: string, at?: Date): Promise<void> {
  await jobs.enqueue(trx, SEND_MAIL, { payload: { mailId }, startAfter: at });
}

/** No key either: a job that runs already may have looked before this request was there. */
export async function queueResets(jobs: Jobs, trx: Knex.Transaction): Promise<void> {
  await jobs.enqueue(trx, ANSWER_RESETS, { payload: {} });
}

/** Documents that an earlier build read have not been judged; new ones are when they are read. */
const JUDGE_DOCUMENTS: JobType<Record<string, never>> = { ...ANSWER_RESETS, name: "judge-documents" };

interface Worked {
  accounts: Pick<Accounts, "answerPasswordResets">;
  mail: Pick<Outbox, "deliver" | "deliverDue">;
  intake: Pick<Intake, "judgeDocuments" | "sealTexts">;
}

export function defineJobs(jobs: Jobs, { accounts, mail, intake }: Worked): void {
  jobs.define(JUDGE_DOCUMENTS, {
    run: () => intake.judgeDocuments(OPERATOR),
    async reconcile() {
      // A worker of an earlier build beside this one stores texts plain.
      await intake.sealTexts(OPERATOR);
      await intake.judgeDocuments(OPERATOR);
    },
  });
  jobs.define(SEND_MAIL, {
    run: async ({ payload }) => void (await mail.deliver(OPERATOR, payload.mailId)),
    // Mails of a restored backup, and those whose try a kill cut off.
    reconcile: async () => void (await mail.deliverDue(OPERATOR)),
  });
  jobs.define(ANSWER_RESETS, {
    run: () => accounts.answerPasswordResets(OPERATOR),
    reconcile: () => accounts.answerPasswordResets(OPERATOR),
  });
}
