/** Answers on a phone, and on paper: whole, with what is folded on the screen, without what only a screen can use. */
import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { enterAs, hydrated, PHONE, useStage } from "./pages.ts";

const stage = useStage();
const QUESTION = "What levy does section 2 impose on windmills?";

/** Words that are folded count as unseen. */
function isSeen(part: Locator): Promise<boolean> {
  return part.evaluate((node) => node.checkVisibility());
}

async function ask(page: Page, path: string, { field, send }: { field: string; send: string }) {
  await enterAs(page, stage.site.people.admin, path);
  await hydrated(page);
  await page.getByLabel(field, { exact: true }).fill(QUESTION);
  await page.getByRole("button", { name: send, exact: true }).click();
  await page.locator(".source").first().waitFor({ state: "attached" });
}

it("prints an answer of the assistant with its folded parts", async () => {
  const { page, leave } = await stage.visit();
  await ask(page, "/ai-assistant", { field: "Question", send: "Ask" });
  const source = page.locator(".turn .source").first();
  expect(await isSeen(source)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isSeen(source)).toBe(true);
  for (const fold of await page.locator(".answer__fold > :not(summary)").all())
    expect(await isSeen(fold)).toBe(true);
  for (const control of await page.locator("main :is(button, select, textarea)").all())
    expect(await isSeen(control)).toBe(false);
  for (const head of await page.locator(".turn :is(.message--user, .message__who, .answer__warnings)").all())
    expect(await head.evaluate((node) => getComputedStyle(node).breakAfter)).toBe("avoid");
  await leave();
});

it("prints a conversation over as many pages as it takes, without the list beside it", async () => {
  const { page, leave } = await stage.visit();
  await ask(page, "/chat?new=1", { field: "Message", send: "Send" });
  await page.emulateMedia({ media: "print" });
  expect(await isSeen(page.locator(".chat .source").first())).toBe(true);
  expect(await isSeen(page.locator(".chat__side"))).toBe(false);
  for (const control of await page.locator("main :is(button, select, textarea)").all())
    expect(await isSeen(control)).toBe(false);
  const log = page.getByRole("log");
  expect(await log.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  await leave();
});

it("prints the memorandum of an answer whole, without the way back and what only a screen can use", async () => {
  const { page, leave } = await stage.visit();
  await ask(page, "/chat?new=1", { field: "Message", send: "Send" });
  await page.getByRole("link", { name: "Verify" }).click();
  await page.getByRole("heading", { level: 1, name: "Memorandum" }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const part of ["Facts", "Question", "Short answer", "Discussion", "Authorities"])
    expect(await isSeen(page.getByRole("heading", { level: 2, name: part }))).toBe(true);
  for (const fold of await page.locator("main details > :not(summary)").all())
    expect(await isSeen(fold)).toBe(true);
  for (const part of await page.locator("main :is(button, select, textarea), .receipt__back").all())
    expect(await isSeen(part)).toBe(false);
  expect(await isSeen(page.locator(".header"))).toBe(false);
  await leave();
});

it("keeps a long pin cite within a phone's width", async () => {
  const { page, leave } = await stage.visit({ viewport: PHONE });
  await ask(page, "/ai-assistant", { field: "Question", send: "Ask" });
  const chip = page.locator(".turn .cite--pin").first();
  const [right, width] = await chip.evaluate((node) => {
    node.textContent =
      "Pub. 463, ch. 6, Appendix A-8. Inclusion Amounts for Passenger Automobiles First Leased";
    return [node.getBoundingClientRect().right, document.documentElement.clientWidth];
  });
  expect(right).toBeLessThanOrEqual(width!);
  await leave();
});
