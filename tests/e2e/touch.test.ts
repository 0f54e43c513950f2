/** What a client's finger must meet on a phone: 44 pixels, also of what opens. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { PHONE, useStage } from "./pages.ts";
import { screensOf, useWalk } from "./walk.ts";

const stage = useStage();

describe("every control that stands alone is 44 pixels high on a phone", () => {
  const walk = useWalk(stage, "user", { viewport: PHONE, hasTouch: true, isMobile: true });

  it.each(screensOf("user"))("at %s", async (path) => {
    await walk.open(path);
    expect(await smallOn(walk.page)).toEqual([]);
  });

  it("on the dashboard, with a message of the CPA", async () => {
    const { accounts, intake } = stage.site.running.modules;
    const { email } = stage.site.people.user;
    const users = await accounts.listUsers(OPERATOR);
    const user = users.find((one) => one.email === email)!;
    const admin = users.find(({ role }) => role === "admin")!;
    const [found] = await intake.listIntakesOf(OPERATOR, user.id);
    const actor = { kind: "user", userId: admin.id, role: "admin" } as const;
    await intake.sendMessage(actor, found!.id, { text: "Which dog?", site: stage.site.address });
    await walk.open("/");
    await walk.page.getByRole("link", { name: "Read and answer" }).waitFor();
    expect(await smallOn(walk.page)).toEqual([]);
  });
});

describe("a page of the law on a tablet, with pins in its margin", () => {
  const tablet = { width: 1366, height: 1024 };
  const walk = useWalk(stage, "user", { viewport: tablet, hasTouch: true, isMobile: true });

  it.each(["/authority/26-usc", "/authority/26-usc/2", "/authority/26-usc/2#a"])("at %s", async (path) => {
    await walk.open(path);
    expect(await smallOn(walk.page)).toEqual([]);
  });
});

/** Names and heights of what is lower, with every `details` open. A link within words is as high as its line. */
function smallOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    const high = (element: Element) =>
      Math.max(
        element.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(element, "::after").height) || 0,
      );
    const controls = [...document.querySelectorAll("a:not(.skip), button, select, textarea, input, summary")];
    return controls
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().width > 1)
      .filter((control) => control.tagName !== "A" || getComputedStyle(control).display !== "inline")
      .filter((control) => high(control.closest("label, .combobox, .select") ?? control) < least)
      .map((control) => `${control.tagName} ${control.className} ${control.textContent} ${high(control)}`);
  });
}
