/** Plain-language messages for zod issues. */
import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** A sentence for one field, such as "Must be a number."; undefined falls back to zod's own message. */
export function plainProblem(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== "custom") return "Is missing.";
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `Must be ${choiceOf(issue.values)}.`;
    case "invalid_union":
      return "Is none of the known choices.";
    default:
      return undefined;
  }
}

function choiceOf(values: readonly unknown[]): string {
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(values.map(String));
}
