export interface Step<Outcome> {
  name: string;
  run(node: (words: string[]) => Promise<boolean>): Promise<Outcome>;
}

export function runLanes<Outcome>(
  lanes: Step<Outcome>[][],
  options: { cwd: string; env: NodeJS.ProcessEnv; say(text: string): void },
): Promise<{ name: string; seconds: number; outcome: Outcome }[]>;
