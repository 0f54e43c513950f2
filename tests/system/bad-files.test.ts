import { afterAll, beforeAll, expect, it } from "vitest";
import { addToMirror, codeUrl } from "../factories/mirror.ts";
import { buildTitle } from "../factories/uslm.ts";
import { buildZip } from "../factories/zip.ts";
import { load } from "./kills.ts";
import { libraryHash } from "./library-hash.ts";
import { buildPlace, serve, taxrag, type Place } from "./product.ts";
import { mkdirSync, rmSync } from "node:fs";

const RELEASE = "119-100";
const good = buildTitle({ release: "119-99", sections: 30 });
const next = buildTitle({ release: RELEASE, sections: 30, amended: [1] });
const zipped = buildZip([{ name: "usc26.xml", content: next }]);

let place: Place;
let before: string;

beforeAll(async () => {
  place = buildPlace();
  addToMirror(place.mirror, codeUrl("119-99"), buildZip([{ name: "usc26.xml", content: good }]));
  await serve(place);
  await load(place);
  before = await libraryHash(place.dataDir);
});
afterAll(() => place.remove());

const asCode = (content: string) => buildZip([{ name: "usc26.xml", content }]);
const bomb = `<!DOCTYPE uscDoc [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

it.each<[string, Buffer | string]>([
  ["is cut off", zipped.subarray(0, zipped.length / 2)],
  ["is an HTML page", "<!doctype html><html><body>Service temporarily unavailable</body></html>"],
  ["is empty", ""],
  ["holds another title", asCode(buildTitle({ title: "27", release: RELEASE, sections: 30 }))],
  ["holds no file of the Code", buildZip([{ name: "readme.txt", content: "nothing here" }])],
  ["leaves its folder", buildZip([{ name: "../../usc26.xml", content: next }])],
  ["is not well formed", asCode(next.replace("</chapter>", ""))],
  ["ends in the middle of its XML", asCode(next.slice(0, next.length / 2))],
  ["has a DOCTYPE with entities", asCode(next.replace("<uscDoc", `${bomb}<uscDoc`).replace("toll", "&b;"))],
  [
    "nests 200,000 levels",
    asCode(next.replace("toll", "<i>".repeat(200_000) + "x" + "</i>".repeat(200_000))),
  ],
  ["holds a tenth of what is stored", asCode(buildTitle({ release: RELEASE, sections: 3 }))],
])("a download that %s is refused in one sentence, and the library stays as it was", async (_what, file) => {
  addToMirror(place.mirror, codeUrl(RELEASE), file);
  const { code, stdout, stderr } = await taxrag(place, ["ingest", "irc"]);
  const said = stderr
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("irc: "));
  expect([code, stdout, said]).toEqual([1, "", [expect.stringMatching(/^\S.{20,}\.$/)]]);
  expect(await libraryHash(place.dataDir)).toBe(before);
});

it("takes the good file when it comes at last", async () => {
  addToMirror(place.mirror, codeUrl(RELEASE), zipped);
  await load(place);
  expect(await libraryHash(place.dataDir)).not.toBe(before);
});

it("says what to do when there is neither a network nor a mirror", async () => {
  const lonely = buildPlace();
  try {
    const { code, stdout, stderr } = await taxrag(lonely, ["ingest", "irc"], { TAX_DATA_MIRROR: "" });
    const said = stderr
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("irc: "));
    expect([code, stdout, said]).toEqual([1, "", [expect.stringContaining("TAX_DATA_MIRROR")]]);

    rmSync(lonely.mirror, { recursive: true, force: true });
    mkdirSync(lonely.mirror);
    const empty = await taxrag(lonely, ["ingest", "irc"]);
    expect([empty.code, empty.stdout]).toEqual([1, ""]);
  } finally {
    lonely.remove();
  }
});
