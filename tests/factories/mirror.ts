/** A folder of official files for TAX_DATA_MIRROR. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildTitle, type TitleOptions } from "./uslm.ts";
import { buildZip } from "./zip.ts";

/** Official URL of the Code at a release point such as "119-100". */
export function codeUrl(release: string): string {
  return `https://uscode.house.gov/download/releasepoints/us/pl/${release.replace("-", "/")}/xml_usc26@${release}.zip`;
}

/** Adds a file to the mirror under its official URL; creates the mirror if needed. */
export function addToMirror(folder: string, url: string, content: Buffer | string): void {
  mkdirSync(folder, { recursive: true });
  const list = join(folder, "mirror.json");
  // A file name has at most 255 bytes.
  const name = `${encodeURIComponent(url).replaceAll("%", "_").slice(-200)}.bin`;
  writeFileSync(join(folder, name), content);
  writeFileSync(list, JSON.stringify({ ...readList(list), [url]: name }));
}

/** Adds a small Code of that release to the mirror. */
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
