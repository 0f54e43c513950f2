import { describe, expect, it } from "vitest";
import { buildTitle } from "../../../tests/factories/uslm.ts";
import { hasRealData, realFile } from "../../testing/real-data.ts";
import { unpackFile } from "../unpack.ts";
import { readUslm } from "./index.ts";

/** Error for these bytes, as "code: message". */
async function refusal(bytes: AsyncIterable<Uint8Array>, title = "26"): Promise<string> {
  try {
    for await (const section of readUslm(bytes, { title })) void section;
  } catch (error) {
    return `${(error as { code?: string }).code}: ${(error as Error).message}`;
  }
  return "read without complaint";
}

async function* bytesOf(file: string | Buffer) {
  yield Buffer.from(file);
}

describe("files that are refused", () => {
  const title = buildTitle({ sections: 1 });
  const withText = (text: string) => title.replace("the grain ground", text);

  it.each([
    [
      "another title",
      buildTitle({ title: "27", sections: 1 }),
      "unsupported: The file holds Title 27 of the United States Code, not Title 26.",
    ],
    ["no section", buildTitle({ sections: 0 }), "unsupported: The file holds no section of Title 26"],
    [
      "a web page",
      "<!DOCTYPE html><html><body>Not found</body></html>",
      "unsupported: The file is a web page",
    ],
    ["a web page in XHTML", "<html xmlns='x'><p/></html>", "unsupported: The file is a web page"],
    [
      "a Git LFS pointer",
      "version https://git-lfs.github.com/spec/v1\noid sha256:1\n",
      "unsupported: The file is a Git LFS pointer",
    ],
    ["no XML", "%PDF-1.7", "unsupported: The file is not XML"],
    ["nothing", "", "malformed: The file is empty"],
    [
      "other XML",
      "<bill><main/></bill>",
      "unsupported: The file is no title of the United States Code in USLM: it begins with <bill>",
    ],
    [
      "a DOCTYPE",
      title.replace("<uscDoc", "<!DOCTYPE uscDoc [<!ENTITY a 'b'>]><uscDoc"),
      "unsupported: The file declares a DOCTYPE",
    ],
    [
      "an entity of its own",
      withText("&lol9;"),
      "malformed: The file is not well-formed XML at line 10 (undefined entity)",
    ],
    [
      "a wrong nesting",
      title.replace("</chapeau>", "</content>"),
      "malformed: The file is not well-formed XML at line 9",
    ],
    ["a file cut off", title.slice(0, -40), "malformed: The file is not well-formed XML at line"],
    [
      "bytes of another encoding",
      Buffer.from(withText("caf\u00e9"), "latin1"),
      "malformed: The file is not text in UTF-8",
    ],
    [
      "200,000 levels",
      withText("<i>".repeat(200_000)),
      "malformed: The file nests its elements more than 200 deep",
    ],
    [
      "an endless text",
      withText("x".repeat(5_000_000)),
      "too_large: The file holds a section or element larger than any",
    ],
    [
      "an endless attribute",
      withText(`<i class="${"x".repeat(5_000_000)}"/>`),
      "too_large: The file holds a section or element larger than any",
    ],
  ])("%s", async (_, file, sentence) => {
    expect(await refusal(bytesOf(file))).toContain(sentence);
  });

  it("a section that never ends", async () => {
    const paragraph = `<p>${"x".repeat(1000)}</p>`;
    expect(await refusal(bytesOf(withText(paragraph.repeat(33_000))))).toContain(
      "too_large: The file holds a section",
    );
  });
});

describe.skipIf(!hasRealData)("real files that are refused (shared/data)", () => {
  const limits = { entry: "usc26.xml", maxBytes: 400_000_000 };
  it.each([
    [
      "usc/other-titles/usc24@119-36.xml.gz",
      "26",
      "The file holds Title 24 of the United States Code, not Title 26.",
    ],
    ["usc/other-titles/usc11a@119-36.xml.gz", "11a", "The file holds no section of Title 11a"],
    ["usc/other-titles/usc50A@119-36.xml.gz", "50A", "The file holds no section of Title 50A"],
    ["usc/publiclaw/PL119-21-hr1.xml.gz", "26", "it begins with <pLaw> instead of <uscDoc>"],
    ["nasty/xml/usc42_git-lfs-pointer.xml", "42", "The file is a Git LFS pointer"],
    ["nasty/archives-and-office/testXXE.xml", "26", "The file declares a DOCTYPE"],
    ["nasty/archives-and-office/undeclared_entity.xml", "26", "it begins with <address>"],
  ])("%s", async (path, title, sentence) => {
    expect(await refusal(unpackFile(realFile(path), limits), title)).toContain(sentence);
  });
});
