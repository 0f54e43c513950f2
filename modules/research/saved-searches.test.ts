/** Saved searches and their mails, over a library of two shelves. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { buildPerson } from "../accounts/testing.ts";
import { CODE, entry, RULINGS, ruling, type Entry } from "../authority/testing.ts";
import type { WatchedSearch } from "./schema.ts";

const SEARCH: WatchedSearch = { query: "toll AND windmill", by: "hybrid", facets: {} };

let opened: TestModules;
let cpa: Actor;
let client: Actor;
let now = new Date("2026-11-22T12:00:00Z");
beforeAll(async () => {
  opened = await testModules({ clock: { now: () => now } });
  const { accounts, authority } = opened.modules;
  cpa = (await buildPerson(accounts, "admin")).actor;
  client = (await buildPerson(accounts)).actor;
  await authority.registerSources(OPERATOR, [CODE, RULINGS]);
  await publish("irc", "119-1", [entry("1", "A toll is due for each windmill.")]);
});
afterAll(() => opened.cleanup());

async function publish(sourceId: string, label: string, entries: Entry[]) {
  const writer = await opened.modules.authority.openRelease(OPERATOR, {
    ...{ sourceId, label, position: Number(label.replace(/\D/g, "")) },
    ...{ url: `https://example.org/${label}`, sha256: "0".repeat(64), asOf: "2026-01-05" },
  });
  await writer.add(entries);
  await writer.publish();
}

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const mails = () => opened.modules.mail.list(OPERATOR, { kind: "saved-search" });

it("tells once of what is new, by whose words came since", async () => {
  const { research } = opened.modules;
  const saved = await research.save(cpa, SEARCH);
  expect(await research.save(cpa, SEARCH)).toEqual(saved);
  later(5);
  expect(await research.checkSearches(OPERATOR)).toEqual({ checked: 1, told: 0 });

  await opened.knex("authority_releases").update({ published_at: new Date("2026-11-01T00:00:00Z") });
  later(60);
  await publish("irb", "2026-01-05", [
    ruling("Rev. Rul. 2026-1", "The toll of a windmill that stands still."),
    ruling("Rev. Rul. 2026-2", "Sails are another matter."),
  ]);
  await opened.knex("authority_releases").where({ source_id: "irb" }).update({ published_at: now });
  later(60);
  expect(await research.checkSearches(OPERATOR)).toEqual({ checked: 1, told: 1 });
  later(60);
  expect(await research.checkSearches(OPERATOR)).toEqual({ checked: 1, told: 0 });

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: "New in the library: toll AND windmill" });
  expect((await research.listSaved(cpa))[0]).toMatchObject({ told: 1, isWatched: true });
});

it("is silent when stopped, and belongs to its owner", async () => {
  const { research } = opened.modules;
  const [saved] = await research.listSaved(cpa);
  await research.watch(cpa, saved!.id, false);
  later(60);
  expect(await research.checkSearches(OPERATOR)).toEqual({ checked: 0, told: 0 });
  const other = (await buildPerson(opened.modules.accounts, "admin")).actor;
  expect(await research.listSaved(other)).toEqual([]);
  await expect(research.remove(other, saved!.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(research.save(client, SEARCH)).rejects.toMatchObject({ code: "forbidden" });
  await expect(research.checkSearches(cpa)).rejects.toMatchObject({ code: "forbidden" });
  await research.remove(cpa, saved!.id);
  expect(await research.listSaved(cpa)).toEqual([]);
});

it("refuses what cannot be read", async () => {
  await expect(opened.modules.research.save(cpa, { ...SEARCH, query: '"open' })).rejects.toThrow(
    "is not closed",
  );
});
