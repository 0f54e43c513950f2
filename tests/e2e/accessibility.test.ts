/** axe-core on every screen, in light and dark, wide and narrow. */
import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, it } from "vitest";
import { PHONE, signIn, useStage, WIDE } from "./pages.ts";

const stage = useStage();

const PUBLIC = ["/", "/login/reset", "/reset?token=none", "/login"];
const SIGNED_IN = [
  "/",
  "/ai-assistant",
  "/authority",
  "/authority?q=windmill",
  "/authority/26-usc?chapter=1",
  "/authority/26-usc/2#a-1",
  "/authority/26-usc/99999",
  "/profile?saved=1",
  "/settings?done=password",
  "/no/such/screen",
];

describe.each([
  { colorScheme: "light" as const, viewport: WIDE },
  { colorScheme: "dark" as const, viewport: PHONE },
])("in $colorScheme at $viewport.width", (options) => {
  it("no screen has a serious fault or scrolls sideways", async () => {
    const { page, leave } = await stage.visit(options);
    const faults: string[] = [];
    const check = async (path: string) => {
      await page.goto(path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { impact, id, nodes } of violations) {
        if (impact !== "serious" && impact !== "critical") continue;
        faults.push(`${path}: ${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) faults.push(`${path}: ${over} px too wide`);
    };
    for (const path of PUBLIC) await check(path);
    await signIn(page, stage.site, "admin");
    await page.goto("/ai-assistant");
    await page.getByLabel("Question").fill("What levy does section 2 impose on windmills?");
    await page.getByRole("button", { name: "Ask" }).click();
    await page
      .getByText(/Confidence \d+%/)
      .first()
      .waitFor();
    for (const path of SIGNED_IN) await check(path);
    expect(faults).toEqual([]);
    await leave();
  });
});
