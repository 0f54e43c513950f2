/**
 * Entry of the process that opens papers. It has no settings, no database and no keys: one task comes in, its
 * result goes out. Whoever started it watches its memory and its time, and ends it when it has too much of either.
 */
import type { Reply, Task } from "./protocol.ts";
import { endWithParent } from "./lifeline.ts";
import { perform } from "./tasks.ts";
import { Unreadable } from "./unreadable.ts";

// Nobody may be there to hear it any more.
const say = (reply: Reply) => void process.send?.(reply, () => undefined);

async function answer(task: Task): Promise<void> {
  try {
    say({ result: await perform(task) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say(error instanceof Unreadable ? { problem: message } : { failure: message });
  }
}

endWithParent();
process.on("message", answer).on("disconnect", () => process.exit());
say({ ready: true });
