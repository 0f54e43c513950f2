/** Reminders as the product words them; an office may change each. */
import type { TemplateName } from "../records.ts";

/** Days from the mail to the date that it names. */
export const DAYS_TO_DATE: Record<TemplateName, number> = { standard: 7, urgent: 4, final: 3 };

export const DEFAULT_TEMPLATES: Record<TemplateName, { subject: string; body: string }> = {
  standard: {
    subject: "{count} still missing for your {taxYear} tax return",
    body: `Hello {firstName},

We are working on your {taxYear} tax return and still need:

{papers}

Please send what is missing by {date}. Here is your checklist:
{link}

{message}

If something does not apply to you, or you cannot get it, say so in the checklist. Thank you!`,
  },
  urgent: {
    subject: "Your {taxYear} tax return is waiting for {count}",
    body: `Hello {firstName},

Your {taxYear} tax return is waiting for:

{papers}

We can only finish it in time if everything is here by {date}:
{link}

{message}

If you cannot get something, say so in the checklist, and we will find a way together.`,
  },
  final: {
    subject: "Last reminder: {count} for your {taxYear} tax return",
    body: `Hello {firstName},

This is our last reminder. We cannot prepare your {taxYear} tax return without:

{papers}

Please send what is missing by {date}, or tell us what is in the way:
{link}

{message}`,
  },
};
