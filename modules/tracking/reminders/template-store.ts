/** The table `reminder_templates`. */
import type { Knex } from "knex";
import { TEMPLATE_NAMES, type ReminderTemplate, type TemplateName } from "../records.ts";
import { DEFAULT_TEMPLATES } from "./default-templates.ts";

/** Every template, with the office's words where it changed them. */
export async function readTemplates(knex: Knex): Promise<Record<TemplateName, ReminderTemplate>> {
  const rows = await knex("reminder_templates").select<Omit<ReminderTemplate, "isChanged">[]>(
    "name",
    "subject",
    "body",
  );
  const read = (name: TemplateName): ReminderTemplate => {
    const row = rows.find((each) => each.name === name);
    return row ? { ...row, isChanged: true } : { name, ...DEFAULT_TEMPLATES[name], isChanged: false };
  };
  return Object.fromEntries(TEMPLATE_NAMES.map((name) => [name, read(name)])) as Record<
    TemplateName,
    ReminderTemplate
  >;
}

export async function putTemplate(
  knex: Knex,
  template: Pick<ReminderTemplate, "name" | "subject" | "body">,
  now: Date,
): Promise<void> {
  await knex("reminder_templates")
    .insert({ ...template, updated_at: now })
    .onConflict("name")
    .merge();
}

export async function deleteTemplate(knex: Knex, name: TemplateName): Promise<void> {
  await knex("reminder_templates").where({ name }).delete();
}
