import { MAX_UPLOAD_BYTES, MEGABYTE } from "#modules/intake/schema";
import { ENTITIES_ADVISED } from "../../ui/book-figures.ts";
import type { Book } from "../../ui/book.ts";

const UPLOAD = `${MAX_UPLOAD_BYTES / MEGABYTE} MB`;

/** Seven sections, shown in five tabs on screen and exported as one file. */
export const MANUAL: Book = {
  title: "CPA Multi-Entity Manual",
  subtitle: "Comprehensive guide for managing complex business structures",
  edition: "Version 1.0, July 2025",
  chapters: [
    {
      tab: "overview",
      title: "Overview",
      text: "A multi-entity intake gathers what a CPA needs to file for a client who owns several businesses: the entities, who owns what share of which, what they do with each other, and the papers behind all of it. This manual follows an engagement from the first talk to the review before filing.",
      parts: [
        {
          title: "Key features",
          items: [
            "One intake for LLCs, S corporations, C corporations, partnerships, trusts and disregarded entities",
            "Ownership in percent, by entities and by people, as a tree and as a chart",
            "Transactions between entities: loans and advances, management fees, cost sharing, asset transfers, lease agreements, service agreements",
            "Checks for missing ownership, circles, numbers, dates, missing documentation and missing state registrations",
            `Documents by category, up to ${UPLOAD} each`,
            "Data is auto-saved as far as it is safe: uploads are stored as they arrive, what is typed is kept in the browser tab, without numbers of a person, until it is saved",
            "Export in Excel and PDF: the whole group as a workbook, as CSV and as a PDF with its chart; a workbook or CSV can be imported",
            `Up to ${ENTITIES_ADVISED} entities in one intake work best; split larger groups by their top holding`,
          ],
        },
      ],
    },
    {
      tab: "overview",
      title: "Quick-start checklist",
      parts: [
        {
          numbered: true,
          items: [
            "Agree with the client which entities and which tax year the engagement covers",
            "Have the client start a multi-entity intake, or start one together",
            "List every entity with its legal name, type, EIN, and states of formation and operation",
            "Record parents and percentages until they total 100% for each entity",
            "Record transactions between entities, with date and amount",
            "Ask for what the checks name as missing, then review",
          ],
        },
      ],
    },
    {
      tab: "workflow",
      title: "Workflow",
      text: "Five steps, in this order: entities exist before ownership, ownership before transactions.",
      parts: [
        {
          title: "1. Client Onboarding",
          items: [
            "Confirm who may sign for each entity and who answers questions",
            "Collect formation documents, last year's returns and the chart the client has, however rough",
            "Explain that papers are uploaded by category and that the intake shows what is still missing",
          ],
        },
        {
          title: "2. Entity Inventory",
          items: [
            "Legal name exactly as registered and no name twice, entity type, EIN in the form XX-XXXXXXX",
            "State of formation, states of operation, fiscal year end, accounting method",
            "Mark disregarded entities and name the owner that reports for them",
          ],
        },
        {
          title: "3. Ownership Mapping",
          items: [
            "Work from the ultimate beneficial owners down",
            "Percentages total 100% for every entity; no entity owns itself through others",
            "Note changes during the year with their date",
          ],
        },
        {
          title: "4. Transaction Tracking",
          items: [
            "Record each kind with both entities, amount, date and whether it recurs",
            "Keep the agreement behind it among the documents",
            "Amounts are positive; the direction says who pays",
          ],
        },
        {
          title: "5. Validation & Compliance",
          items: [
            "All required fields complete: an entity needs its legal name to be saved; what else its return needs is a finding until it is there",
            "Transaction dates valid: a date that does not exist is refused; one outside the tax year or an entity's life is a finding",
            "Read the ownership analysis and close every gap",
            "Confirm tax elections, intercompany documentation and state registrations",
            "Move the intake on only when no required document is missing",
          ],
        },
      ],
    },
    {
      tab: "best-practices",
      title: "Best practices",
      parts: [
        {
          title: "Documentation",
          items: [
            "One category, one kind of paper; name files so that a stranger knows what they are",
            "Keep agreements between related parties in writing and dated before the first payment",
            "Note the reason for every unusual entry beside it, while it is fresh",
          ],
        },
        {
          title: "Client Communication",
          items: [
            "Ask for everything of one entity at once rather than paper by paper",
            "Say which paper is missing, what it is for and where the client finds it",
            "Send nothing with a Social Security number by e-mail; let clients upload it",
          ],
        },
        {
          title: "Tax Planning",
          items: [
            "Look at the whole group before deciding anything for one entity",
            "Compare what an election changes this year with what it binds for later ones",
            "Check every rule against the Code in this library before relying on it",
          ],
        },
      ],
    },
    {
      tab: "best-practices",
      title: "Tax planning opportunities",
      parts: [
        {
          title: "Structure optimization",
          items: [
            "Whether an entity that earns through its owner's work is better taxed as an S corporation",
            "Whether entities that do nothing any more can be merged or dissolved",
            "Whether a disregarded entity saves a return without losing protection",
          ],
        },
        {
          title: "Intercompany planning",
          items: [
            "Management fees and leases at terms that unrelated parties would agree on",
            "Loans with interest that the law accepts, and with repayments that happen",
            "Cost sharing by a key that can be explained and is used every year",
          ],
        },
      ],
    },
    {
      tab: "troubleshooting",
      title: "Troubleshooting",
      parts: [
        {
          title: "Entities",
          items: [
            "An entity appears twice: compare EINs; keep the one with the registered legal name",
            "An EIN is reported as malformed: write it as XX-XXXXXXX, two digits, a hyphen, seven digits",
            "An entity stands alone in the chart: it has no owner yet; name one",
          ],
        },
        {
          title: "Ownership",
          items: [
            "Ownership does not total 100%: look for a minority owner or a change during the year",
            "Ownership goes in a circle: one of the parents is wrong; start again from the top",
            "A trust shows no owner: record its beneficiaries or grantor as people, or name them in the notes",
          ],
        },
        {
          title: "Documents and transactions",
          items: [
            `A file is refused: it is over ${UPLOAD}, or its category does not accept the format`,
            "A category that accepts one file only has one already: delete the earlier one first",
            "A transaction cannot be recorded: both of its entities must exist first",
          ],
        },
        {
          title: "Performance tips",
          items: [
            "Use the latest Chrome, Firefox or Safari",
            "Scan at 300 dpi in black and white; color photographs are larger and read no better",
            `Keep an intake at or below ${ENTITIES_ADVISED} entities`,
          ],
        },
      ],
    },
    {
      tab: "support",
      title: "Support",
      text: "This software runs at your own office or on its own server, so help begins there.",
      parts: [
        {
          title: "Helpdesk",
          text: "By your own office: whoever runs this software for it helps with accounts, passwords and roles. A helpdesk of the makers is not offered.",
        },
        {
          title: "Email support",
          text: "By your own office: write to the address that it gives you; never attach clients' papers.",
        },
        {
          title: "Video training",
          text: "Not offered. An office can record its own way through the five steps.",
        },
        {
          title: "CPE credits",
          text: "Not offered: reading this manual earns none. Credits come from the sponsors that your state board accepts.",
        },
        {
          title: "Webinar series",
          text: "Not offered: none is scheduled.",
        },
        {
          title: "Certification program",
          text: "Not offered.",
        },
        {
          title: "System updates",
          items: ["Version v1.0", "Last updated January 2025", "Next review July 2025"],
        },
      ],
    },
  ],
};
