import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SUPERUSER } from "../../db/embedded/postgres-cluster.ts";

/** URL of another database on the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** URL of an embedded database for the superuser: the product's own role may create no databases. */
export function asSuperuser(databaseUrl: string, dataDir: string): string {
  const url = new URL(databaseUrl);
  url.username = SUPERUSER;
  url.password = readFileSync(join(dataDir, "postgres-password"), "utf8").trim();
  return url.href;
}
