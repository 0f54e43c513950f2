/** Between the fields of a form, which are text, and the records of the entities module. */
import {
  formatAmount,
  parseAmount,
  type BusinessEntity,
  type IntercompanyTransaction,
  type Owner,
  type OwnerPerson,
} from "#modules/entities/schema";

/** Fields by dotted name: "elections.0.kind". */
export type Typed = Record<string, string>;

const PERCENT = /^(ownershipPercentage|percentage|interestRate|shares\.\w+)$/;
const AMOUNT = /^(amount|grossReceipts\.\d+\.cents)$/;
const YEAR = /^grossReceipts\.\d+\.year$/;
const CHECKBOX = /^is(DisregardedEntity|Recurring)$/;
const KNOWN_OR_NOT = /^is(UsPerson|Minor)$/;
/** Rows of a list without this part are dropped. */
const KEY_PARTS: Record<string, string> = { elections: "kind", grossReceipts: "year", relations: "personId" };

const NO_PERCENTAGE = "Write a percentage from 0 to 100 with at most four decimals, such as 33.3333.";
const NO_AMOUNT =
  "Write an amount in dollars, such as 1,250.50. It must be above 0, and at most 10 trillion.";
const NO_YEAR = "Write a year, such as 2023.";

/** The body that the fields stand for, and what cannot be read in them. */
export function bodyOf(typed: Typed): { body: Record<string, unknown>; problems: Typed } {
  const problems: Typed = {};
  const body: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(typed)) {
    const { value, problem } = valueOf(name, text);
    if (problem) problems[name] = problem;
    put(body, name.split("."), value);
  }
  for (const [name, part] of Object.entries(KEY_PARTS)) {
    const list = body[name];
    if (typeof list !== "object" || list === null) continue;
    // Numbers of dropped rows do not move the others: problems keep naming the row that was typed.
    body[name] = Object.values(list as Record<string, Record<string, unknown>>).filter((row) => row[part]);
  }
  return { body, problems };
}

function valueOf(name: string, text: string): { value: unknown; problem?: string } {
  const trimmed = text.trim();
  if (CHECKBOX.test(name)) return { value: text !== "" };
  if (KNOWN_OR_NOT.test(name)) return { value: trimmed === "" ? null : trimmed === "yes" };
  if (PERCENT.test(name)) {
    if (trimmed === "") return { value: null };
    const number = /^-?\d+(\.\d+)?\s*%?$/.test(trimmed) ? Number.parseFloat(trimmed) : Number.NaN;
    return Number.isNaN(number) ? { value: null, problem: NO_PERCENTAGE } : { value: number };
  }
  if (AMOUNT.test(name)) {
    const cents = /^\$?\s*0+(\.0+)?$/.test(trimmed) && name !== "amount" ? 0 : parseAmount(trimmed);
    if (cents !== null) return { value: cents };
    return trimmed === "" && name !== "amount" ? { value: 0 } : { value: null, problem: NO_AMOUNT };
  }
  if (YEAR.test(name)) {
    if (trimmed === "") return { value: null };
    return /^\d{4}$/.test(trimmed) ? { value: Number(trimmed) } : { value: null, problem: NO_YEAR };
  }
  return { value: trimmed };
}

/** Lists are kept as objects by number until all fields are in. */
function put(target: Record<string, unknown>, [first = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[first] = value;
  else put((target[first] ??= {}) as Record<string, unknown>, rest, value);
}

export function typedOfEntity(entity: BusinessEntity): Typed {
  const { elections, grossReceipts } = entity;
  return {
    ...plain(entity),
    ...rows(
      "elections",
      elections.map(({ kind, from }) => ({ kind, from: from ?? "" })),
    ),
    ...rows(
      "grossReceipts",
      grossReceipts.map(({ year, cents }) => ({ year: String(year), cents: formatAmount(cents) })),
    ),
  };
}

export function typedOfOwner(owner: Owner): Typed {
  const shares = Object.entries(owner.shares).map(([name, share]) => [
    `shares.${name}`,
    share === null ? "" : String(share),
  ]);
  const holder = owner.ownerEntityId
    ? `entity:${owner.ownerEntityId}`
    : owner.personId
      ? `person:${owner.personId}`
      : "";
  return { ...plain(owner), holder, ownerName: "", ...Object.fromEntries(shares) };
}

export function typedOfPerson(person: OwnerPerson): Typed {
  return {
    ...plain(person),
    ...rows(
      "relations",
      person.relations.map(({ personId, kind }) => ({ personId, kind })),
    ),
  };
}

export function typedOfTransaction(transaction: IntercompanyTransaction): Typed {
  return { ...plain(transaction), amount: formatAmount(transaction.amount) };
}

/** Text, numbers, yes and no of a record. */
function plain(record: object): Typed {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (typeof value === "string") return [[name, value]];
      if (typeof value === "number") return [[name, String(value)]];
      if (typeof value === "boolean")
        return [[name, KNOWN_OR_NOT.test(name) ? (value ? "yes" : "no") : value ? "on" : ""]];
      return [];
    }),
  );
}

function rows(name: string, list: readonly Record<string, string>[]): Typed {
  return Object.fromEntries(
    list.flatMap((row, index) =>
      Object.entries(row).map(([part, value]) => [`${name}.${index}.${part}`, value]),
    ),
  );
}

/** What is stored now where it differs from what was typed, for people. */
export function storedDifferences(stored: Typed, typed: Typed, labels: Record<string, string>): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [now = "", written = ""] = [stored[name], typed[name]];
    if (typed[name] === undefined || now.trim() === written.trim()) return [];
    return [
      `${label} is now ${now ? `“${now}”` : "empty"}; you wrote ${written ? `“${written}”` : "nothing"}.`,
    ];
  });
}
