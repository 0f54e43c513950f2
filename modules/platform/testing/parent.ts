/** A process with a child that must end with it: prints the child's pid, then lives until it is killed. */
import { forkChild, setReferenced } from "../forked-child.ts";
import { superviseCommand } from "../supervised-command.ts";

const never = new AbortController().signal;
const [kind] = process.argv.slice(2);

if (kind === "supervised") {
  await superviseCommand({
    command: [
      process.execPath,
      "-e",
      `process.on("disconnect", () => process.exit()); process.send("ready")`,
    ],
    environment: process.env,
    output: "inherit",
    backoff: { firstMs: 1, longestMs: 1 },
    stopping: never,
    force: never,
    onStart: (child) => void child.once("message", () => console.log(child.pid)),
    shouldRestart: () => false,
  });
} else {
  const child = forkChild({
    startedBy: import.meta.url,
    source: "./echo.ts",
    built: "echo",
    stderr: "inherit",
  });
  child.once("message", () => {
    console.log(child.pid);
    if (kind === "unreferenced") setReferenced(child, false);
  });
}
