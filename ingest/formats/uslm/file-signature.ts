import { DomainError } from "#modules/kernel";

/**
 * Refuses files that are not XML in spite of their name: web pages, Git LFS pointers and others. `start` is the
 * beginning of the file. @throws DomainError `unsupported`.
 */
export function requireXmlSignature(start: string): void {
  const beginning = start.slice(0, 512).trimStart();
  if (/^<!doctype html|^<html/i.test(beginning)) {
    throw new DomainError(
      "unsupported",
      "The file is a web page (HTML), not the official XML; get it again from uscode.house.gov.",
    );
  }
  if (beginning.startsWith("version https://git-lfs.github.com/")) {
    throw new DomainError(
      "unsupported",
      "The file is a Git LFS pointer, not the XML itself; fetch the real file and try again.",
    );
  }
  if (!beginning.startsWith("<")) {
    throw new DomainError(
      "unsupported",
      "The file is not XML; get the official USLM file from uscode.house.gov.",
    );
  }
}
