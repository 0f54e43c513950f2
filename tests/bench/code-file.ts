/** Files of the real Code for measurements. */
import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Open } from "unzipper";
import { codeUrl } from "../factories/mirror.ts";
import { root } from "../system/product.ts";

/** Offset of the section numbers in the copy; the Code has none that high. */
const COPY_PREFIX = "77777";

export function findCode(): { mirror: string; zip: string } | null {
  const mirror = process.env.TAX_DATA_MIRROR || join(root, "..", "shared", "data");
  const list = join(mirror, "mirror.json");
  if (!existsSync(list)) return null;
  const files = JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;
  const name = files[codeUrl("119-100")];
  return name ? { mirror, zip: join(mirror, name) } : null;
}

export async function unpack(zip: string, path: string): Promise<string> {
  const [entry] = (await Open.file(zip)).files.filter((file) => file.path.endsWith(".xml"));
  if (!entry) throw new Error(`${zip} holds no XML file.`);
  await pipeline(entry.stream(), createWriteStream(path));
  return path;
}

/** The title with its content twice, the second time under other section numbers. */
export async function writeDoubled(xml: string, path: string): Promise<string> {
  await pipeline(Readable.from(doubledLines(xml)), createWriteStream(path));
  return path;
}

async function* doubledLines(xml: string): AsyncGenerator<string> {
  const isEnd = (line: string) => line.startsWith("</title>");
  for await (const line of linesOf(xml)) {
    if (isEnd(line)) yield* copiedLines(xml);
    yield `${line}\n`;
  }
}

async function* copiedLines(xml: string): AsyncGenerator<string> {
  let inside = false;
  for await (const line of linesOf(xml)) {
    if (line.startsWith("</title>")) return;
    if (inside) {
      yield `${line
        .replaceAll('identifier="/us/usc/t26/s', `identifier="/us/usc/t26/s${COPY_PREFIX}`)
        .replaceAll(/(<section [^>]*identifier="[^>]*><num value=")/g, `$1${COPY_PREFIX}`)}\n`;
    }
    // The title's number and heading are on its first line.
    if (line.startsWith("<title ")) inside = true;
  }
}

function linesOf(xml: string) {
  return createInterface({ input: createReadStream(xml, "utf8"), crlfDelay: Infinity });
}
