/** A process that holds the servers of a folder until its standard input ends, and that tests may kill. */
import { acquireServers } from "#db";
import { silentLog } from "#modules/kernel";

const [dataDir] = process.argv.slice(2);
const servers = await acquireServers({ dataDir: dataDir ?? "", log: silentLog });
console.log(JSON.stringify({ databaseUrl: servers.databaseUrl, chromaUrl: servers.chromaUrl }));
process.stdin.on("end", () => void servers.release()).resume();
