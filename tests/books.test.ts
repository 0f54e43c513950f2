/** The books against the code: limits, addresses and commands that they name, and the points that the spec lists. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asText } from "../app/ui/book.ts";
import { FAILED_SIGN_INS, PASSAGE_TOKENS } from "../app/ui/book-figures.ts";
import { BRIEFING } from "../app/routes/briefing-book/briefing.ts";
import { MANUAL } from "../app/routes/cpa-manual/manual.ts";
import { LIMIT } from "../ingest/chunk.ts";
import { ROUTES } from "./contract/route-table.ts";

/** Without line breaks. */
const textOf = (book: typeof MANUAL) => asText(book).replace(/\s+/g, " ");
const BOOKS = { briefing: textOf(BRIEFING), manual: textOf(MANUAL) };
const source = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

describe.each(Object.entries(BOOKS))("the %s", (_name, text) => {
  it("names addresses that exist", () => {
    const named = text.match(/(?<=[\s(])\/[a-z][\w/-]*(\?tab=[a-z-]+)?/g) ?? [];
    for (const address of named) {
      const { pathname, search } = new URL(address, "http://site");
      expect(Object.keys(ROUTES)).toContain(pathname.slice(1));
      if (search) expect(ROUTES[pathname.slice(1)]?.states ?? []).toContain(address);
    }
  });

  it("names commands that exist", () => {
    for (const [, command, verb] of text.matchAll(/\btaxrag ([a-z]+) ([a-z]+)/g)) {
      expect(source(`cli/commands/${command}.ts`)).toContain(`.command("${verb}")`);
    }
  });
});

it("quotes the code's figures where no constant can be imported", () => {
  expect(PASSAGE_TOKENS).toBe(LIMIT);
  expect(source("modules/accounts/limits.ts")).toContain(
    `${FAILED_SIGN_INS.account} for an account and ${FAILED_SIGN_INS.address} for an address in 15 minutes`,
  );
});

it.each([
  ...["12 characters", "10 failed sign-ins", "100 close an address", "30 minutes", "12 hours", "7 days"],
  ...["384 tokens", "512 tokens", "2048 tokens", "220 tokens", "50 MB", "in 3 steps", "30 days"],
])("the briefing says %s", (figure) => {
  expect(BOOKS.briefing).toContain(figure);
});

it.each([
  ...["Version 1.0, July 2025", "v1.0", "Last updated January 2025", "Next review July 2025"],
  ...["Up to 50 entities", "up to 50 MB each", "XX-XXXXXXX", "no name twice", "Percentages total 100%"],
  ...[
    "no entity owns itself through others",
    "Amounts are positive",
    "both of its entities must exist first",
  ],
  ...["All required fields complete", "Transaction dates valid", "Data is auto-saved"],
  ...["Export in Excel and PDF", "latest Chrome, Firefox or Safari"],
  ...[
    "Helpdesk",
    "Email support",
    "Video training",
    "CPE credits",
    "Webinar series",
    "Certification program",
  ],
])("the manual keeps the specified point: %s", (point) => {
  expect(BOOKS.manual).toContain(point);
});
