import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("entity_groups", (t) => {
    t.uuid("intake_id").primary().references("intakes.id").onDelete("CASCADE");
    t.bigInteger("revision").notNullable();
  });
  await knex.schema.createTable("business_entities", (t) => {
    columnsOfARecord(knex, t);
    t.text("legal_name").notNullable();
    t.text("entity_type");
    t.text("ein");
    // AES-256-GCM: it may be a Social Security number.
    t.binary("tin_sealed");
    t.text("jurisdiction_formation");
    t.text("jurisdiction_operation");
    t.text("fiscal_year_end");
    t.text("accounting_method");
    t.boolean("is_disregarded_entity").notNullable().defaultTo(false);
    t.text("notes");
    t.date("formation_date");
    t.date("end_date");
    t.text("tax_class");
    t.jsonb("elections").notNullable().defaultTo("[]");
    t.text("trust_kind");
    t.jsonb("gross_receipts").notNullable().defaultTo("[]");
  });
  await knex.schema.createTable("entity_people", (t) => {
    columnsOfARecord(knex, t);
    t.text("name").notNullable();
    t.text("kind").notNullable();
    t.boolean("is_us_person");
    t.boolean("is_minor");
    t.jsonb("relations").notNullable().defaultTo("[]");
  });
  await knex.raw("create unique index entity_people_one_name on entity_people (intake_id, lower(name))");
  await knex.schema.createTable("entity_owners", (t) => {
    columnsOfARecord(knex, t);
    belongsTo(t, "entity_id", "business_entities").notNullable();
    // Without both the holder has not been named yet.
    belongsTo(t, "owner_entity_id", "business_entities");
    belongsTo(t, "person_id", "entity_people");
    t.text("role").notNullable();
    // Ten-thousandths of a percent.
    t.integer("units").notNullable().checkBetween([0, 1_000_000]);
    t.date("valid_from");
    t.date("valid_to");
    t.jsonb("shares").notNullable().defaultTo("{}");
    t.uuid("option_on").references("entity_owners.id").onDelete("SET NULL");
  });
  await knex.raw(`alter table entity_owners
    add constraint entity_owners_one_holder check (owner_entity_id is null or person_id is null),
    add constraint entity_owners_not_itself check (owner_entity_id <> entity_id)`);
  await knex.schema.createTable("intercompany_transactions", (t) => {
    columnsOfARecord(knex, t);
    t.text("transaction_type").notNullable();
    // No cascade: a party with transactions is not deleted.
    t.uuid("from_entity_id").references("business_entities.id").index();
    t.uuid("from_person_id").references("entity_people.id");
    t.uuid("to_entity_id").references("business_entities.id").index();
    t.uuid("to_person_id").references("entity_people.id");
    t.bigInteger("amount").notNullable().checkPositive();
    t.date("transaction_date").notNullable();
    t.boolean("is_recurring").notNullable().defaultTo(false);
    t.uuid("recorded_by");
    // Ten-thousandths of a percent a year.
    t.integer("interest_units");
    t.date("maturity_date");
    t.text("description");
  });
  await knex.schema.createTable("entity_finding_acceptances", (t) => {
    t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE");
    t.text("finding_id").notNullable();
    // Hash of the facts; the finding comes back when they change.
    t.text("fingerprint").notNullable();
    t.text("reason").notNullable();
    t.bigInteger("accepted_by").references("users.id").onDelete("SET NULL");
    t.timestamp("accepted_at", { useTz: true }).notNullable();
    t.primary(["intake_id", "finding_id"]);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    "entity_finding_acceptances",
    "intercompany_transactions",
    "entity_owners",
    "entity_people",
    "business_entities",
    "entity_groups",
  ])
    await knex.schema.dropTable(table);
}

function columnsOfARecord(knex: Knex, t: Knex.CreateTableBuilder): void {
  t.uuid("id").primary().defaultTo(knex.fn.uuid());
  t.uuid("intake_id").notNullable().references("intakes.id").onDelete("CASCADE");
  // Order of creation.
  t.bigIncrements("position", { primaryKey: false });
  t.timestamp("created_at", { useTz: true }).notNullable();
  t.timestamp("updated_at", { useTz: true }).notNullable();
  t.index(["intake_id", "position"]);
}

function belongsTo(t: Knex.CreateTableBuilder, column: string, table: string) {
  return t.uuid(column).references(`${table}.id`).onDelete("CASCADE").index();
}
