/** Reads the files of `data/`, from the sources and from the build alike. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";

const DATA = "modules/authority/data";

/** @param name path below `data/` */
export function readDataFile(name: string): Buffer {
  return readFileSync(join(productFolder(), DATA, name));
}

/** Paths below `data/` of the files in one of its folders, by name. */
export function listDataFiles(folder: string): string[] {
  return readdirSync(join(productFolder(), DATA, folder))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Rows of a tab-separated file below its header line, each by the names of its columns. */
export function readTable<Column extends string>(
  name: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [header, ...lines] = readDataFile(name).toString("utf8").trimEnd().split("\n");
  if (header !== columns.join("\t"))
    throw new Error(`${name} must begin with the columns ${columns.join(", ")}.`);
  return lines.map((line) => {
    const cells = line.split("\t");
    const row = {} as Record<Column, string>;
    columns.forEach((column, at) => (row[column] = cells[at] ?? ""));
    return row;
  });
}
