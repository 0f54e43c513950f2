/**
 * Areas of the Code that are about one kind of person, tax or procedure, each with the words that bring a question
 * there; from `data/areas.tsv`, which a practitioner edits.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentText } from "#modules/authority";
import { productFolder } from "#modules/platform";
import { stem } from "../stemming.ts";

let areas: Map<string, Set<string>> | null = null;

function readAreas(): Map<string, Set<string>> {
  const [, ...lines] = readFileSync(join(productFolder(), "modules/ai/data/areas.tsv"), "utf8")
    .trimEnd()
    .split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const [place = "", words = ""] = line.split("\t");
      return [place, new Set(words.split(", ").map((word) => stem(word)))];
    }),
  );
}

/** Whether the section stands in such an area and the question has none of its words. @param stems of the question */
export function isForeignTo(stems: ReadonlySet<string>, { hierarchy }: DocumentText): boolean {
  areas ??= readAreas();
  const numbered = (level: string) =>
    hierarchy.find(({ label }) => label.startsWith(`${level} `))?.label.slice(level.length + 1);
  const chapter = numbered("Chapter");
  const subchapter = numbered("Subchapter");
  const words = chapter === "1" ? areas.get(`1/${subchapter}`) : areas.get(chapter ?? "");
  return words !== undefined && ![...words].some((word) => stems.has(word));
}
