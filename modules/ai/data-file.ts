/** Files of data that the product reads while it runs, from its sources as from its build. */
import { readFileSync } from "node:fs";

/** @param path from the folder `modules`: "ai/data/related-provisions/usc-26.tsv" */
export function readDataFile(path: string): string {
  const modules = import.meta.url.endsWith(".ts") ? "../" : "../modules/";
  return readFileSync(new URL(`${modules}${path}`, import.meta.url), "utf8");
}
