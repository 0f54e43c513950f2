// Hash over everything that a build depends on; a changed hash means a stale build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "modules", "ingest", "db", "cli", "public"];
const files = ["package.json", "package-lock.json", "remix.config.js", "tsconfig.json"];
const irrelevant = /\.test\.tsx?$|\.md$/;

/** @param {string} root root folder of the product */
export function fingerprint(root) {
  const hash = createHash("sha256");
  const sources = [...files, ...folders.flatMap((folder) => filesBelow(root, folder))];
  for (const path of sources) {
    hash
      .update(`${path}\0`)
      .update(contentOf(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(root, folder) {
  return entriesOf(join(root, folder))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, path);
      return irrelevant.test(entry.name) ? [] : [path];
    });
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    // A short-lived file of an editor or a merge: a missing file is a valid state.
    if (error.code === "ENOENT") return "";
    throw error;
  }
}
