/** Shapes, limits and bodies of client tracking and reminders; safe in a browser. */
export * from "./records.ts";
export { TEMPLATE_FIELDS } from "./reminders/template-fields.ts";
export { wordDay } from "./risk.ts";
export { trackingRow } from "./tracking-row.ts";
