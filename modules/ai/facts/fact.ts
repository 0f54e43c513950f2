/** Typed facts: what the words of a unit do, each with its range in the text of the section. */
import type { Range } from "#modules/authority/schema";

/** What a rule does with the thing it is about. */
export type Effect = "allows" | "denies" | "includes" | "excludes" | "not_recognized" | "imposes";

export type Fact = Range &
  (
    | { kind: "rule"; effect: Effect }
    /** Dollars as printed: "$25,000". */
    | { kind: "amount"; value: string }
    /** "7.5 percent" */
    | { kind: "rate"; value: string }
    /** "60 days", "2 years" */
    | { kind: "period"; value: string }
    /** One amount or word put in place of another. */
    | { kind: "substitution"; value: string; replaced: string }
    | { kind: "condition" | "exception" | "definition" | "indexing" | "beginning" | "end" | "reference" }
  );

export type FactKind = Fact["kind"];
