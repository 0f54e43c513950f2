/** A reminder as plain text and as HTML. Pure. */
import { LINK_DAYS, QUIET_DAYS } from "../records.ts";
import { fill, type FieldValues } from "./template-fields.ts";

export interface ReminderContents {
  subject: string;
  body: string;
  firstName: string;
  taxYear: number;
  papers: readonly { name: string; reason: string }[];
  /** "Friday, April 4" */
  date: string;
  message: string;
  /** Addresses, without a trailing slash. */
  checklist: string;
  uploadedLink: string;
  quietLink: string;
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

export function writeReminder(contents: ReminderContents): MailText {
  const values = valuesOf(contents);
  // The rest of a subject stays on one line.
  const subject = fill(contents.subject, { ...values, papers: "", link: "", message: "" });
  const paragraphs = paragraphsOf(contents.body, values);
  return {
    subject: oneLine(subject),
    text: `${[...paragraphs.map((each) => each.text), footText(contents)].join("\n\n")}\n`,
    html: page([...paragraphs.map((each) => each.html), footHtml(contents)].join("\n")),
  };
}

function valuesOf({ firstName, taxYear, papers, date, message, checklist }: ReminderContents): FieldValues {
  return {
    firstName: oneLine(firstName) || "and good day",
    taxYear: String(taxYear),
    count: papers.length === 1 ? "1 paper" : `${papers.length} papers`,
    papers: papers.map(({ name, reason }) => `- ${name}${reason && `: ${reason}`}`).join("\n"),
    date,
    link: checklist,
    message: message.trim(),
  };
}

/** Paragraphs between blank lines; one that is empty after filling, such as the message, is left out. */
function paragraphsOf(body: string, values: FieldValues): { text: string; html: string }[] {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  ) as FieldValues;
  const lines = values.papers.split("\n").map((line) => `<li>${escapeHtml(line.replace(/^- /, ""))}</li>`);
  const markup: FieldValues = {
    ...escaped,
    papers: `</p><ul>${lines.join("")}</ul><p>`,
    link: `<a href="${escaped.link}">${escaped.link}</a>`,
  };
  return body
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map((part) => ({
      text: fill(part, values).trim(),
      html: paragraph(fill(escapeHtml(part.trim()), markup)),
    }))
    .filter(({ text }) => text !== "");
}

function paragraph(markup: string): string {
  return `<p>${markup.replaceAll("\n", "<br>")}</p>`.replaceAll("<p></p>", "");
}

function footText({ uploadedLink, quietLink }: ReminderContents): string {
  return [
    "Have you uploaded everything? Tell us with one click:",
    uploadedLink,
    "",
    `Would you like no reminders for ${QUIET_DAYS} days? Say so here:`,
    quietLink,
    "",
    `These two links work for ${LINK_DAYS} days and sign nobody in. Replies to this`,
    "mail are not read: write to us from your checklist. We never ask for a",
    "Social Security number or a password by e-mail.",
  ].join("\n");
}

function footHtml({ uploadedLink, quietLink }: ReminderContents): string {
  return `<hr>
<p><a href="${escapeHtml(uploadedLink)}">I have uploaded everything</a><br>
<a href="${escapeHtml(quietLink)}">Please send me no reminders for ${QUIET_DAYS} days</a></p>
<p><small>These two links work for ${LINK_DAYS} days and sign nobody in. Replies to this mail are not read: write to us from your checklist. We never ask for a Social Security number or a password by e-mail.</small></p>`;
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em">
${content}
</body></html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
