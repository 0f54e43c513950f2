import { readFile, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { z } from "zod";
import { DomainError } from "#modules/kernel";

/** Copies of official files by their official URLs. */
export interface Mirror {
  /** All official URLs in the mirror. */
  addresses(): Promise<string[]>;
  /** Path or URL of the copy; null when there is none. */
  find(url: string): Promise<{ file: string } | { url: string } | null>;
}

const listing = z.record(z.string(), z.string());

/** A mirror in a folder or at a base URL; `mirror.json` lists its files. */
export function openMirror(place: string, fetchText: (url: string) => Promise<string>): Mirror {
  const remote = /^https?:\/\//.test(place);

  /** Not cached: files are added while the server runs. */
  async function entries(): Promise<Record<string, string>> {
    const text = remote ? await fetchText(`${place}/mirror.json`) : await readListing(place);
    try {
      return listing.parse(JSON.parse(text));
    } catch (error) {
      throw new DomainError(
        "unavailable",
        `The mirror.json of the mirror ${place} is not a list of addresses and files.`,
        {
          cause: error,
        },
      );
    }
  }

  return {
    addresses: async () => Object.keys(await entries()),
    async find(url) {
      const relative = (await entries())[url];
      if (relative === undefined) return null;
      if (remote)
        return { url: new URL(relative.split("/").map(encodeURIComponent).join("/"), `${place}/`).href };
      return { file: await fileBelow(place, relative) };
    },
  };
}

async function readListing(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, "mirror.json"), "utf8");
  } catch (error) {
    throw new DomainError(
      "unavailable",
      `TAX_DATA_MIRROR names ${folder}, which holds no readable mirror.json. Correct the setting or unset it.`,
      { cause: error },
    );
  }
}

async function fileBelow(folder: string, relative: string): Promise<string> {
  const root = resolve(folder);
  const path = resolve(root, relative);
  if (!path.startsWith(root + sep)) {
    throw new DomainError(
      "unavailable",
      `The mirror ${folder} lists a file outside its folder (${relative}).`,
    );
  }
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) {
    throw new DomainError("unavailable", `The mirror ${folder} lists ${relative} but does not hold it.`);
  }
  return path;
}
