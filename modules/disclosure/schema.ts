/** Consents to disclose and to use tax return information, and the office's settings; safe in a browser. */
import { z } from "zod";

/** Who may receive papers: the providers of hosted models. */
export const RECIPIENTS = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  perplexity: "Perplexity",
  fingpt: "FinGPT",
} as const;
export type Recipient = keyof typeof RECIPIENTS;

/** A consent to disclose and one to use are two documents (26 CFR 301.7216-3(c)(1)). */
export const CONSENT_KINDS = ["disclosure", "use"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const KIND_LABELS: Record<ConsentKind, string> = {
  disclosure: "Consent to disclose tax return information",
  use: "Consent to use tax return information",
};

/** `ended`: its time is over. `lapsed`: its last day went by unsigned. */
export type ConsentState = "requested" | "lapsed" | "signed" | "ended" | "withdrawn";

export interface Consent {
  id: string;
  intakeId: string;
  kind: ConsentKind;
  recipient: Recipient;
  purpose: string;
  /** Null for all papers of the intake. */
  documentIds: string[] | null;
  /** All that the client reads and signs. */
  wording: string;
  /** SHA-256 of the wording, in hexadecimal. */
  wordingHash: string;
  state: ConsentState;
  /** ISO 8601, as the other times. */
  requestedAt: string;
  signedAt: string | null;
  signedName: string | null;
  /** The last day that the consent names, as an ISO date. */
  endsOn: string | null;
  expiresAt: string | null;
  withdrawnAt: string | null;
}

export interface DisclosureSettings {
  /** False when the office has switched hosted models off. */
  hostedModels: boolean;
  /** True when the office has recorded that its contract meets 26 CFR 301.7216-2(d). */
  contractor: boolean;
  /** Name of the tax return preparer, as consents give it. */
  preparer: string;
  /** Mandatory wording of Rev. Proc. 2013-14, entered by the office. */
  disclosureWording: string;
  useWording: string;
}

export const MAX_WORDING = 10_000;
const wording = z
  .string()
  .trim()
  .max(MAX_WORDING, `The wording may have up to ${MAX_WORDING.toLocaleString("en")} characters.`);

export const settingsBody = z.object({
  hostedModels: z.boolean(),
  contractor: z.boolean(),
  preparer: z.string().trim().max(200, "The name may have up to 200 characters."),
  disclosureWording: wording,
  useWording: wording,
});

const PURPOSE = "Say what the papers are sent for, in up to 500 characters.";

export const requestBody = z.object({
  recipient: z.enum(Object.keys(RECIPIENTS) as [Recipient], "Choose who receives the papers."),
  purpose: z.string(PURPOSE).trim().min(1, PURPOSE).max(500, PURPOSE),
  /** Empty for one year. */
  endsOn: z
    .union([z.literal(""), z.iso.date("Write the last day as a date.")])
    .optional()
    .transform((day) => day || null),
  /** Empty for all papers of the intake. */
  documentIds: z.array(z.string()).default([]),
});
export type ConsentRequest = z.infer<typeof requestBody>;

const NAME = "Write your full name to sign.";
export const signBody = z.object({ name: z.string(NAME).trim().min(2, NAME).max(200, NAME) });
