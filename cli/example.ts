/** Example at the end of a command's help. */
export function example(...lines: string[]): string {
  return `\n${lines.length > 1 ? "Examples" : "Example"}:\n${lines.map((line) => `  $ ${line}`).join("\n")}\n`;
}
