/** The people of every site, and the size of its library. */
import type { Modules } from "#product";
import { OPERATOR } from "#modules/kernel";

export const LIBRARY_SECTIONS = 3;

export const people = {
  admin: { email: "casey@example.com", password: "correct horse battery" },
  user: { email: "avery@example.com", password: "staple stable table" },
};

export async function furnish({ accounts }: Pick<Modules, "accounts">): Promise<void> {
  const casey = { ...people.admin, firstName: "Casey", lastName: "Reviewer", role: "admin" as const };
  await accounts.createUser(OPERATOR, casey);
  await accounts.createUser(OPERATOR, people.user);
}
