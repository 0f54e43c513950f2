import type { Command } from "commander";
import { OPERATOR } from "#modules/kernel";
import { notBlank, wholeNumber } from "../arguments.ts";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";
import { answerText } from "../text/answer.ts";

export function addAsk(program: Command, shell: Shell): void {
  program
    .command("ask")
    .description("Answer a question in quotations from the library, each with its source")
    .argument("<question>", "the question in plain words", notBlank)
    .option(
      "--year <year>",
      "the tax year to answer for, unless the question names one",
      wholeNumber(1900, 2100),
    )
    .option("--json", "print the answer as JSON")
    .addHelpText(
      "after",
      example(
        'taxrag ask "What is gross income?"',
        'taxrag ask --year 2024 "What is the standard deduction?"',
      ),
    )
    .action(async (question: string, options: { year?: number; json?: boolean }) => {
      const answer = await withRunning(shell, ({ modules }) =>
        modules.ai.ask(OPERATOR, question, { year: options.year, signal: shell.signal }),
      );
      shell.print(options.json ? JSON.stringify(answer) : answerText(answer, shell.width));
    });
}
