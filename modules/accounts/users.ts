import { DomainError, requireAdmin, type Actor, type FieldErrors } from "#modules/kernel";
import type { Accounts, AccountsDeps, NewUser } from "./index.ts";
import { hashPassword, makePassword } from "./passwords.ts";
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN, type User } from "./schema.ts";
import { hasAdmin, insertUser, withFirstAdminLock } from "./store.ts";

export function createUsers({ knex, log }: AccountsDeps): Pick<Accounts, "createUser" | "createFirstAdmin"> {
  async function store(user: NewUser, on = knex): Promise<User> {
    check(user);
    const { email, password, firstName = "", lastName = "", role = "user" } = user;
    const passwordHash = await hashPassword(password);
    const model = await insertUser(on, { email: email.trim(), firstName, lastName, role, passwordHash });
    log.info({ userId: model.id, role }, "user created");
    return model.toUser();
  }

  return {
    async createUser(actor: Actor, user: NewUser) {
      requireAdmin(actor);
      return store(user);
    },

    async createFirstAdmin(actor, { email, password }) {
      requireAdmin(actor);
      return withFirstAdminLock(knex, async (trx) => {
        if (await hasAdmin(trx)) return null;
        const secret = password ?? makePassword();
        const user = await store({ email, password: secret, role: "admin" }, trx);
        return { user, password: password === undefined ? secret : null };
      });
    },
  };
}

function check({ email, password }: NewUser): void {
  const fields: FieldErrors = {};
  if (email.trim().length > EMAIL_MAX || !EMAIL_PATTERN.test(email.trim())) {
    fields.email = "Enter an e-mail address such as name@example.com.";
  }
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    fields.password = `Choose a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`;
  }
  const [first] = Object.values(fields);
  if (first) throw new DomainError("invalid", first, { fields });
}
