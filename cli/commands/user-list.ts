import type { Command } from "commander";
import type { ListedUser } from "#modules/accounts/schema";
import { OPERATOR } from "#modules/kernel";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

export function addUserList(user: Command, shell: Shell): void {
  user
    .command("list")
    .description("List everybody who has an account")
    .option("--json", "print the list as JSON")
    .addHelpText("after", example("taxrag user list"))
    .action(async (options: { json?: boolean }) => {
      const users = await withRunning(shell, ({ modules }) => modules.accounts.listUsers(OPERATOR));
      if (options.json) shell.print(JSON.stringify(users));
      else if (users.length > 0) shell.print(users.map(line).join("\n"));
    });
}

function line({ email, role, firstName, lastName, twoFactor, disabledAt }: ListedUser): string {
  const state = disabledAt ? `disabled ${disabledAt.slice(0, 10)}` : "";
  return [
    email.padEnd(32),
    role.padEnd(6),
    (twoFactor ? "two-factor" : "").padEnd(10),
    `${firstName} ${lastName}`.trim(),
    state,
  ]
    .filter(Boolean)
    .join(" ")
    .trimEnd();
}
