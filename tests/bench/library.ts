/** Libraries for measuring search: the whole Code with vectors, cached between runs, and others for one run. */
import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ChromaClient, type Collection } from "chromadb";
import type { Knex } from "knex";
import { acquireServers, connect, migrateToLatest, type Servers } from "#db";
import { createModules, readConfig, type Modules } from "#product";
import { createEmbeddings } from "#modules/embeddings";
import { OPERATOR, silentLog } from "#modules/kernel";
import { semanticIndex, type SemanticIndex } from "../../modules/authority/search/semantic-index.ts";
import { asSuperuser, databaseAt } from "../setup/databases.ts";
import { root } from "../system/product.ts";

/** Inputs of a cached library; it is rebuilt when any of them changes. */
const FOLDERS = ["ingest", "db/migrations"];
const FILES = [
  "authority/embedding.ts",
  "authority/embedding-store.ts",
  "embeddings/adapters/chroma.ts",
  "embeddings/adapters/minilm.ts",
].map((name) => `modules/${name}`);

export interface Library {
  modules: Modules;
  knex: Knex;
  semantic: SemanticIndex;
  /** Chroma collection of its passages. */
  passages(): Promise<Collection>;
  close(): Promise<void>;
}

export interface Libraries {
  /** The whole Code with all vectors; built at the first call unless cached by an earlier run. */
  wholeCode(): Promise<Library>;
  /** The same library, with or without its vectors: what needs only the words of the Code does not wait for them. */
  codeText(): Promise<Library>;
  /** Seconds for the vectors of the whole Code; null when they were cached. */
  vectorsTook(): number | null;
  /** An empty library; `close` removes it. */
  scratch(name: string): Promise<Library>;
  close(): Promise<void>;
}

interface Options {
  mirror: string;
  /** Rebuilds the cached library. */
  fresh: boolean;
  say(line: string): void;
}

export function openLibraries({ mirror, fresh, say }: Options): Libraries {
  const dataDir = join(root, ".cache", "bench", ingredients());
  let servers: Promise<Servers> | null = null;
  let text: Promise<Library> | null = null;
  let code: Promise<Library> | null = null;
  let vectorsTook: number | null = null;

  function start(): Promise<Servers> {
    if (fresh && !servers) rmSync(dataDir, { recursive: true, force: true });
    servers ??= acquireServers({ dataDir, log: silentLog });
    return servers;
  }

  async function open(database?: string): Promise<Library> {
    const { databaseUrl, chromaUrl } = await start();
    const own = asSuperuser(databaseUrl, dataDir);
    const address = database ? databaseAt(own, database) : own;
    return openAt({ dataDir, databaseUrl: address, chromaUrl, mirror });
  }

  async function openText(): Promise<Library> {
    const library = await open();
    await alone(library.knex, () =>
      library.modules.ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" }).then(() => undefined),
    );
    return library;
  }

  async function openCode(): Promise<Library> {
    const library = await codeText();
    say("The library of the whole Code (made once; its vectors take minutes) …");
    await alone(library.knex, () => embed(library.modules));
    return library;
  }

  async function embed({ authority }: Modules): Promise<void> {
    const { chunks, sections, vectors } = await authority.library(OPERATOR);
    const begin = performance.now();
    const { embedded } = await authority.embedPending(OPERATOR);
    if (vectors === 0 && embedded > chunks + sections) vectorsTook = (performance.now() - begin) / 1000;
  }

  const codeText = () => (text ??= openText());

  return {
    wholeCode: () => (code ??= openCode()),
    codeText,
    vectorsTook: () => vectorsTook,

    async scratch(name) {
      const { databaseUrl, chromaUrl } = await start();
      const server = asSuperuser(databaseUrl, dataDir);
      const remove = () => onServer(server, "drop database if exists ?? with (force)", name);
      await remove();
      await onServer(server, "create database ??", name);
      const library = await open(name);
      async function close() {
        const collections = await collectionsOf(chromaUrl, await idOf(library.knex));
        await library.close();
        await remove();
        for (const { name: own } of collections) await chroma(chromaUrl).deleteCollection({ name: own });
      }
      return { ...library, close };
    },

    async close() {
      await (await (code ?? text))?.close();
      await (await servers)?.release();
    },
  };
}

interface Address {
  dataDir: string;
  databaseUrl: string;
  chromaUrl: string;
  mirror: string;
}

async function openAt({ dataDir, databaseUrl, chromaUrl, mirror }: Address): Promise<Library> {
  const knex = connect(databaseUrl);
  await migrateToLatest(knex);
  const config = readConfig({
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CHROMA_URL: chromaUrl },
    ...{ TAX_DATA_MIRROR: mirror, TAX_DATA_OFFLINE: "1" },
  });
  const modules = createModules({ knex, config, encryptionKey: randomBytes(32), log: silentLog });
  await modules.ingest.registerSources(OPERATOR);
  const semantic = semanticIndex(knex, createEmbeddings(chromaUrl, config));
  async function passages() {
    const [collection] = await collectionsOf(chromaUrl, await idOf(knex), "chunks-");
    if (!collection) throw new Error("The library has no vectors.");
    return collection;
  }
  async function close() {
    await modules.authority.close();
    await semantic.embeddings.close();
    await knex.destroy();
  }
  return { modules, knex, semantic, passages, close };
}

/** A library that is loaded already, such as one with every source; nothing in it is changed. */
export async function openLoaded(dataDir: string, mirror: string): Promise<Library> {
  const servers = await acquireServers({ dataDir, log: silentLog });
  const { databaseUrl, chromaUrl } = servers;
  const library = await openAt({ dataDir, databaseUrl, chromaUrl, mirror });
  async function close() {
    await library.close();
    await servers.release();
  }
  return { ...library, close };
}

/** Serializes test files that share the cached library: the first one loads it, the others wait. */
function alone(knex: Knex, work: () => Promise<void>): Promise<void> {
  return knex.transaction(async (lock) => {
    await lock.raw("select pg_advisory_xact_lock(hashtext('bench.library'))");
    await work();
  });
}

async function onServer(databaseUrl: string, statement: string, name: string): Promise<void> {
  const server = connect(databaseUrl);
  try {
    await server.raw(statement, [name]);
  } finally {
    await server.destroy();
  }
}

function chroma(url: string): ChromaClient {
  const { hostname, port } = new URL(url);
  return new ChromaClient({ host: hostname, port: Number(port), ssl: false });
}

async function collectionsOf(chromaUrl: string, libraryId: string, kind = ""): Promise<Collection[]> {
  const all = await chroma(chromaUrl).listCollections();
  return all.filter(({ name }) => name.startsWith(kind) && name.endsWith(libraryId));
}

async function idOf(knex: Knex): Promise<string> {
  const row = (await knex("authority_library").first("id")) as { id: string } | undefined;
  return row?.id ?? "none yet";
}

function ingredients(): string {
  const hash = createHash("sha256");
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const sources = found.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  for (const path of [...sources.sort(), ...FILES]) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}
