/** The address of a list in the administration: search, filters, order and page. */
import { INTAKE_STATUSES } from "#modules/intake/schema";
import {
  INTAKE_SORTS,
  QUEUES,
  USER_KINDS,
  USER_SORTS,
  type IntakeQuery,
  type UserQuery,
} from "#modules/admin/schema";

export interface IntakePlace extends IntakeQuery {
  /** Own clients only. */
  mine: boolean;
}

export function readUserPlace(query: URLSearchParams): UserQuery & { page: number } {
  return {
    q: query.get("q") ?? "",
    kind: oneOf(USER_KINDS, query.get("kind")),
    sort: oneOf(USER_SORTS, query.get("sort")),
    page: readPage(query),
  };
}

export function readIntakePlace(query: URLSearchParams): IntakePlace & { page: number } {
  return {
    q: query.get("q") ?? "",
    status: oneOf(INTAKE_STATUSES, query.get("status")),
    waits: oneOf(QUEUES, query.get("waits")),
    sort: oneOf(INTAKE_SORTS, query.get("sort")),
    mine: query.has("mine"),
    page: readPage(query),
  };
}

/** The address of a tab with these parameters; empty ones and the first page are left out. */
export function listPath(
  tab: "users" | "intakes" | "tracking",
  place: Record<string, string | number | boolean | undefined>,
): string {
  const query = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(place)) {
    if (value === undefined || value === "" || value === false || (name === "page" && value === 1)) continue;
    query.set(name, value === true ? "1" : String(value));
  }
  return `/admin?${query}`;
}

function readPage(query: URLSearchParams): number {
  const page = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((one) => one === value);
}
