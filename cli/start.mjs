// `npm start`: builds when needed, then serves in the same process, so that signals have one receiver.
// `npm run dev`: serves from the sources; screens reload in place, other changes restart the server.
import "./node-version.mjs";

const dev = process.argv.includes("--dev");
const words = process.argv.slice(2).filter((word) => word !== "--dev");

if (dev) {
  const { serveFromSources } = await import("./dev.mjs");
  process.exitCode = await serveFromSources(words);
} else {
  const { builtCli, ensureBuilt } = await import("./build.mjs");
  if (await ensureBuilt(console.log)) {
    process.argv.splice(1, Infinity, builtCli, "serve", ...words);
    await import(builtCli);
  } else {
    process.exitCode = 1;
  }
}
