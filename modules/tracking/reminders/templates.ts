/** Templates of reminders: the office's words, checked before they are kept. */
import { DomainError, requireAdmin } from "#modules/kernel";
import type { Templates, TrackingDeps } from "../contract.ts";
import { BODY_LENGTH_MAX, SUBJECT_LENGTH_MAX, TEMPLATE_NAMES, type ReminderTemplate } from "../records.ts";
import { writeReminder } from "./mail-text.ts";
import { PREVIEW_VALUES, TEMPLATE_FIELDS, unknownFields } from "./template-fields.ts";
import { deleteTemplate, putTemplate, readTemplates } from "./template-store.ts";

type Words = Pick<ReminderTemplate, "subject" | "body">;

export function createTemplates({ knex, audit, clock, site }: TrackingDeps): Templates {
  return {
    async listTemplates(actor) {
      requireAdmin(actor);
      const templates = await readTemplates(knex);
      return TEMPLATE_NAMES.map((name) => templates[name]);
    },

    async saveTemplate(actor, { name, ...words }) {
      requireAdmin(actor);
      const template = { name, ...checked(words) };
      await knex.transaction(async (trx) => {
        await putTemplate(trx, template, clock.now());
        await audit.record(trx, actor, { action: "reminder-template-set", details: { name } });
      });
    },

    async resetTemplate(actor, name) {
      requireAdmin(actor);
      await knex.transaction(async (trx) => {
        await deleteTemplate(trx, name);
        await audit.record(trx, actor, { action: "reminder-template-set", details: { name, reset: true } });
      });
    },

    async previewTemplate(actor, words) {
      requireAdmin(actor);
      const { firstName, date, papers, taxYear } = PREVIEW_VALUES;
      const { subject, text } = writeReminder({
        ...checked(words),
        ...{ firstName, date, papers, taxYear: Number(taxYear) },
        message: "(Here stands what you write for this reminder.)",
        checklist: `${site}/intake/…`,
        uploadedLink: `${site}/m/…`,
        quietLink: `${site}/m/…`,
      });
      return { subject, text };
    },
  };
}

/** @throws DomainError `invalid` naming the field. */
function checked({ subject, body }: Words): Words {
  const words = { subject: subject.trim(), body: body.replace(/\r\n?/g, "\n").trim() };
  const most = { subject: SUBJECT_LENGTH_MAX, body: BODY_LENGTH_MAX };
  for (const field of ["subject", "body"] as const) {
    const text = words[field];
    if (text === "") throw invalid(field, "Write a few words first.");
    if (text.length > most[field]) throw invalid(field, `Write at most ${most[field]} characters.`);
    const unknown = unknownFields(text)[0];
    if (unknown !== undefined) {
      const known = Object.keys(TEMPLATE_FIELDS).map((name) => `{${name}}`);
      throw invalid(field, `There is no field {${unknown}}. There are ${known.join(", ")}.`);
    }
  }
  if (/\n/.test(words.subject)) throw invalid("subject", "Write the subject on one line.");
  if (!words.body.includes("{papers}"))
    throw invalid("body", "Keep {papers} in the text: it names what is missing.");
  return words;
}

function invalid(field: string, problem: string): DomainError {
  return new DomainError("invalid", problem, { fields: { [field]: problem } });
}
