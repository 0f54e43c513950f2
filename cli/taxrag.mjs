#!/usr/bin/env node
// The command line from the build, which is made first when it is missing or older than the sources.
import "./node-version.mjs";

const { builtCli, ensureBuilt } = await import("./build.mjs");
if (await ensureBuilt(console.error)) {
  process.argv.splice(1, 1, builtCli);
  await import(builtCli);
} else {
  process.exitCode = 1;
}
