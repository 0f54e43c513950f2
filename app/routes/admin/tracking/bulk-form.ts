/** Checkboxes of the rows belong to this form, which stands above the table. */
export const BULK_FORM = "bulk-reminders";
