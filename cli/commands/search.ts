import { Option, type Command } from "commander";
import type { SearchMode, SourceType } from "#modules/authority/schema";
import { OPERATOR } from "#modules/kernel";
import { notBlank, pointInTime, wholeNumber } from "../arguments.ts";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";
import { hitsText } from "../text/hits.ts";

interface SearchWords {
  k: number;
  mode: SearchMode;
  asOf?: string;
  source?: SourceType[];
  json?: boolean;
}

const MODES: SearchMode[] = ["hybrid", "lexical", "semantic", "boolean"];
const SOURCE_TYPES: Record<SourceType, true> = {
  federal_statute: true,
  regulation: true,
  ruling: true,
  court_opinion: true,
  form: true,
  accounting_standard: true,
  state_law: true,
};

export function addSearch(program: Command, shell: Shell): void {
  program
    .command("search")
    .description("Find places in the library, by citation or by words, best first")
    .argument("<query>", "a citation in any usual form, or words", notBlank)
    .option("--k <n>", "how many hits", wholeNumber(1, 100), 10)
    .addOption(new Option("--mode <mode>", "how to search").choices(MODES).default("hybrid"))
    .option("--as-of <date>", "the law as of a date or release point", pointInTime)
    .addOption(new Option("--source <type...>", "only these types").choices(Object.keys(SOURCE_TYPES)))
    .option("--json", "print the hits as JSON")
    .addHelpText(
      "after",
      example('taxrag search "sale of a principal residence"', 'taxrag search "§ 61(a)(1)" --json'),
    )
    .action(async (query: string, options: SearchWords) => {
      const { k, mode, asOf, source: sources } = options;
      const result = await withRunning(shell, ({ modules }) =>
        modules.authority.search(OPERATOR, query, { k, mode, asOf, sources }),
      );
      if (result.notice && !options.json) shell.note(result.notice);
      const { lists: _, ...found } = result;
      const hits = found.hits.map(({ shelf: _shelf, ...hit }) => hit);
      shell.print(options.json ? JSON.stringify({ ...found, hits }) : hitsText(result, shell.width));
    });
}
