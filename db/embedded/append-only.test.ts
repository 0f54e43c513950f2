import { expect, test } from "vitest";
import { testDatabase } from "../../tests/harness.ts";
import { connect } from "../connect.ts";
import { protectAppendOnly, releaseAppendOnly } from "./append-only.ts";
import { APPLICATION_ROLE, applicationPassword, prepareApplicationRole } from "./application-role.ts";

const password = applicationPassword("of the test server");

function asApplication(databaseUrl: string) {
  const url = new URL(databaseUrl);
  [url.username, url.password] = [APPLICATION_ROLE, password];
  return connect(url.href);
}

const EVENT = { at: new Date(), actor_kind: "operator", action: "asked" };

test("the product adds to the audit log and reads it, and can neither change nor delete nor unlock it", async () => {
  const database = await testDatabase();
  // Two starts: the second one leaves what the first one protected.
  for (let start = 0; start < 2; start += 1) {
    await prepareApplicationRole(database.knex, password);
    await protectAppendOnly(database.knex);
  }
  const app = asApplication(database.databaseUrl);
  await app("audit_events").insert(EVENT);
  expect(await app("audit_events").pluck("action")).toEqual(["asked"]);
  // The trigger of the protected table writes into a table of the product.
  expect(await app("audit_unsealed").pluck("event_sequence")).toHaveLength(1);
  for (const statement of [
    "update audit_events set action = 'nothing'",
    "delete from audit_events",
    "truncate audit_events",
    "delete from audit_seals",
    "alter table audit_events disable trigger all",
    "drop trigger audit_events_append_only on audit_events",
    "comment on table audit_events is null",
    "drop table audit_events",
    "alter table audit_events owner to taxrag_app",
    "create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return new; end'",
    "set role taxrag_append_only",
  ])
    await expect(app.raw(statement), statement).rejects.toMatchObject({ code: "42501" });
  // Only a warning.
  await app.raw("grant update on audit_events to taxrag_app");
  await expect(app("audit_events").update({ action: "nothing" })).rejects.toMatchObject({ code: "42501" });
  await app.raw("create table anything (id int)");
  await app("users").insert({ email: "b@example.com", password_hash: "x" });
  await releaseAppendOnly(database.knex);
  await app.raw("alter table audit_events add column later text");
  await protectAppendOnly(database.knex);
  await expect(app.raw("alter table audit_events drop column later")).rejects.toMatchObject({
    code: "42501",
  });
  await app.destroy();
  await database.drop();
});
