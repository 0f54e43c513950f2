/**
 * Composition root: the only place where modules, database, servers and settings meet.
 * The web server, the command line and the tests all start here.
 */
import { join } from "node:path";
import type { Knex } from "knex";
import {
  acquireServers,
  connect,
  migrateToLatest,
  migrationStatus,
  rollback,
  type MigrationStatus,
  type ServerHealth,
} from "#db";
import { createIngest, createUpdates, type Ingest, type Load, type Updates } from "#ingest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { createAdmin, type Admin } from "#modules/admin";
import { createAi, type Ai, type AiDeps } from "#modules/ai";
import { createAudit, type Audit } from "#modules/audit";
import { createAuthority, type Authority } from "#modules/authority";
import { createCharts, type Charts } from "#modules/chart";
import { createConversations, type Conversations } from "#modules/conversations";
import { createDisclosure, type Disclosure } from "#modules/disclosure";
import { createEmbeddings } from "#modules/embeddings";
import { createEntities, type Entities } from "#modules/entities";
import { createExtraction, queuePaper, type Extraction } from "#modules/extraction";
import { createClamd, createFiles, createIntake, type Intake } from "#modules/intake";
import { createJobs, type Jobs } from "#modules/jobs";
import { OPERATOR, systemClock, type Clock, type Log } from "#modules/kernel";
import { createCarrier, createMailBox, createOutbox, type Outbox } from "#modules/mail";
import { createModels, type Models } from "#modules/models";
import { createResearch, type Research } from "#modules/research";
import { createTracking, type Tracking } from "#modules/tracking";
import { createPapers, queueForgetting, queueIndexing, type Papers } from "#modules/papers";
import type { Config } from "./config.ts";
import { askedBySomebody, onBehalfOf, outsideEmbeddings } from "./outside-embeddings.ts";
import { defineJobs, queueMail, queueResets } from "./jobs.ts";
import { createOffice, findClient } from "./office.ts";
import { encryptionKey } from "./secrets.ts";

export { createLog } from "./log.ts";
export { readConfig, type Config } from "./config.ts";
export { sessionSecret } from "./secrets.ts";

export interface Modules {
  accounts: Accounts;
  admin: Admin;
  audit: Audit;
  authority: Authority;
  ai: Ai;
  charts: Charts;
  conversations: Conversations;
  disclosure: Disclosure;
  entities: Entities;
  ingest: Ingest;
  intake: Intake;
  jobs: Jobs;
  mail: Outbox;
  models: Models;
  extraction: Extraction;
  updates: Updates;
  research: Research;
  tracking: Tracking;
  papers: Papers;
}

export interface Running {
  modules: Modules;
  /** Each server behind us: "up" or what is wrong with it. */
  health(): Promise<ServerHealth>;
  stop(): Promise<void>;
}

export interface ModulePorts {
  knex: Knex;
  config: Config;
  /** 32 bytes that seal papers and second factors. */
  encryptionKey: Buffer;
  log: Log;
  clock?: Clock;
  /** Where vectors are; default the setting CHROMA_URL, and without either search goes by words. */
  chromaUrl?: string;
  /** How jobs load sources; default in this process. */
  load?: Load;
}

/** Wires the modules over an open database. */
export function createModules(ports: ModulePorts): Modules {
  const { knex, config, log } = ports;
  const clock = ports.clock ?? systemClock;
  const audit = createAudit({ knex, clock, log, headFile: join(config.dataDir, "audit-head.json") });
  const jobs = createJobs({
    knex,
    log,
    onDeed: (trx, actor, { action, id, name }) =>
      audit.record(trx, actor, { action, subject: { type: "job", id }, details: { name } }),
  });
  const mail = createOutbox({
    knex,
    clock,
    log,
    carrier: createCarrier(config),
    secretBox: createMailBox(ports.encryptionKey),
    mailFrom: config.mailFrom,
    schedule: (trx, mailId, at) => queueMail(jobs, trx, mailId, at),
  });
  const accounts = createAccounts({
    knex,
    clock,
    log,
    mail,
    audit,
    scheduleResets: (trx) => queueResets(jobs, trx),
    registration: config.registration,
    secretKey: ports.encryptionKey,
    requireAdminTwoFactor: config.requireAdminTwoFactor,
  });
  const chromaUrl = ports.chromaUrl ?? config.chromaUrl;
  const allowsHosted = () => disclosure.allowsHosted();
  const made = chromaUrl ? createEmbeddings(chromaUrl, config) : null;
  const recordCall: Disclosure["record"] = (...call) => disclosure.record(...call);
  const outside = { allowsHosted, record: recordCall };
  const embeddings = made && config.embeddings === "openai" ? outsideEmbeddings(made, outside) : made;
  const authority = askedBySomebody(createAuthority({ knex, embeddings, audit, clock, log }));
  const models = createModels({
    ...{ knex, audit, settings: config, clock, log, allowsHosted, recordCall },
  });
  const ingest = createIngest({
    ...{ knex, authority, settings: config, clock, log },
    scans: { readPage: (...page) => extraction.scans.readPage(...page) },
  });
  const updates = createUpdates({ knex, ingest, authority, jobs, audit, load: ports.load });
  const intake: Intake = createIntake({
    knex,
    audit,
    onStored: (trx, document) => queuePaper(jobs, trx, document),
    onRead: (trx, document) => queueIndexing(jobs, trx, document),
    onDeleted: (trx) => queueForgetting(jobs, trx),
    files: createFiles(config.storage, config.diskReserve),
    scanner: config.clamdUrl ? createClamd(config.clamdUrl) : undefined,
    quotas: config.quotas,
    clients: {
      list: () => accounts.listUsers(OPERATOR),
      find: (ids) => accounts.findPeople(OPERATOR, ids),
      officeFor: (clientId) => accounts.listOfficeFor(OPERATOR, clientId),
    },
    mail,
    askedPapers: { list: (trx, { id }) => entities.listPapers(OPERATOR, id, trx) },
    encryptionKey: ports.encryptionKey,
    clock,
    log,
  });
  const entities: Entities = createEntities({
    ...{ knex, intake, audit, secretKey: ports.encryptionKey, clock, log },
    library: authority,
  });
  const admin = createAdmin({ knex, clock });
  const papers = createPapers({
    ...{ knex, intake, jobs, secretKey: ports.encryptionKey, clock, log },
    // Text of papers goes to no embedding model outside the office.
    embeddings: config.embeddings === "local" ? embeddings : null,
  });
  const office = createOffice({ tracking: () => tracking, intake });
  const disclosure: Disclosure = createDisclosure({
    ...{ knex, intake, mail, audit, clock },
    clientOf: findClient({ admin, accounts }),
    timeZone: office.timeZone,
  });
  const embed: AiDeps["embed"] = embeddings
    ? (actor, texts) => onBehalfOf(actor, () => embeddings.embed(texts))
    : undefined;
  const ai = createAi({ knex, authority, models, embed, papers, disclosure, office, clock, log });
  const conversations = createConversations({
    ...{ knex, assistant: ai, papers, secretKey: ports.encryptionKey, audit, clock, log },
  });
  const extraction = createExtraction({ knex, intake, jobs, log, hiddenFolder: config.dataDir });
  defineJobs(jobs, { accounts, mail, intake });
  const research = createResearch({
    ...{ knex, authority, jobs, mail, clock, site: config.site },
    readers: async (ids) => {
      const users = await accounts.listUsers(OPERATOR);
      return users
        .filter(({ id, disabledAt }) => ids.includes(id) && !disabledAt)
        .map(({ id, email, firstName, lastName }) => ({
          id,
          email,
          name: `${firstName} ${lastName}`.trim(),
        }));
    },
  });
  const tracking = createTracking({
    ...{ knex, audit, mail, jobs, clock, log },
    returns: (intakes) => entities.listReturnsOf(OPERATOR, intakes),
    quietHours: config.reminderQuietHours,
    site: config.site,
    secretKey: ports.encryptionKey,
  });
  return {
    accounts,
    admin,
    ai,
    audit,
    authority,
    charts: createCharts(),
    conversations,
    disclosure,
    entities,
    extraction,
    ingest,
    intake,
    jobs,
    mail,
    models,
    updates,
    research,
    tracking,
    papers,
  };
}

/** The database without the modules: for migrations by hand. */
export interface Database {
  /** Names of the migrations that were applied now. */
  migrate(): Promise<string[]>;
  /** Takes the last batch back; names of the migrations that were undone. */
  rollback(): Promise<string[]>;
  status(): Promise<MigrationStatus>;
  close(): Promise<void>;
}

/**
 * Starts or joins the servers and opens the database as it is.
 * @throws DomainError with one sentence for people when a server cannot be had.
 */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const { knex, servers, close } = await open(config, log);
  return {
    migrate: () => servers.whileMigrating(true, () => migrateToLatest(knex)),
    rollback: () => servers.whileMigrating(true, () => rollback(knex)),
    status: () => migrationStatus(knex),
    close,
  };
}

/**
 * Starts or joins the servers, brings the database up to date and wires the modules.
 * @throws DomainError with one sentence for people when a server cannot be had.
 */
export async function start(config: Config, log: Log, ports: { load?: Load } = {}): Promise<Running> {
  const { knex, servers, close } = await open(config, log);
  try {
    const { pending } = await migrationStatus(knex);
    await servers.whileMigrating(pending.length > 0, () => migrateToLatest(knex));
    const sealing = await encryptionKey(config);
    const modules = createModules({
      knex,
      config,
      encryptionKey: sealing,
      log,
      chromaUrl: servers.chromaUrl,
      ...ports,
    });
    await modules.ingest.registerSources(OPERATOR);
    await modules.intake.prepare(OPERATOR);
    await modules.jobs.prepare();
    async function stop() {
      await modules.mail.close();
      await modules.authority.close();
      await modules.extraction.close();
      await modules.charts.close();
      await modules.jobs.close();
      await close();
    }
    return { modules, health: () => servers.health(), stop };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(config: Config, log: Log) {
  const { dataDir, databaseUrl, chromaUrl } = config;
  const servers = await acquireServers({ dataDir, databaseUrl, chromaUrl, log });
  const knex = connect(servers.databaseUrl);
  async function close() {
    await knex.destroy();
    await servers.release();
  }
  return { knex, servers, close };
}
