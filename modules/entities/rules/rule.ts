/** A rule of the validation, and what it finds. */
import type { Severity } from "../schema.ts";

export interface Rule {
  severity: Severity;
  /** For the client; `{name}` stands for a value of the finding. */
  text: string;
  /** For the CPA. */
  cpa: string;
  /** Pin cite. */
  citation: string;
  /** Field that mends it. */
  field: string;
  /** Group in the specified result; none for the rest. */
  group?: "taxElections" | "intercompanyDocumentation" | "stateRegistrations";
}

/** A finding before it has words. */
export interface Draft<Id extends string = string> {
  rule: Id;
  /** The entity to mend comes first. */
  entityIds: string[];
  ownerId?: string;
  transactionId?: string;
  /** In place of the rule's own. */
  field?: string;
  citation?: string;
  severity?: Severity;
  values: Record<string, string | number>;
}

/** Puts the values into a sentence. */
export function fill(sentence: string, values: Draft["values"]): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** "A", "A and B", "A, B and C" */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
