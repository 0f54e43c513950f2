// Loaded before any file that an older Node.js could not parse.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `TaxRAG needs Node.js 20.19 or newer and this is ${process.versions.node}; install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
