/**
 * Entry point of the reader process. It has no settings, no database and no keys: one task in, one result out.
 * The parent process watches its memory and time, and ends it when it exceeds either limit.
 */
import { endWithParent } from "./parent-watch.ts";
import type { Reply, Task } from "./protocol.ts";
import { perform } from "./tasks.ts";
import { Unreadable } from "./unreadable.ts";

// A paper's words stay in memory: libraries find no folder of temporary files.
for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = "/nonexistent";

// The parent may be gone.
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
