import { DomainError } from "#modules/kernel";
import { beginningOf } from "../downloading/part-file.ts";

const FORMS: readonly (readonly [start: string, what: string])[] = [
  ["\xffWPC", "a WordPerfect file (.wpd)"],
  ["\xd0\xcf\x11\xe0", "a Word file of the years before 2007 (.doc)"],
  ["version https://git-lfs.github.com/", "a Git LFS pointer, not the file itself"],
];

/** @throws DomainError `unsupported` that names a form which is kept by courts and not read here */
export async function requireReadable(path: string): Promise<void> {
  const start = await beginningOf(path, 512);
  const form = FORMS.find(([signature]) => start.startsWith(signature));
  if (form)
    throw new DomainError(
      "unsupported",
      `The file is ${form[1]}, which is not readable here; get the opinion as PDF.`,
    );
}
