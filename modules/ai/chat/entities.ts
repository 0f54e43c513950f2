/** What becomes of a rule that says nothing of the kind of business asked about; from `data/entities.tsv`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";

const FILE = "modules/ai/data/entities.tsv";

let says: Map<string, string> | null = null;

/** @param entity as `entityIn` names it */
export function entityText(entity: string): string {
  says ??= new Map(
    readFileSync(join(productFolder(), FILE), "utf8")
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t") as [string, string]),
  );
  return says.get(entity) ?? "";
}
