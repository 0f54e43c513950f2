/** Checks that paths and links in documents exist, so that a rename cannot leave them stale. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const decisionsFolder = join(root, "modules/decisions");
const topLevel = new Set(readdirSync(root));

/** Main documents only; others may quote paths of other repositories. */
const documents = [
  "README.md",
  "modules/README.md",
  "ingest/README.md",
  ...childrenOf("modules").map((name) => `modules/${name}/README.md`),
  ...childrenOf("modules/decisions").map((name) => `modules/decisions/${name}`),
  ...childrenOf("tests").flatMap((name) => [`tests/${name}/README.md`, `tests/${name}/RESULTS.md`]),
].filter((path) => path.endsWith(".md") && existsSync(join(root, path)));

describe("documents", () => {
  for (const path of documents) {
    test(`${path} names only files that exist`, () => {
      const text = withoutCodeBlocks(readFileSync(join(root, path), "utf8"));
      const folder = join(root, dirname(path));
      const missing = [
        ...linksIn(text).filter((link) => !existsSync(resolve(folder, link))),
        ...(isSuperseded(text) ? [] : pathsIn(text).filter((named) => !exists(named, folder))),
      ];
      expect(missing).toEqual([]);
    });
  }
});

test("the index of decisions lists each with its title, state and date", () => {
  const listed = readFileSync(join(decisionsFolder, "README.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ["))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(listed).toEqual(decisionFiles().map(indexRow));
});

test("decisions are numbered without gaps", () => {
  const numbers = decisionFiles().map((name) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

function decisionFiles(): string[] {
  return childrenOf("modules/decisions").filter((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name));
}

function indexRow(name: string): string[] {
  const text = readFileSync(join(decisionsFolder, name), "utf8");
  const [, number, title] = /^# (\d{3})\. (.+)$/m.exec(text) ?? [];
  const [, date] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? [];
  const [, state] = /^- State: ((?:accepted|superseded by ).*)$/m.exec(text) ?? [];
  return [`[${number}](${name})`, title!, state!, date!];
}

function childrenOf(folder: string): string[] {
  return readdirSync(join(root, folder)).sort();
}

function withoutCodeBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "");
}

/** Superseded decisions may name removed files. */
function isSuperseded(text: string): boolean {
  return /^- State: superseded by /m.test(text);
}

/** Targets of relative links, without fragments. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}

/** Backticked text that looks like a path; URLs, placeholders and package names are excluded. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code!)
    .filter((code) => /^(?![A-Z_]+\/)[\w.$-]+(?:\/[\w.$*-]+)*\/?$/.test(code) && code.includes("/"));
}

/** Whether the path exists from the root or beside the document; decisions name files from the root, and may name data folders. */
function exists(named: string, folder: string): boolean {
  const [beside, fromRoot] = [resolve(folder, named), resolve(root, named)];
  if (isOutside(beside) && isOutside(fromRoot)) return true;
  if (folder === decisionsFolder && !topLevel.has(named.split("/")[0]!)) return true;
  return matches(fromRoot) || matches(beside);
}

function isOutside(path: string): boolean {
  return path !== resolve(root) && !path.startsWith(resolve(root) + sep);
}

/** One star matches any characters of a file name. */
function matches(path: string): boolean {
  if (!path.includes("*")) return existsSync(path);
  const folder = dirname(path);
  const [before, after] = basename(path).split("*");
  const fits = (name: string) => name.startsWith(before!) && name.endsWith(after!);
  return existsSync(folder) && readdirSync(folder).some(fits);
}
