/** Lists that a publisher gives with status 200, and that are none. */
import { expect, it } from "vitest";
import { federalRegister } from "./federal-register.ts";
import { irb } from "./irb.ts";
import { irsPublications } from "./irs-forms.ts";
import type { Listing, SourceDefinition } from "./source.ts";

const HELD: [source: SourceDefinition, url: string][] = [
  [irb, "https://www.irs.gov/pub/irs-irbs/irb26-19.pdf"],
  [irsPublications, "https://www.irs.gov/pub/irs-pdf/p551.pdf"],
  [federalRegister, "https://www.govinfo.gov/content/pkg/FR-2026-01-05/pdf/2026-00001.pdf"],
];
const ANSWERS: [what: string, page: string][] = [
  ["an error page", "<!DOCTYPE html><html><h1>Service unavailable</h1></html>"],
  ["an empty list", '{"count":0,"next_page_url":null,"results":[]}'],
  ["nothing", ""],
];

async function offered(source: SourceDefinition, answer: string, mirrored: string[]) {
  const named: string[] = [];
  const listing = {
    getText: async () => answer,
    mirrored: async () => mirrored,
    unlisted: (error: unknown) => void named.push((error as Error).message),
  } as unknown as Listing;
  const urls: string[] = [];
  for await (const { url } of await source.offers(listing)) urls.push(url);
  return { urls, named };
}

it.each(ANSWERS)(
  "%s in place of a list is named, and what is at hand is offered all the same",
  async (_, answer) => {
    for (const [source, url] of HELD) {
      const { urls, named } = await offered(source, answer, [url]);
      expect([source.id, urls]).toEqual([source.id, [url]]);
      expect([source.id, named[0]]).toEqual([
        source.id,
        expect.stringMatching(/lists no (?:paper|document)|gave no list/) as string,
      ]);
    }
  },
);

it.each(ANSWERS)("%s with nothing at hand is refused by name", async (_, answer) => {
  for (const [source] of HELD)
    await expect(offered(source, answer, [])).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/lists no (?:paper|document)|gave no list/) as string,
    });
});
