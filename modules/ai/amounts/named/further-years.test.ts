/** A question that names two years, of which the Code itself states the one's amount. */
import { expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { DomainError, OPERATOR } from "#modules/kernel";
import { readYear } from "../../years/year.ts";
import { section } from "../../testing.ts";
import { namedAnswer } from "./named-answer.ts";
import type { NamedRequest } from "./request.ts";

const NOW = { now: new Date("2026-11-26T12:00:00Z"), timeZone: "UTC" };
// Worded after 26 USC 6041(a) and (h).
const LAW = section(
  "Information at source",
  [
    ["a", "Payments", "All persons making payment of $2,000 or more shall render a return."],
    ["h", "Adjustment", "In any year after 2026 the amount in subsection (a) shall be increased."],
  ],
  "6041",
);
const resolve = async (_: unknown, citation: string) => {
  if (!citation.startsWith("26 USC 6041")) throw new DomainError("not_found", "none");
  const unit = citation.endsWith("(h)") ? 2 : 1;
  return { document: LAW, unit, citation, missing: null } as unknown as Resolved;
};

it("says it for both years", async () => {
  const question = "Form 1099-NEC threshold for 2025 and 2026";
  const request = { question, asked: readYear(question, NOW), actor: OPERATOR };
  const authority = { resolve, amounts: async () => [] };
  const found = await namedAnswer({ ...request, authority } as unknown as NamedRequest);
  const text = found!.leads.map((lead) => lead.text).join(" ");
  expect(text).toMatch(/For 2025.*\$600/);
  expect(text).toMatch(/For 2026.*\$2,000/);
  expect(text).not.toContain("does not hold");
});
