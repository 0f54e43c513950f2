/** Loading message while the next screen is requested. */
import { expect, it } from "vitest";
import { hydrated, useStage } from "./pages.ts";

const stage = useStage();

it("says Loading... when the next screen takes its time, and the server never does", async () => {
  const { page, leave } = await stage.visit();
  const html = await (await fetch(`${stage.site.address}/login`)).text();
  expect(html).not.toContain("Loading...");
  await page.goto("/login");
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.searchParams.has("_data"),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.getByRole("link", { name: "Forgot password?" }).click();
  const waiting = page.getByRole("status").getByText("Loading...");
  await waiting.waitFor();
  release();
  await page.getByRole("dialog", { name: "Reset Password" }).waitFor();
  await waiting.waitFor({ state: "detached" });
  await leave();
});
