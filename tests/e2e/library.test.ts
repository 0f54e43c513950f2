/** The document library: upload, extraction, search, order, views, previews, corrections, favorites, deletion. */
import type { Page } from "playwright";
import { describe, expect, it, vi } from "vitest";
import {
  ALL,
  BROKEN,
  card,
  closePreview,
  documentsOf,
  expectNames,
  isDrawn,
  names,
  PDF,
  PICTURE,
  preview,
  STATEMENT,
  TABLE,
  useLibrary,
  WORKBOOK,
  type PaperFile,
} from "./library-screen.ts";

const stage = useLibrary();

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    const scripted = options.javaScriptEnabled;

    it("a client uploads papers of every kind and sees when they are read", async () => {
      const { page, leave, home } = await arrive();
      await page.getByRole("heading", { name: "No documents uploaded" }).waitFor();
      await page.getByText("Upload your first document to get started").waitFor();
      await page.getByRole("link", { name: "Upload Files" }).first().click();
      await page.getByLabel("Category", { exact: true }).selectOption({ label: "Brokerage sales" });
      if (!scripted) await page.getByRole("button", { name: "Continue" }).click();
      await page.locator("input[type=file][name=file]").setInputFiles(ALL);
      if (scripted) {
        for (const { name } of ALL) await card(page, name).waitFor();
        await page.getByRole("link", { name: "Done" }).click();
      } else {
        await page.getByRole("button", { name: "Upload", exact: true }).click();
        await page.getByText("Your files have been uploaded.").waitFor();
      }
      for (const { name } of [STATEMENT, PICTURE, TABLE, WORKBOOK]) await becomes(page, name, "Read");
      await becomes(page, BROKEN.name, "Unreadable");
      expect(await card(page, BROKEN.name).locator(".doc__problem").innerText()).not.toBe("");
      await page
        .getByRole("navigation", { name: "Folders" })
        .getByRole("link", { name: "Unreadable 1" })
        .click();
      await expectNames(page, [BROKEN.name]);
      await page.getByRole("navigation", { name: "Folders" }).getByText("Brokerage sales").click();
      await page.waitForURL(`${home}?folder=1099-b`);
      await card(page, TABLE.name).waitFor();
      expect(await names(page)).toHaveLength(ALL.length);
      await leave();
    });

    it("finds a word inside a PDF and inside a picture, part of a word and a slip of the pen", async () => {
      const { page, leave } = await arriveToRead();
      await search(page, "juniper");
      await card(page, STATEMENT.name).getByText("Page 2").waitFor();
      expect(await page.locator(".hit mark").first().innerText()).toBe("Juniper");
      expect(await page.locator(".hit").first().innerText()).not.toContain("123-45");
      await search(page, "windmill");
      await card(page, PICTURE.name).locator("mark", { hasText: "windmill" }).waitFor();
      expect(await names(page)).toEqual([PICTURE.name]);
      await search(page, "fidelty");
      await card(page, STATEMENT.name).waitFor();
      await search(page, "nowhere to be found");
      await page.getByRole("heading", { name: "No documents found" }).waitFor();
      await page.getByText("Try adjusting your search terms").waitFor();
      await page.getByRole("link", { name: "Clear search" }).click();
      await card(page, TABLE.name).waitFor();
      expect(await page.getByLabel("Search documents").inputValue()).toBe("");
      await leave();
    });

    it("sort and view stand in the address and last", async () => {
      const { page, leave, home } = await arrive([PICTURE, TABLE, STATEMENT]);
      expect(await names(page)).toEqual([STATEMENT.name, TABLE.name, PICTURE.name]);
      await page.getByLabel("Sort by").selectOption("name");
      if (!scripted) await page.getByRole("button", { name: "Search" }).click();
      await page.waitForURL(/sort=name/);
      await expectNames(page, [STATEMENT.name, PICTURE.name, TABLE.name]);
      await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
      await page.waitForURL(`${home}?sort=name&view=list`);
      await page.reload();
      await expectNames(page, [STATEMENT.name, PICTURE.name, TABLE.name]);
      await page.getByRole("columnheader", { name: "Size" }).getByRole("link").click();
      await page.waitForURL(/sort=size/);
      await expectNames(page, [PICTURE.name, STATEMENT.name, TABLE.name]);
      await page.getByRole("cell", { name: "Brokerage sales" }).first().waitFor();
      await leave();
    });

    it("previews every kind", async () => {
      const { page, leave, home } = await arriveToRead();
      const dialog = await preview(page, STATEMENT.name);
      for (const text of ["Click download to view the full document", PDF, "Page 2 of 2"]) {
        await dialog.getByText(text, { exact: true }).waitFor();
      }
      await isDrawn(page, "Page 1");
      await dialog.getByText("Text of this document").click();
      await dialog.getByText("Ordinary dividends of Juniper Growth Fund").waitFor();
      expect(await dialog.getByText(/SSN/).innerText()).toContain("***-**-6789");
      await closePreview(page, home);

      await preview(page, PICTURE.name);
      await isDrawn(page, PICTURE.name);
      await closePreview(page, home);

      await preview(page, TABLE.name);
      await page.getByRole("dialog").getByRole("cell", { name: "<b>Acorn</b>" }).waitFor();
      await closePreview(page, home);

      await preview(page, WORKBOOK.name);
      await page.getByRole("dialog").getByRole("cell", { name: "Postage" }).waitFor();
      await closePreview(page, home);

      await preview(page, BROKEN.name);
      await page.getByRole("dialog").getByText("Click download to view the full document").waitFor();
      expect(await page.getByRole("dialog").locator("img").count()).toBe(0);
      await leave();
    });

    it("says of a picture that it cannot be previewed", async () => {
      const cut = { ...PICTURE, name: "cut.png", buffer: PICTURE.buffer.subarray(0, 300) };
      const { page, leave, home } = await arrive([cut, PICTURE]);
      const dialog = await preview(page, cut.name);
      await dialog.getByText("Unable to preview this image").waitFor();
      expect(await dialog.getByText("Unreadable").count()).toBe(1);
      if (scripted) {
        await closePreview(page, home);
        await page.route("**/download", (route) => route.fulfill({ status: 503 }));
        await (await preview(page, PICTURE.name)).getByText("Unable to preview this image").waitFor();
      }
      await leave();
    });

    it("a person corrects a class", async () => {
      const { page, leave } = await arrive([STATEMENT]);
      const dialog = await preview(page, STATEMENT.name);
      await dialog.getByLabel("Correct the class").selectOption({ label: "Receipt" });
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.getByText(/^Set by a person/).waitFor();
      await page.reload();
      expect(await page.getByRole("dialog").locator(".class-tag").innerText()).toBe("Receipt");
      await leave();
    });

    it("a star makes a favorite, and takes it back", async () => {
      const { page, leave, home } = await arrive([STATEMENT, TABLE]);
      await card(page, TABLE.name)
        .getByRole("button", { name: /^Add to favorites/ })
        .click();
      await card(page, TABLE.name)
        .getByRole("button", { name: /^Remove from favorites/ })
        .waitFor();
      await vi.waitUntil(async () => (await documentsOf(page, home)).some(({ isFavorite }) => isFavorite));
      await page.goto(`${home}?folder=favorites`);
      expect(await names(page)).toEqual([TABLE.name]);
      await card(page, TABLE.name)
        .getByRole("button", { name: /^Remove from favorites/ })
        .click();
      await page.getByRole("heading", { name: "No documents here" }).waitFor();
      await page.goto(`${home}?folder=recent`);
      expect(await names(page)).toHaveLength(2);
      await leave();
    });

    it("deletes after one question, from the list and from the preview", async () => {
      const { page, leave, home } = await arrive([STATEMENT, TABLE]);
      await page.goto(`${home}?view=list`);
      await page.getByRole("link", { name: `Delete ${TABLE.name}` }).click();
      const question = page.getByRole("dialog").getByText("This action cannot be undone.");
      await question.waitFor();
      await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
      await question.waitFor({ state: "detached" });
      await page.getByRole("link", { name: `Delete ${TABLE.name}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByText("Document deleted successfully").waitFor();
      expect(await names(page)).toEqual([STATEMENT.name]);

      const dialog = await preview(page, STATEMENT.name);
      await dialog.getByRole("link", { name: "Delete" }).click();
      await question.waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("heading", { name: "No documents uploaded" }).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      await leave();
    });

    it("downloads byte for byte", async () => {
      const { page, leave } = await arriveToRead();
      for (const { name, buffer } of ALL) {
        const link = card(page, name).getByRole("link", { name: `Download ${name}` });
        const answer = await page.request.get((await link.getAttribute("href")) ?? "");
        expect(Buffer.compare(await answer.body(), buffer)).toBe(0);
      }
      await leave();
    });

    it("shares an address that asks others to sign in", async () => {
      const permissions = scripted ? ["clipboard-read", "clipboard-write"] : [];
      const { page, leave, home } = await arrive([STATEMENT], { permissions });
      const dialog = await preview(page, STATEMENT.name);
      await dialog.getByRole("button", { name: "Share" }).click();
      const address = scripted
        ? await dialog
            .getByRole("button", { name: "Copied" })
            .waitFor()
            .then(() => page.evaluate("navigator.clipboard.readText()"))
        : await dialog.getByLabel("Address of this document").inputValue();
      expect(address).toMatch(new RegExp(`^${stage.site.address}${home}\\?document=[0-9a-f-]+$`));
      const { status, headers } = await fetch(String(address), { redirect: "manual" });
      expect([status, headers.get("Location")]).toEqual([302, expect.stringMatching(/^\/login\?to=/)]);
      await leave();
    });

    const arriveToRead = () => stage.arriveToRead(options);

    function arrive(files: PaperFile[] = [], more: { permissions?: string[] } = {}) {
      return stage.arrive(files, { ...options, ...more });
    }

    async function becomes(page: Page, name: string, state: string): Promise<void> {
      const badge = card(page, name).locator(".badge", { hasText: state });
      if (scripted) return badge.waitFor();
      await vi.waitUntil(
        async () => {
          await page.reload();
          return (await badge.count()) > 0;
        },
        { timeout: 60_000, interval: 500 },
      );
    }

    async function search(page: Page, query: string): Promise<void> {
      await page.getByLabel("Search documents").fill(query);
      if (!scripted) await page.getByRole("button", { name: "Search" }).click();
      await page.waitForURL((url) => url.searchParams.get("query") === query);
    }
  },
);
