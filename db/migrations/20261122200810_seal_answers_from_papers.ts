import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("conversations", (t) => {
    t.uuid("intake_id").references("intakes.id").onDelete("SET NULL").index();
  });
  await knex.schema.alterTable("conversation_messages", (t) => {
    // Text and answer where they rest on a client's papers; `content` is empty then.
    t.binary("sealed");
    // The answer that this one stands beside.
    t.bigInteger("beside").references("conversation_messages.id").onDelete("CASCADE").index();
  });
  // What an answer quotes of papers, by place: the words are read from the paper and go with it.
  await knex.schema.createTable("quoted_papers", (t) => {
    t.bigInteger("message_id").notNullable().references("conversation_messages.id").onDelete("CASCADE");
    t.integer("number").notNullable();
    t.uuid("document_id").notNullable().references("documents.id").onDelete("CASCADE").index();
    t.integer("page").notNullable();
    t.integer("start_at").notNullable();
    t.integer("end_at").notNullable();
    t.primary(["message_id", "number"]);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("quoted_papers");
  await knex.schema.alterTable("conversation_messages", (t) => {
    t.dropColumns("sealed", "beside");
  });
  await knex.schema.alterTable("conversations", (t) => {
    t.dropColumn("intake_id");
  });
}
