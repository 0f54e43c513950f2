import type { Command } from "commander";
import { formatPath, type Fact, type FactCounts } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

/** A fact as it is printed: the pin cite of its unit, and the words that state it. */
interface StatedFact {
  citation: string;
  kind: Fact["kind"];
  words: string;
}

export function addFacts(program: Command, shell: Shell): void {
  program
    .command("facts")
    .description(
      "What the law sets, as it was read when it was loaded: rules, amounts, periods, dates and so on",
    )
    .argument("[citation]", "a document whose facts are listed; without one those of the library are counted")
    .option("--json", "print as JSON")
    .addHelpText("after", example("taxrag facts", 'taxrag facts "26 USC 121"'))
    .action(async (citation: string | undefined, { json }: { json?: boolean }) => {
      if (citation === undefined) {
        const counts = await withRunning(shell, ({ modules }) => modules.authority.factCounts(OPERATOR));
        shell.print(json ? JSON.stringify(counts) : countsText(counts));
        return;
      }
      const facts = await withRunning(shell, async ({ modules: { authority } }) => {
        const { document } = await authority.resolve(OPERATOR, citation);
        return (document.unitFacts ?? []).map((fact): StatedFact => {
          const pin = formatPath(document.structure.units[fact.unit]!.path);
          const words = document.text.slice(fact.start, fact.end).replace(/\s+/g, " ");
          return { citation: `${document.citation}${pin}`, kind: fact.kind, words };
        });
      });
      shell.print(json ? JSON.stringify(facts) : listText(facts));
    });
}

function countsText(counts: Partial<Record<string, FactCounts>>): string {
  const shelves = Object.entries(counts).map(([shelf, kinds]) =>
    [shelf, ...Object.entries(kinds!).map(([kind, count]) => `  ${kind.padEnd(13)}${count}`)].join("\n"),
  );
  return shelves.length > 0
    ? shelves.join("\n\n")
    : "The library holds no facts yet. Load the Code with: taxrag ingest irc";
}

function listText(facts: StatedFact[]): string {
  if (facts.length === 0) return "Its text states none of the kinds that are read.";
  return facts.map(({ citation, kind, words }) => `${citation}  ${kind}: ${words}`).join("\n");
}
