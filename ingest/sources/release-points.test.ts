import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DomainError } from "#modules/kernel";
import { codeUrl } from "../../tests/factories/mirror.ts";
import type { Downloads } from "../download.ts";
import { newestReleasePoint, offerFromAddress, offersOnPage, releasePosition } from "./release-points.ts";

const PAGE = readFileSync(join(import.meta.dirname, "../../tests/fixtures/uslm/download-page.html"), "utf8");

/** The part of the download client that discovery uses: a page or its failure, and the URLs of a mirror. */
function downloads(page: string | Error, mirrored: string[] = []): Downloads {
  return {
    get: () => Promise.reject(new Error("not asked here")),
    getPage: async () => {
      if (typeof page === "string") return page;
      throw page;
    },
    getText: () => Promise.reject(new Error("not asked here")),
    mirrored: async () => mirrored,
    isWithinReach: async () => true,
    unasked: async () => [],
    discard: async () => {},
  };
}

describe("release points", () => {
  it("sort by Congress and law as numbers, laws left out just before the law itself", () => {
    const labels = [
      "119-100",
      "118-159",
      "119-73",
      "119-73not60",
      "119-9",
      "119-102not101",
      "119-73u1",
      "120-1",
    ];
    const sorted = labels.toSorted((a, b) => releasePosition(a)! - releasePosition(b)!);
    expect(sorted).toEqual([
      "118-159",
      "119-9",
      "119-73not60",
      "119-73",
      "119-73u1",
      "119-100",
      "119-102not101",
      "120-1",
    ]);
  });

  it.each(["", "119", "latest", "119-", "119-100.zip", "-119-1"])("know no %j", (label) => {
    expect(releasePosition(label)).toBeNull();
  });

  it("are read from addresses of the right title and kind only", () => {
    expect(offerFromAddress(codeUrl("119-100"), "26")).toMatchObject({ label: "119-100" });
    expect(offerFromAddress(codeUrl("119-100").replace("@", "%40"), "26")).toMatchObject({
      label: "119-100",
    });
    expect(offerFromAddress(codeUrl("119-100").replace("xml_", "xhm_"), "26")).toBeNull();
    expect(offerFromAddress(codeUrl("119-100"), "2")).toBeNull();
  });

  it("are found on the House's page, whatever else is on it", async () => {
    const offers = await offersOnPage(PAGE, "26");
    expect(offers.map(({ label, url }) => [label, url])).toEqual([
      ["119-100", codeUrl("119-100")],
      ["119-99not73", codeUrl("119-99not73")],
    ]);
  });
});

describe("the newest release", () => {
  const offline = new DomainError("unavailable", "offline");

  it("is that of the page", async () => {
    const found = await newestReleasePoint(downloads(PAGE, [codeUrl("120-5")]), "26");
    expect(found).toEqual({ label: "119-100", position: 119_001_005, kind: "zip", url: codeUrl("119-100") });
  });

  it("is the mirror's when there is no page", async () => {
    const mirrored = [
      "https://example.org/else.pdf",
      codeUrl("119-73"),
      codeUrl("119-100"),
      codeUrl("119-9"),
    ];
    expect((await newestReleasePoint(downloads(offline, mirrored), "26")).label).toBe("119-100");
  });

  it("is the mirror's when the page has changed beyond recognition", async () => {
    expect((await newestReleasePoint(downloads("<p>New site!</p>", [codeUrl("119-73")]), "26")).label).toBe(
      "119-73",
    );
  });

  it("is not to be had without either, for the reason that counts", async () => {
    await expect(newestReleasePoint(downloads(offline), "26")).rejects.toThrow("offline");
    await expect(newestReleasePoint(downloads("<p>New site!</p>"), "26")).rejects.toThrow(
      "lists no XML zip of Title 26",
    );
  });
});
