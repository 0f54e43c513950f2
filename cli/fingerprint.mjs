// One hash over everything a build depends on: when it changes, the build is stale.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "modules", "ingest", "db", "cli", "public"];
const files = ["package.json", "package-lock.json", "remix.config.js", "tsconfig.json"];
const irrelevant = /\.test\.tsx?$|\.md$/;

/** @param {string} root folder of the product */
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
    // An editor's or a merge's short-lived file: gone is also a state.
    if (error.code === "ENOENT") return "";
    throw error;
  }
}
