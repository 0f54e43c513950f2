import { requireAdmin } from "#modules/kernel";
import type { Admin, AdminDeps } from "./contract.ts";
import { PAGE_ROWS, type OfficeUser } from "./schema.ts";
import { offsetOf, patternOf } from "./search.ts";
import { countUserRows, findUserRow, listNames, listUserRows, type UserRow } from "./user-store.ts";

type UserLists = Pick<Admin, "pageOfUsers" | "findUser" | "namesOfUsers">;

export function createUserLists({ knex, clock }: AdminDeps): UserLists {
  return {
    async pageOfUsers(actor, { q, kind, sort = "email", page }) {
      requireAdmin(actor);
      const chosen = { pattern: patternOf(q), kind };
      const [rows, total] = await Promise.all([
        listUserRows(knex, { ...chosen, sort, limit: PAGE_ROWS, offset: offsetOf(page) }),
        countUserRows(knex, chosen),
      ]);
      const now = clock.now();
      return { rows: rows.map((row) => toUser(row, now)), total };
    },

    async findUser(actor, id) {
      requireAdmin(actor);
      const row = await findUserRow(knex, id);
      return row ? toUser(row, clock.now()) : null;
    },

    async namesOfUsers(actor, ids) {
      requireAdmin(actor);
      return new Map((await listNames(knex, ids)).map(({ id, name }) => [id, name]));
    },
  };
}

function toUser(row: UserRow, now: Date): OfficeUser {
  const cpa = row.cpa_id ? { id: row.cpa_id, name: row.cpa_name ?? "" } : null;
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    profileImageUrl: row.profile_image_url,
    createdAt: row.created_at.toISOString(),
    disabledAt: row.disabled_at?.toISOString() ?? null,
    twoFactor: row.two_factor,
    invitation: invitationOf(row, now),
    cpa,
  };
}

function invitationOf(row: UserRow, now: Date): OfficeUser["invitation"] {
  if (!row.invited_at || !row.invited_until) return null;
  const isExpired = row.invited_until <= now;
  const state = !row.has_link ? "withdrawn" : isExpired ? "expired" : "open";
  return { state, sentAt: row.invited_at.toISOString(), expiresAt: row.invited_until.toISOString() };
}
