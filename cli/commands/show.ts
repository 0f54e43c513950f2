import type { Command } from "commander";
import { OPERATOR } from "#modules/kernel";
import { notBlank, pointInTime, wholeNumber } from "../arguments.ts";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";
import { lawJson, lawText } from "../text/law.ts";
import { wordsForYear } from "../text/law-for-year.ts";

export function addShow(program: Command, shell: Shell): void {
  program
    .command("show")
    .description("Print a section or another document of the law, or one unit of it with its lead-in")
    .argument("<citation>", "a citation in any usual form", notBlank)
    .option("--as-of <date>", "the law as of a date or release point", pointInTime)
    .option("--tax-year <year>", "how a unit of the Code read for that year", wholeNumber(1954, 2100))
    .option("--json", "print the unit as JSON")
    .addHelpText(
      "after",
      example(
        'taxrag show "26 USC 61(a)(1)"',
        'taxrag show "26 USC 61" --as-of 2026-03-01',
        'taxrag show "26 USC 63(c)(7)" --tax-year 2024',
      ),
    )
    .action(async (citation: string, options: { asOf?: string; taxYear?: number; json?: boolean }) => {
      const { place, versions } = await withRunning(shell, async ({ modules: { authority } }) => {
        const found = await authority.resolve(OPERATOR, citation, { asOf: options.asOf });
        return { place: found, versions: await authority.versions(OPERATOR, found.document.citation) };
      });
      const { taxYear } = options;
      if (taxYear !== undefined) shell.print(wordsForYear(place, taxYear, shell.width));
      else shell.print(options.json ? JSON.stringify(lawJson(place, versions)) : lawText(place, shell.width));
    });
}
