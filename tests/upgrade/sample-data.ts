/**
 * Sample data of a build before the upgrade: accounts in every state, an intake with papers in every state of reading,
 * waivers, a completed intake, questions, and the windmill law.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import type { Modules } from "#product";
import type { Accounts } from "#modules/accounts";
import type { IntakeDocument } from "#modules/intake/schema";
import { OPERATOR, type Actor } from "#modules/kernel";
import { buildReadyIntake } from "../factories/intake.ts";
import { addCode } from "../factories/mirror.ts";
import { buildAuthenticator } from "../factories/authenticator.ts";
import { buildPdf } from "../factories/papers.ts";
import { readOutbox, tokenIn } from "../factories/outbox.ts";

type Person = Actor & { kind: "user" };

/** Secrets of the sample users. */
export interface SampleSecrets {
  password: string;
  /** Tokens of open sessions by first name. */
  sessions: Record<string, string>;
  recoveryCodes: string[];
  resetToken: string;
  /** Document ids by state. */
  papers: Record<"read" | "unreadable" | "active" | "waiting" | "lost", string>;
  intakeId: string;
}

export const PASSWORD = "correct horse battery";
export const emailOf = (name: string) => `${name}@example.com`;

export async function fillSampleData(
  modules: Modules,
  knex: Knex,
  { dataDir, mirror }: { dataDir: string; mirror: string },
): Promise<SampleSecrets> {
  await loadWindmills(modules, mirror);
  const casey = await hire(modules.accounts, "casey", "admin");
  const avery = await hire(modules.accounts, "avery");
  const drew = await hire(modules.accounts, "drew");
  await hire(modules.accounts, "blake");
  await modules.accounts.disableUser(OPERATOR, emailOf("blake"));

  await completeIntake(modules, drew, casey);
  const { papers, intakeId } = await fillIntake(modules, knex, { avery, casey });
  await modules.ai.askInThread(casey, "What is the levy number 2 on a windmill?");
  return { password: PASSWORD, papers, intakeId, ...(await leaveDoorsOpen(modules, dataDir)) };
}

async function loadWindmills({ ingest }: Modules, mirror: string): Promise<void> {
  for (const release of ["119-99", "119-100"]) {
    addCode(mirror, release, { sections: release === "119-99" ? 5 : 6 });
    await ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" });
  }
}

async function hire(accounts: Accounts, name: string, role: "admin" | "user" = "user"): Promise<Person> {
  const user = { email: emailOf(name), password: PASSWORD, firstName: name, lastName: "Mill", role };
  const { id } = await accounts.createUser(OPERATOR, user);
  return { kind: "user", userId: id, role };
}

/** Adds sessions, a complete and an incomplete second factor, a requested reset, a pending sign-in, a wrong password. */
async function leaveDoorsOpen({ accounts, mail: outbox }: Modules, dataDir: string) {
  const authenticator = await buildAuthenticator(accounts, { email: emailOf("casey"), password: PASSWORD });
  await accounts.startSignIn({ email: emailOf("casey"), password: PASSWORD });
  const sessions: Record<string, string> = { casey: authenticator.session };
  for (const name of ["avery", "drew"]) {
    const visitor = { email: emailOf(name), password: PASSWORD, userAgent: "Firefox" };
    sessions[name] = (await accounts.signIn(visitor)).token;
  }
  const drew = (await accounts.findSession(sessions.drew!))!.user;
  const self: Actor = { kind: "user", userId: drew.id, role: drew.role };
  await accounts.beginSecondFactor(self, { current: PASSWORD, session: sessions.drew! });
  await accounts.signIn({ email: emailOf("avery"), password: "not this one" }).catch(() => undefined);
  await accounts.requestPasswordReset({ email: emailOf("drew"), site: "http://localhost" });
  await accounts.answerPasswordResets(OPERATOR);
  await outbox.deliverDue(OPERATOR);
  const [mail] = await readOutbox(dataDir);
  return { sessions, recoveryCodes: authenticator.recoveryCodes, resetToken: tokenIn(mail) };
}

async function fillIntake(modules: Modules, knex: Knex, { avery, casey }: { avery: Person; casey: Person }) {
  const { intake } = modules;
  const { id: intakeId } = await intake.createIntake(avery, { intakeType: "personal" });
  await intake.setProgress(avery, intakeId, 40);
  const put = (name: string, bytes: Buffer) => upload(modules, avery, intakeId, { name, bytes });
  const read = await put("w2-windmill.pdf", buildPdf([{ lines: ["Form W-2 Wage and Tax Statement 2024"] }]));
  const unreadable = await put("broken.pdf", Buffer.from("%PDF-1.7\nnothing more"));
  await readWhatWaits(modules);
  await intake.setFavorite(avery, read.id, true);
  await intake.correctClass(avery, read.id, "1099");

  const active = await put("taken.pdf", buildPdf([{ lines: ["A letter about sails"] }]));
  await setJob(knex, active.id, "taken");
  await intake.markReading(OPERATOR, active.id);
  const waiting = await put("waiting.pdf", buildPdf([{ lines: ["A letter about millstones"] }]));
  const lost = await put("lost.pdf", buildPdf([{ lines: ["A letter without a job"] }]));
  await setJob(knex, lost.id, "lost");
  await waive(modules, intakeId, { avery, casey });
  const papers = { read, unreadable, active, waiting, lost };
  const ids = Object.entries(papers).map(([state, { id }]) => [state, id] as const);
  return { intakeId, papers: Object.fromEntries(ids) as SampleSecrets["papers"] };
}

async function waive(
  { intake }: Modules,
  intakeId: string,
  { avery, casey }: { avery: Person; casey: Person },
): Promise<void> {
  const reason = "I have none.";
  await intake.waiveCategory(avery, intakeId, { categoryId: "photo-id", kind: "cannot_get", reason });
  await intake.waiveCategory(avery, intakeId, { categoryId: "ssn-itin-proof", kind: "cannot_get", reason });
  await intake.decideWaiver(casey, intakeId, "ssn-itin-proof", false);
  await intake.waiveCategory(avery, intakeId, { categoryId: "1099-b", kind: "does_not_apply", reason });
}

async function completeIntake(modules: Modules, drew: Person, casey: Person): Promise<void> {
  const { id } = await buildReadyIntake(modules, drew, "multi-entity");
  await readWhatWaits(modules);
  await modules.intake.setStatus(drew, id, "review_ready");
  await modules.intake.setStatus(casey, id, "completed");
}

async function upload(
  { intake }: Modules,
  person: Person,
  intakeId: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<IntakeDocument> {
  const content = Readable.from([bytes]);
  const received = await intake.receive(person, { fileName: name, mimeType: "application/pdf", content });
  return intake.addDocument(person, intakeId, received, { categoryId: "notices-and-other" });
}

async function readWhatWaits({ extraction, jobs }: Modules): Promise<void> {
  const stop = new AbortController();
  const work = jobs.work(OPERATOR, stop.signal);
  while ((await extraction.countUnread(OPERATOR)) > 0) await delay(50);
  stop.abort();
  await work;
}

/** Puts the document's job in the state after a killed worker ("taken") or a backup without it ("lost"). */
async function setJob(knex: Knex, documentId: string, to: "taken" | "lost"): Promise<void> {
  const job = knex("job_queue.job").where({ singleton_key: documentId });
  await (to === "lost" ? job.delete() : job.update({ state: "active", started_on: knex.fn.now() }));
}

/** Files below a folder in base64, by relative path. */
export function filesBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path).toString("base64")];
    }),
  );
}
