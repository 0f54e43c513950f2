/** Test fixture: a worker that sends reminders until it is killed. Prints "working" when ready. */
import { connect } from "#db";
import { OPERATOR } from "#modules/kernel";
import { openReminders } from "./reminder-modules.ts";

const { DATABASE_URL: databaseUrl = "", DATA_DIR: dataDir = "", SMTP_URL: smtpUrl = "" } = process.env;
const { jobs } = openReminders(connect(databaseUrl), { dataDir, smtpUrl });
await jobs.prepare();
process.on("disconnect", () => process.exit(1));
const working = jobs.work(OPERATOR, new AbortController().signal);
process.send?.("working");
await working;
