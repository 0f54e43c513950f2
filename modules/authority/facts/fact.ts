/** Typed facts: what the words of a unit do, each with its range in the text of its version. */
import type { Range } from "../schema.ts";

/** What a rule does with the thing it is about. */
export type Effect = "allows" | "denies" | "includes" | "excludes" | "not_recognized" | "imposes";

/** `unit` is an index into the structure's units; `value` is what the words state, as printed. */
export type Fact = Range & { unit: number } & (
    | { kind: "rule"; effect: Effect }
    /** Dollars as printed: "$25,000". */
    | { kind: "amount"; value: string }
    /** "7.5 percent" */
    | { kind: "rate"; value: string }
    /** "60 days", "2 years" */
    | { kind: "period"; value: string }
    /** The term: "gross income". */
    | { kind: "definition"; value: string }
    /** The day: "December 31, 2025". */
    | { kind: "beginning" | "end"; value: string }
    /** One amount or word put in place of another. */
    | { kind: "substitution"; value: string; replaced: string }
    | { kind: "condition" | "exception" | "indexing" | "reference" }
  );

export const FACT_KINDS = [
  "rule",
  "condition",
  "exception",
  "definition",
  "amount",
  "rate",
  "period",
  "indexing",
  "beginning",
  "end",
  "substitution",
  "reference",
] as const satisfies Fact["kind"][];

export type FactKind = Fact["kind"];
