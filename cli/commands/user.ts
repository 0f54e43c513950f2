import { randomBytes } from "node:crypto";
import { Option, type Command } from "commander";
import { OPERATOR, type Role } from "#modules/kernel";
import { emailAddress } from "../arguments.ts";
import { example } from "../example.ts";
import { readSecret } from "../secret.ts";
import { withRunning, type Shell } from "../shell.ts";
import { addUserChanges } from "./user-changes.ts";
import { addUserList } from "./user-list.ts";

interface UserWords {
  email: string;
  firstName?: string;
  lastName?: string;
  role: Role;
  password?: string;
  passwordStdin?: boolean;
}

const ROLES: Role[] = ["admin", "user"];

export function addUser(program: Command, shell: Shell): void {
  const user = program.command("user").description("People who may sign in");
  user
    .command("create")
    .description("Create a user; without a password one is made and printed once")
    .requiredOption("--email <address>", "e-mail address to sign in with", emailAddress)
    .option("--first-name <name>", "given name")
    .option("--last-name <name>", "family name")
    .addOption(new Option("--role <role>", "what the user may do").choices(ROLES).default("user"))
    .addOption(new Option("--password <password>", "the password").conflicts("passwordStdin"))
    .option("--password-stdin", "read the password from standard input, or ask for it at a terminal")
    .addHelpText(
      "after",
      example("taxrag user create --email kim@example.com --first-name Kim --last-name Lee --role admin"),
    )
    .action((options: UserWords) => createUser(shell, options));
  addUserList(user, shell);
  addUserChanges(user, shell);
}

async function createUser(shell: Shell, options: UserWords): Promise<void> {
  const given = options.passwordStdin ? await readSecret("Password: ", shell.signal) : options.password;
  const password = given ?? randomBytes(15).toString("base64url");
  const { email, firstName, lastName, role } = options;
  const user = await withRunning(shell, ({ modules }) =>
    modules.accounts.createUser(OPERATOR, { email, firstName, lastName, role, password }),
  );
  shell.print(`Created ${user.email} (${user.role}).`);
  if (given === undefined) shell.print(`Password, shown only this once: ${password}`);
}
