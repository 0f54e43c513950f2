import type { Command } from "commander";
import { OPERATOR } from "#modules/kernel";
import { notBlank } from "../arguments.ts";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";
import { answerText } from "../text/answer.ts";

export function addAsk(program: Command, shell: Shell): void {
  program
    .command("ask")
    .description("Answer a question in quotations from the library, each with its source")
    .argument("<question>", "the question in plain words", notBlank)
    .option("--json", "print the answer as JSON")
    .addHelpText("after", example('taxrag ask "What is gross income?"'))
    .action(async (question: string, options: { json?: boolean }) => {
      const answer = await withRunning(shell, ({ modules }) =>
        modules.ai.ask(OPERATOR, question, { signal: shell.signal }),
      );
      shell.print(options.json ? JSON.stringify(answer) : answerText(answer, shell.width));
    });
}
