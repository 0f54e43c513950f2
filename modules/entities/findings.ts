/** Findings for people: words, ids, places in the library, what the CPA accepted. */
import { createHash } from "node:crypto";
import type { Acceptance } from "./group-store.ts";
import { RULES } from "./rules/index.ts";
import { fill, type Draft, type Rule } from "./rules/rule.ts";
import { SEVERITIES, type Finding } from "./schema.ts";

const ID_LENGTH = 20;

/** A finding with what stays on the server. */
export interface Found extends Finding {
  group: Rule["group"];
  /** Changes with the facts. */
  fingerprint: string;
}

interface Wording {
  /** Address of a citation. */
  urlOf(citation: string): string;
  acceptances: readonly Acceptance[];
}

/** Errors first, then warnings, then questions. */
export function wordFindings(drafts: readonly Draft[], { urlOf, acceptances }: Wording): Found[] {
  const accepted = new Map(acceptances.map((one) => [one.findingId, one]));
  const found = drafts.flatMap((draft) => {
    const rule = RULES[draft.rule];
    if (!rule) return [];
    const citation = draft.citation ?? rule.citation;
    const finding = word(draft, rule, { citation, url: urlOf(citation) });
    const acceptance = accepted.get(finding.id);
    if (acceptance?.fingerprint !== finding.fingerprint) return [finding];
    return [{ ...finding, state: "accepted" as const, reason: acceptance.reason }];
  });
  return found.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function word(draft: Draft, rule: Rule, authority: Finding["authority"]): Found {
  const { entityIds, ownerId, transactionId, values } = draft;
  const text = fill(rule.text, values);
  const cpaText = fill(rule.cpa, values);
  const severity = draft.severity ?? rule.severity;
  return {
    id: hashOf([draft.rule, [...entityIds].sort(), ownerId, transactionId, values.subject]),
    rule: draft.rule,
    ...{ severity, text, cpaText, entityIds },
    ...(ownerId !== undefined && { ownerId }),
    ...(transactionId !== undefined && { transactionId }),
    field: draft.field ?? rule.field,
    authority,
    state: "open",
    group: rule.group,
    fingerprint: hashOf([severity, authority.citation, values]),
  };
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, ID_LENGTH);
}

/** As a client or an administrator sees it. */
export function forReader(
  { group: _g, fingerprint: _f, cpaText, ...finding }: Found,
  isCpa: boolean,
): Finding {
  return isCpa ? { ...finding, cpaText } : finding;
}
