import { DomainError, requireAdmin, type Actor, type FieldErrors } from "#modules/kernel";
import { originOf, subjectOf, visitorActor } from "./audit-subjects.ts";
import type { Accounts, AccountsContext, NewUser } from "./contract.ts";
import { lengthProblem, passwordProblem } from "./password-rules.ts";
import { hashPassword, makePassword } from "./passwords.ts";
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX, type User } from "./schema.ts";
import { hasAdmin, insertUser, withAdminLock } from "./store.ts";

type Users = Pick<Accounts, "createUser" | "createFirstAdmin" | "register">;

export function createUsers({ knex, log, registration, limits, audit }: AccountsContext): Users {
  async function store(actor: Actor, user: NewUser, on = knex): Promise<User> {
    const { email, password, firstName = "", lastName = "", role = "user" } = user;
    const passwordHash = await hashPassword(password);
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    const model = await on.transaction(async (trx) => {
      const made = await insertUser(trx, { email: email.trim(), ...names, role, passwordHash });
      await audit.record(trx, actor, { action: "user-created", ...subjectOf(made), details: { role } });
      return made;
    });
    log.info({ userId: model.id, role }, "user created");
    return model.toUser();
  }

  return {
    async createUser(actor: Actor, user: NewUser) {
      requireAdmin(actor);
      checkNewUser(user, passwordProblem(user.password, user));
      return store(actor, user);
    },

    async register({ email, password, firstName, lastName, ...visitor }) {
      if (registration === "closed") {
        throw new DomainError("forbidden", "Registration is closed. Ask the office for an account.");
      }
      const user = { email, password, firstName, lastName };
      checkNewUser(user, passwordProblem(password, user));
      await limits.countRegistration(visitor.address);
      return store(visitorActor(originOf(visitor)), user);
    },

    async createFirstAdmin(actor, { email, password }) {
      requireAdmin(actor);
      return withAdminLock(knex, async (trx) => {
        if (await hasAdmin(trx)) return null;
        const secret = password ?? makePassword();
        const admin: NewUser = { email, password: secret, role: "admin" };
        // Only the length is checked: the operator is responsible for this setting, and a rejected one would stop the
        // start.
        checkNewUser(admin, lengthProblem(secret));
        const user = await store(actor, admin, trx);
        return { user, password: password === undefined ? secret : null };
      });
    },
  };
}

/** @throws DomainError `invalid` naming fields; `password` is the problem with it. */
export function checkNewUser(
  { email, firstName = "", lastName = "" }: Omit<NewUser, "password">,
  password: string | null,
): void {
  const fields: FieldErrors = {};
  if (email.trim().length > EMAIL_MAX || !EMAIL_PATTERN.test(email.trim())) {
    fields.email = "Enter an e-mail address such as name@example.com.";
  }
  if (password) fields.password = password;
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    const problem = nameProblem(name);
    if (problem) fields[field] = problem;
  }
  const [first] = Object.values(fields);
  if (first) throw new DomainError("invalid", first, { fields });
}

/** Control characters, lone surrogates and bidirectional controls. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Problem with a first or last name, as a sentence; null when it is acceptable. */
export function nameProblem(name: string): string | null {
  if (name.length > NAME_MAX) return `Enter a name of at most ${NAME_MAX} characters.`;
  return UNPRINTABLE.test(name) ? "Enter a name without control characters." : null;
}
