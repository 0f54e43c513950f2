/**
 * Which reader stored a file. Its number stands with the hash of the file's bytes in the release, so that after a reader
 * has changed the files that an older one read count as not held, and are read again.
 */
import type { SourceDefinition } from "./sources/source.ts";

type Read = Pick<SourceDefinition, "reader">;

/** What a release keeps of its file; a source's first reader adds nothing. */
export function signatureOf(sha256: string, { reader = 1 }: Read): string {
  return reader === 1 ? sha256 : `${sha256}, reader ${reader}`;
}

export function isReadBy({ reader = 1 }: Read, release: { sha256: string }): boolean {
  return Number(/, reader (\d+)/.exec(release.sha256)?.[1] ?? 1) === reader;
}
