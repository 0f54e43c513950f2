/** Schemas of the bodies that write a group; safe in a browser. */
import { z } from "zod";
import {
  ACCOUNTING_METHODS,
  AMOUNT_MAX,
  ELECTION_KINDS,
  ENTITY_TYPES,
  NAME_MAX,
  NOTES_MAX,
  NUMBER_MAX,
  OWNER_KINDS,
  OWNER_ROLES,
  PLACE_MAX,
  RELATION_KINDS,
  TAX_CLASSES,
  TRANSACTION_TYPES,
  TRUST_KINDS,
} from "./terms.ts";
import { isDate, isPercentage } from "./values.ts";

const REAL_DATE = "Write a date that exists, as YYYY-MM-DD.";
const PERCENT = "Write a percentage from 0 to 100 with at most four decimals.";
const AMOUNT = "Write an amount above 0 and at most 10 trillion dollars, in whole cents.";
const RATE = "Write a rate from 0 to 100 percent with at most four decimals.";

/** Empty and blank text counts as absent. */
const blankAsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsNull, schema.nullable()).optional();
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Write at most ${max} characters.`)
    .refine((text) => !text.includes("\0"), "This text holds a null byte. Remove it and try again.");
const date = z.string().trim().refine(isDate, REAL_DATE);
const percentage = z.number().refine(isPercentage, PERCENT);
const cents = z
  .number()
  .refine((amount) => Number.isSafeInteger(amount) && amount >= 1 && amount <= AMOUNT_MAX, AMOUNT);

const required = (what: string) => line(NAME_MAX).refine((text) => text !== "", `Write the ${what}.`);

/** Beside the fields of a change: the `updatedAt` that the change is based on. */
const version = { updatedAt: z.string().optional() };

const entityFields = {
  entityType: optional(z.enum(ENTITY_TYPES)),
  ein: optional(line(NUMBER_MAX)),
  tin: optional(line(NUMBER_MAX)),
  jurisdictionFormation: optional(line(PLACE_MAX)),
  jurisdictionOperation: optional(line(PLACE_MAX)),
  fiscalYearEnd: optional(line(NUMBER_MAX)),
  accountingMethod: optional(z.enum(ACCOUNTING_METHODS)),
  isDisregardedEntity: z.boolean().optional(),
  parentEntityId: optional(z.string()),
  ownershipPercentage: percentage.nullish(),
  notes: optional(line(NOTES_MAX)),
  formationDate: optional(date),
  endDate: optional(date),
  taxClass: optional(z.enum(TAX_CLASSES)),
  elections: z
    .array(z.object({ kind: z.enum(ELECTION_KINDS), from: optional(date) }))
    .max(50)
    .optional(),
  trustKind: optional(z.enum(TRUST_KINDS)),
  grossReceipts: z
    .array(
      z.object({
        year: z.number().int().min(1900).max(2200),
        cents: z.number().int().min(0).max(AMOUNT_MAX),
      }),
    )
    .max(50)
    .optional(),
};

export const newEntity = z.object({ legalName: required("legal name"), ...entityFields });
export const entityChange = z.object({
  legalName: required("legal name").optional(),
  ...entityFields,
  ...version,
});

const relations = z.array(z.object({ personId: z.string(), kind: z.enum(RELATION_KINDS) })).max(100);

const personFields = {
  kind: optional(z.enum(OWNER_KINDS)),
  isUsPerson: z.boolean().nullish(),
  isMinor: z.boolean().nullish(),
  relations: relations.optional(),
};

export const newPerson = z.object({ name: required("name"), ...personFields });
export const personChange = z.object({ name: required("name").optional(), ...personFields, ...version });

const share = percentage.nullish();
const edgeFields = {
  role: optional(z.enum(OWNER_ROLES)),
  percentage: percentage.optional(),
  from: optional(date),
  to: optional(date),
  shares: z.object({ vote: share, value: share, profits: share, capital: share }).optional(),
  optionOn: optional(z.string()),
  kind: personFields.kind,
  isUsPerson: personFields.isUsPerson,
  isMinor: personFields.isMinor,
  relations: personFields.relations,
};

/** The owner is an entity (`ownerEntityId`), a known person (`personId`) or a name, which adds the person. */
export const newOwner = z.object({
  entityId: z.string(),
  ownerEntityId: optional(z.string()),
  personId: optional(z.string()),
  ownerName: optional(line(NAME_MAX)),
  ...edgeFields,
});
export const ownerChange = newOwner.partial().extend(version);

const transactionFields = {
  isRecurring: z.boolean().optional(),
  recordedBy: optional(z.string()),
  interestRate: z.number().refine(isPercentage, RATE).nullish(),
  maturityDate: optional(date),
  description: optional(line(NOTES_MAX)),
};
const transactionCore = {
  transactionType: z.enum(TRANSACTION_TYPES),
  fromEntityId: z.string(),
  toEntityId: z.string(),
  amount: cents,
  transactionDate: date,
};
export const newTransaction = z.object({ ...transactionCore, ...transactionFields });
export const transactionChange = newTransaction.partial().extend(version);

export type NewEntity = z.infer<typeof newEntity>;
export type EntityChange = z.infer<typeof entityChange>;
export type NewPerson = z.infer<typeof newPerson>;
export type PersonChange = z.infer<typeof personChange>;
export type NewOwner = z.infer<typeof newOwner>;
export type OwnerChange = z.infer<typeof ownerChange>;
export type NewTransaction = z.infer<typeof newTransaction>;
export type TransactionChange = z.infer<typeof transactionChange>;
