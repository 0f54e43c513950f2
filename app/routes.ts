/**
 * Derives paths from file names: screens from `routes/` (one folder each), resource routes from `api/` (one file each).
 * A dot is a slash, `$name` a parameter, `$` a splat, `_index` the index route, `[.]` a dot and `[test]` the word.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from "@remix-run/dev";

const app = import.meta.dirname;

/** Screens with a second path. */
const aliases: RouteConfigEntry[] = [
  // Without an id the screen says that the id is missing.
  { id: "routes/multi-entity", path: "multi-entity", file: "routes/multi-entity.$intakeId/route.tsx" },
  // Opinions are addressed by volume and page: "/authority/tc/162/148".
  {
    id: "routes/authority-by-page",
    path: "authority/:work/:number/:page",
    file: "routes/authority.$work.$number/route.tsx",
  },
  { id: "routes/rag", path: "rag", file: "routes/ai-assistant/route.tsx" },
];

function screens(): RouteConfigEntry[] {
  const folders = readdirSync(join(app, "routes"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return folders.map(({ name }) => ({
    id: `routes/${name}`,
    file: `routes/${name}/route.tsx`,
    ...(name === "_index" ? { index: true } : { path: toPath(name) }),
  }));
}

function resources(): RouteConfigEntry[] {
  const files = readdirSync(join(app, "api")).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return files.map((name) => ({
    id: `api/${name.slice(0, -3)}`,
    file: `api/${name}`,
    path: `api/${toPath(name.slice(0, -3))}`,
  }));
}

/** "authority.26-usc.$section" → "authority/26-usc/:section"; a dot in brackets stays one: "group[.]pdf" */
function toPath(name: string): string {
  return name
    .split(/(?<!\[)\./)
    .map((part) => (part === "$" ? "*" : part.replace(/^\$/, ":").replace(/\[(\.|\w+)\]/, "$1")))
    .join("/");
}

export default [...screens(), ...aliases, ...resources()];
