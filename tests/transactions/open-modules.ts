/** Modules with audited actions over a database; without the library, so that they start fast. */
import { join } from "node:path";
import type { Knex } from "knex";
import { createAccounts } from "#modules/accounts";
import { createAudit } from "#modules/audit";
import { NO_QUOTAS } from "#modules/intake/schema";
import { createFiles, createIntake } from "#modules/intake";
import { OPERATOR, silentLog, systemClock } from "#modules/kernel";
import { createCarrier } from "#modules/mail";
import { MAIL_FROM, openOutbox, TEST_KEY } from "../factories/mail.ts";

interface ModuleSettings {
  dataDir: string;
  smtpUrl: string | undefined;
  /** Turns off the work after a commit; the test triggers it. */
  byHand?: boolean;
}

export function openModules(knex: Knex, { dataDir, smtpUrl, byHand }: ModuleSettings) {
  const common = {
    knex,
    clock: systemClock,
    log: silentLog,
    audit: createAudit({ knex, clock: systemClock }),
  };
  const after = (trx: Knex.Transaction, work: () => Promise<unknown>) =>
    void (!byHand && trx.executionPromise.then(work).catch(() => undefined));
  const mail = openOutbox({
    ...common,
    carrier: createCarrier({ smtpUrl, mailFrom: MAIL_FROM, dataDir }),
    schedule: async (trx, id, at) => void (!at && after(trx, () => mail.deliver(OPERATOR, id))),
  });
  const accounts = createAccounts({
    ...common,
    mail,
    registration: "open",
    secretKey: TEST_KEY,
    requireAdminTwoFactor: false,
    scheduleResets: async (trx) => after(trx, () => accounts.answerPasswordResets(OPERATOR)),
  });
  const intake = createIntake({
    ...common,
    files: createFiles({ folder: join(dataDir, "uploads"), bucket: null }, 0),
    clients: { list: async () => [], find: async () => [], officeFor: async () => [] },
    mail,
    quotas: NO_QUOTAS,
    encryptionKey: TEST_KEY,
  });
  return { accounts, intake, mail };
}
