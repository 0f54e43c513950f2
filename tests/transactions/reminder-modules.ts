/** Tracking with its jobs and mails over a database, without the library, so that a worker starts fast. */
import type { Knex } from "knex";
import { createAudit } from "#modules/audit";
import { createJobs } from "#modules/jobs";
import { silentLog, systemClock } from "#modules/kernel";
import { createCarrier } from "#modules/mail";
import { createTracking } from "#modules/tracking";
import { defineJobs, queueMail } from "../../app/jobs.ts";
import { MAIL_FROM, openOutbox, TEST_KEY } from "../factories/mail.ts";

export function openReminders(knex: Knex, { smtpUrl, dataDir }: { smtpUrl: string; dataDir: string }) {
  const jobs = createJobs({ knex, log: silentLog });
  const mail = openOutbox({
    knex,
    clock: systemClock,
    carrier: createCarrier({ smtpUrl, mailFrom: MAIL_FROM, dataDir }),
    schedule: (trx, mailId, at) => queueMail(jobs, trx, mailId, at),
  });
  const nothing = async () => undefined;
  defineJobs(jobs, {
    mail,
    accounts: { answerPasswordResets: nothing },
    intake: { judgeDocuments: nothing, sealTexts: nothing },
  });
  const tracking = createTracking({
    ...{ knex, jobs, mail },
    audit: createAudit({ knex, clock: systemClock }),
    returns: async () => new Map(),
    quietHours: 24,
    site: "https://tax.example.com",
    secretKey: TEST_KEY,
    clock: systemClock,
    log: silentLog,
  });
  return { jobs, mail, tracking };
}
