import type { Command } from "commander";
import type { Source } from "#modules/authority/schema";
import { OPERATOR } from "#modules/kernel";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

export function addSources(program: Command, shell: Shell): void {
  const sources = program.command("sources").description("The official publications the library can hold");
  sources
    .command("list")
    .description("List the sources, most important first")
    .option("--json", "print the list as JSON")
    .addHelpText("after", example("taxrag sources list"))
    .action(async (options: { json?: boolean }) => {
      const list = await withRunning(shell, ({ modules }) => modules.authority.listSources(OPERATOR));
      shell.print(options.json ? JSON.stringify(list) : list.map(line).join("\n"));
    });
  addSwitch(sources, shell, "enable", true);
  addSwitch(sources, shell, "disable", false);
}

function addSwitch(sources: Command, shell: Shell, name: string, isActive: boolean): void {
  sources
    .command(name)
    .description(isActive ? "Load this source again" : "Leave this source out when all are loaded")
    .argument("<id>", "as shown by: taxrag sources list")
    .addHelpText("after", example(`taxrag sources ${name} irc`))
    .action(async (id: string) => {
      const source = await withRunning(shell, ({ modules }) =>
        modules.authority.setSourceActive(OPERATOR, id, isActive),
      );
      shell.print(line(source));
    });
}

function line(source: Source): string {
  const state = source.isActive ? "active" : "off";
  return `${source.id.padEnd(12)} ${state.padEnd(7)} ${source.name} (${source.format}, ${source.updateFrequency})`;
}
