import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { seedDemo } from "../demo/seed-demo.ts";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

export function addSeed(program: Command, shell: Shell): void {
  const seed = program.command("seed").description("Data to look at the product with");
  seed
    .command("demo")
    .description("Make four clients with intakes at different stages, and print their password once")
    .addHelpText("after", example("taxrag seed demo"))
    .action(async () => {
      const password = randomBytes(15).toString("base64url");
      const addresses = await withRunning(shell, ({ modules }) => seedDemo(modules, password));
      for (const address of addresses) shell.print(address);
      shell.print(`Password of each, shown only this once: ${password}`);
    });
}
