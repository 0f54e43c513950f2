/** Names of works and documents as a reader sees them. */

/** A section of the Code or of the regulations: "61", "1400Z-2", "1.61-21". */
const SECTION = /^\d[\w.()-]*$/;

/** Works whose documents are called by the work and a number. */
const NUMBERED: Readonly<Record<string, string>> = { form: "Form", pl: "P.L.", pub: "Pub." };

/**
 * "§ 61" for a section, "Pub. 551" for a publication; other documents have names of their own: "Rev. Proc. 2025-32".
 * @param work by the word in its address
 */
export function documentName(number: string, work = "26-usc"): string {
  return SECTION.test(number) ? `${NUMBERED[work] ?? "§"}\u00a0${number}` : number;
}

/** By the word in their addresses; titles of the Code and of the CFR are named by rule. */
const WORKS: Readonly<Record<string, string>> = {
  announcement: "Announcements",
  fr: "Federal Register",
  form: "Forms and instructions",
  notice: "Notices",
  pl: "Public laws",
  "prop-26-cfr": "Proposed regulations",
  pub: "Publications",
  reg: "Notices of proposed rulemaking",
  "rev-proc": "Revenue procedures",
  "rev-rul": "Revenue rulings",
  scotus: "Supreme Court",
  tc: "Tax Court reports",
  "tc-docket": "Tax Court by docket",
  "tc-memo": "Tax Court memorandum opinions",
  "tc-summary": "Tax Court summary opinions",
  td: "Treasury decisions",
  wd: "Written determinations",
};

/** "26-cfr" → "26 CFR", "rev-proc" → "Revenue procedures", "plr" → "PLR" */
export function workName(work: string): string {
  return WORKS[work] ?? work.replaceAll("-", " ").toUpperCase();
}
