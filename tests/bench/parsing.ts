/** Our parsing and chunking against a bare pass of the XML parser over the same file. */
import { createReadStream, statSync } from "node:fs";
import { SaxesParser } from "saxes";
import { chunkSection } from "../../ingest/chunk.ts";
import { readUslm } from "../../ingest/formats/uslm/index.ts";
import { atLeast, plain, type Figure } from "./report.ts";

const ROUNDS = 3;

export async function measureParsing(xml: string): Promise<Figure[]> {
  const bare: number[] = [];
  const ours: number[] = [];
  let counts = { sections: 0, chunks: 0 };
  // Alternating, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await seconds(() => barePass(xml)));
    ours.push(
      await seconds(async () => {
        counts = await readAndChunk(xml);
      }),
    );
  }
  const megabytes = statSync(xml).size / 1e6;
  const [bestBare, bestOurs] = [Math.min(...bare), Math.min(...ours)];
  return [
    plain("sections read", counts.sections, ""),
    plain("chunks made", counts.chunks, ""),
    plain("bare saxes", megabytes / bestBare, "MB/s"),
    plain("parse and chunk", megabytes / bestOurs, "MB/s"),
    atLeast("parse and chunk : bare saxes", bestBare / bestOurs, 0.5),
  ];
}

async function barePass(xml: string): Promise<void> {
  const parser = new SaxesParser({ xmlns: false });
  let events = 0;
  const count = () => void (events += 1);
  for (const name of ["opentag", "closetag", "text"] as const) parser.on(name, count);
  for await (const text of createReadStream(xml, "utf8")) parser.write(text as string);
  parser.close();
}

async function readAndChunk(xml: string): Promise<{ sections: number; chunks: number }> {
  const counts = { sections: 0, chunks: 0 };
  for await (const section of readUslm(createReadStream(xml), { title: "26" })) {
    counts.sections += 1;
    counts.chunks += chunkSection(section, `26 USC ${section.key}`).length;
  }
  return counts;
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}
