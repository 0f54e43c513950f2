/** Lists of the office take as many statements for 5,000 clients as for 50. */
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { fillOffice } from "./factories/office.ts";
import { testModules, type TestModules } from "./harness.ts";

const FEW = 50;
const MANY = 5_000;

let office: TestModules;
beforeAll(async () => {
  office = await testModules();
  await fillOffice(office.knex, { clients: FEW, intakes: 2 * FEW, documents: 4 * FEW });
});
afterAll(() => office.cleanup());

/** Clients with an open intake and a paper each, in one statement a table. */
async function addClients(knex: Knex, count: number): Promise<void> {
  await knex.raw(
    `insert into users (email, first_name, last_name, role, password_hash)
     select 'many-' || n || '@office.example.com', 'Kim', 'Number ' || n, 'user', 'none'
     from generate_series(1, ?::int) as n`,
    [count],
  );
  await knex.raw(
    `insert into intakes (id, user_id, tax_year, intake_type, status, progress, is_exclusive)
     select gen_random_uuid(), id, 2024, 'personal', 'in_progress', 33, true
     from users where email like 'many-%'`,
  );
  await knex.raw(
    `insert into documents (id, intake_id, category_id, original_file_name, file_size, mime_type, sha256,
       storage_key, wrapped_key, uploaded_at, reading_state)
     select gen_random_uuid(), i.id, 'photo-id', 'paper.pdf', 20000, 'application/pdf', repeat('0', 64),
       'made/' || i.id, '\\x00', now(), 'read'
     from intakes i join users u on u.id = i.user_id where u.email like 'many-%'`,
  );
  await knex.raw("analyze users, intakes, documents");
}

async function countStatements(): Promise<Record<string, number>> {
  const { admin, tracking } = office.modules;
  const lists = {
    tracking: () => tracking.pageOfClients(OPERATOR, { page: 1 }),
    users: () => admin.pageOfUsers(OPERATOR, { q: "a", sort: "name", page: 1 }),
    intakes: () => admin.pageOfIntakes(OPERATOR, { sort: "client", page: 1 }),
  };
  const counts: Record<string, number> = {};
  for (const [name, list] of Object.entries(lists)) {
    let count = 0;
    const listener = () => void (count += 1);
    office.knex.on("query", listener);
    expect((await list()).rows.length).toBeGreaterThanOrEqual(25);
    office.knex.off("query", listener);
    counts[name] = count;
  }
  return counts;
}

it("lists of the office take the same number of statements for 50 clients as for 5,000", async () => {
  // The first reading after a change brings the kept list of tracked clients up to date.
  await countStatements();
  const few = await countStatements();
  await addClients(office.knex, MANY - FEW);
  await countStatements();
  expect(await countStatements()).toEqual(few);
  expect(few).toEqual({ tracking: expect.any(Number), users: 2, intakes: 3 });
  expect(few.tracking).toBeLessThan(10);
});
