#!/usr/bin/env node
// Runs the built command line, after building it when the build is missing or stale.
import "./node-version.mjs";

const { builtCli, ensureBuilt } = await import("./build.mjs");
if (await ensureBuilt(console.error)) {
  process.argv.splice(1, 1, builtCli);
  await import(builtCli);
} else {
  process.exitCode = 1;
}
