/**
 * The command line `taxrag`. Importing this file runs the command in `process.argv`; `npm start`, the bin and
 * the background processes all start here.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { watchInterrupts } from "./interrupts.ts";
import { run } from "./program.ts";
import { createShell } from "./shell.ts";

// The parent folder is the same for cli/index.ts and build/cli.js.
const productFolder = join(fileURLToPath(import.meta.url), "..", "..");
const environment = { ...process.env };
environment.DATA_DIR ||= join(productFolder, "var");

const shell = createShell(environment, watchInterrupts(environment));
process.exitCode = await run(process.argv.slice(2), shell);
