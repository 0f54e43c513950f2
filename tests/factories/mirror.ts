/** A folder of official files, as TAX_DATA_MIRROR takes it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildTitle, type TitleOptions } from "./uslm.ts";
import { buildZip } from "./zip.ts";

/** Official address of the Code at a release point such as "119-100". */
export function codeUrl(release: string): string {
  return `https://uscode.house.gov/download/releasepoints/us/pl/${release.replace("-", "/")}/xml_usc26@${release}.zip`;
}

/** Puts a file into the mirror under its official address; makes the mirror when there is none. */
export function addToMirror(folder: string, url: string, content: Buffer | string): void {
  mkdirSync(folder, { recursive: true });
  const list = join(folder, "mirror.json");
  const name = `${encodeURIComponent(url).replaceAll("%", "_")}.bin`;
  writeFileSync(join(folder, name), content);
  writeFileSync(list, JSON.stringify({ ...readList(list), [url]: name }));
}

/** Puts a small Code of that release into the mirror. */
export function addCode(folder: string, release: string, options: Omit<TitleOptions, "release">): void {
  addToMirror(
    folder,
    codeUrl(release),
    buildZip([{ name: "usc26.xml", content: buildTitle({ release, ...options }) }]),
  );
}

function readList(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
}
