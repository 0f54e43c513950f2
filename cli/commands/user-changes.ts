import { Argument, type Command } from "commander";
import type { Accounts } from "#modules/accounts";
import { OPERATOR, type Role } from "#modules/kernel";
import { emailAddress } from "../arguments.ts";
import { example } from "../example.ts";
import { readSecret } from "../secret.ts";
import { withRunning, type Shell } from "../shell.ts";

const ROLES: Role[] = ["admin", "user"];
const KIM = "kim@example.com";

/** Commands that change an existing account, found by its e-mail address. */
export function addUserChanges(user: Command, shell: Shell): void {
  const onAccounts = <T>(work: (accounts: Accounts) => Promise<T>) =>
    withRunning(shell, ({ modules }) => work(modules.accounts));

  addChange(user, "set-role", "Make somebody an administrator, or a user again", " admin")
    .addArgument(new Argument("<role>", "what they may do").choices(ROLES))
    .action(async (email: string, role: Role) => {
      const changed = await onAccounts((accounts) => accounts.setRole(OPERATOR, email, role));
      shell.print(`${changed.email} is now ${role}.`);
    });

  addChange(user, "reset-password", "Set a password and end all sessions; one is made and printed once")
    .option("--password-stdin", "read the password from standard input, or ask for it at a terminal")
    .action(async (email: string, options: { passwordStdin?: boolean }) => {
      const given = options.passwordStdin ? await readSecret("Password: ", shell.signal) : undefined;
      const password = await onAccounts((accounts) => accounts.setPassword(OPERATOR, email, given));
      shell.print(`Set a new password for ${email} and ended all sessions.`);
      if (given === undefined) shell.print(`Password, shown only this once: ${password}`);
    });

  addChange(
    user,
    "reset-two-factor",
    "For a lost phone: switch two-factor sign-in off and end all sessions",
  ).action(async (email: string) => {
    await onAccounts((accounts) => accounts.resetSecondFactor(OPERATOR, email));
    shell.print(`Switched two-factor sign-in off for ${email} and ended all sessions.`);
  });

  addChange(user, "disable", "Close an account and end its sessions at once").action(
    async (email: string) => {
      const changed = await onAccounts((accounts) => accounts.disableUser(OPERATOR, email));
      shell.print(`Disabled ${changed.email} and ended all sessions.`);
    },
  );

  addChange(user, "enable", "Open a disabled account again").action(async (email: string) => {
    const changed = await onAccounts((accounts) => accounts.enableUser(OPERATOR, email));
    shell.print(`Enabled ${changed.email}.`);
  });
}

function addChange(user: Command, name: string, description: string, rest = ""): Command {
  return user
    .command(name)
    .description(description)
    .addHelpText("after", example(`taxrag user ${name} ${KIM}${rest}`))
    .argument("<email>", "the address they sign in with", emailAddress);
}
