/**
 * Test fixture: a worker process over the database that its argument names, until SIGTERM or SIGKILL. Prints "working" when
 * ready.
 */
import { connect } from "#db";
import { OPERATOR, silentLog } from "#modules/kernel";
import { createJobs } from "../index.ts";
import { defineSmall } from "./small.ts";

const knex = connect(process.argv[2] ?? "");
const jobs = createJobs({ knex, log: silentLog });
defineSmall(jobs);
await jobs.prepare();
const stop = new AbortController();
process.on("SIGTERM", () => stop.abort());
process.on("disconnect", () => process.exit(1));
const working = jobs.work(OPERATOR, stop.signal);
process.send?.("working");
await working;
await jobs.close();
await knex.destroy();
process.disconnect();
