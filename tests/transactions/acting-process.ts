/** A process that commits audited actions, some with a mail, until it is killed. */
import { connect } from "#db";
import { OPERATOR, type Actor } from "#modules/kernel";
import { openModules } from "./open-modules.ts";

const PEOPLE = 4;

const { DATABASE_URL: databaseUrl = "", DATA_DIR: dataDir = "", SMTP_URL: smtpUrl } = process.env;
const knex = connect(databaseUrl);
const { accounts, intake, mail } = openModules(knex, { dataDir, smtpUrl });
const run = process.pid;
const actors: Actor[] = [];
for (let person = 0; person < PEOPLE; person++) {
  const email = `person-${run}-${person}@example.com`;
  const { id } = await accounts.createUser(OPERATOR, { email, password: "correct horse battery" });
  actors.push({ kind: "user", userId: id, role: "user" });
}
process.stdout.write("ready\n");

async function requestReset(round: number): Promise<void> {
  // Up to the limit of each address, then unknown addresses, which are recorded too.
  const email =
    round < PEOPLE * 5 ? `person-${run}-${round % PEOPLE}@example.com` : `nobody-${run}-${round}@example.com`;
  await accounts.requestPasswordReset({ email, site: "https://tax.example.com" });
}

async function enqueueReminder(round: number): Promise<void> {
  await knex.transaction((trx) =>
    mail.enqueue(trx, {
      key: `reminder ${run} ${round}`,
      kind: "reminder",
      to: "kim@example.com",
      subject: "Papers",
      text: "Some papers are missing.\n",
      whenUnconfirmed: "assume-sent",
    }),
  );
}

async function createAndDeleteIntake(actor: Actor): Promise<void> {
  const { id } = await intake.createIntake(actor, { intakeType: "personal" });
  await intake.deleteIntake(actor, id);
}

for (let round = 0; ; round++) {
  const actor = actors[round % PEOPLE] as Actor;
  await Promise.all([requestReset(round), enqueueReminder(round), createAndDeleteIntake(actor)]);
}
