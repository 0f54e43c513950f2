import { describe, expect, it } from "vitest";
import { findCitations } from "../citations/index.ts";
import { isOwnPlan } from "./cited.ts";

const plans = (text: string) => findCitations(text).map((citation) => isOwnPlan(text, citation));

describe("a plan that bears its section's name", () => {
  it.each([
    "Can I roll over my 401(k) when I change jobs?",
    "I left at 57. Is there a penalty on money from that 401(k)?",
    "Is a Roth 403(b) taxed?",
    "my husband's 457(b)",
  ])("%s", (text) => expect(plans(text)).toEqual([true]));

  it.each(["section 401(k)", "What does 401(k) require?", "401(k)", "the 401(k)(3) test", "a 501(c)(3)"])(
    "is not meant by: %s",
    (text) => expect(plans(text)).toEqual([false]),
  );
});
