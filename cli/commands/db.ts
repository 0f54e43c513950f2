import type { Command } from "commander";
import { openDatabase, readConfig, type Database } from "#product";
import { example } from "../example.ts";
import { warningsOnly, type Shell } from "../shell.ts";

export function addDb(program: Command, shell: Shell): void {
  const db = program.command("db").description("The database and its migrations");
  db.command("migrate")
    .description("Bring the database up to date")
    .addHelpText("after", example("taxrag db migrate"))
    .action(() =>
      withDatabase(shell, async (database) => {
        const names = await database.migrate();
        shell.print(
          names.length > 0 ? names.map((name) => `Applied ${name}`).join("\n") : "Already up to date.",
        );
      }),
    );
  db.command("rollback")
    .description("Undo the migrations that were applied last, with the data they hold")
    .addHelpText("after", example("taxrag db rollback"))
    .action(() =>
      withDatabase(shell, async (database) => {
        const names = await database.rollback();
        shell.print(names.length > 0 ? names.map((name) => `Undid ${name}`).join("\n") : "Nothing to undo.");
      }),
    );
  db.command("status")
    .description("List the migrations and whether each is applied")
    .addHelpText("after", example("taxrag db status"))
    .action(() =>
      withDatabase(shell, async (database) => {
        const { done, pending } = await database.status();
        for (const name of done) shell.print(`applied  ${name}`);
        for (const name of pending) shell.print(`pending  ${name}`);
      }),
    );
}

async function withDatabase(shell: Shell, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(readConfig(shell.environment), warningsOnly(shell));
  try {
    shell.signal.throwIfAborted();
    await work(database);
  } finally {
    await database.close();
  }
}
