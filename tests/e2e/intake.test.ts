/** A client from the first intake to the submission, with and without JavaScript, wide and narrow. */
import { describe, expect, it } from "vitest";
import { bringRequired, choose, enter, newClient, paper, startIntake } from "./intake-people.ts";
import { hydrated, PHONE, useStage, WIDE } from "./pages.ts";

const stage = useStage();

const settings = [
  { javaScriptEnabled: true, viewport: WIDE },
  { javaScriptEnabled: true, viewport: PHONE },
  { javaScriptEnabled: false, viewport: WIDE },
];

describe.each(settings)("with script: $javaScriptEnabled at $viewport.width", (options) => {
  const scripted = options.javaScriptEnabled;

  it("opens an intake, brings its papers and submits it", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    await page.getByRole("heading", { name: "Welcome back, Avery" }).waitFor();
    await page.getByText("No active tax intakes").waitFor();
    expect(await page.getByRole("button", { name: "Resume Existing Intake" }).isDisabled()).toBe(true);
    await startIntake(page);

    await page.getByRole("heading", { name: "Tax Document Upload Wizard" }).waitFor();
    await page.getByText("2024 Tax Year - personal intake").waitFor();
    const onward = page.getByRole("button", { name: "Continue" });
    expect(await onward.isDisabled()).toBe(true);
    if (scripted) await hydrated(page);
    await bringRequired(page, scripted);
    await onward.click();

    await page.waitForURL("**?step=2");
    await page.getByRole("link", { name: "Wages & Income 0 of 13 documents 0%" }).click();
    await page.waitForURL("**group=wages-income");
    await choose(page, "w-2", [paper("school.pdf"), paper("café.pdf")], scripted);
    for (const name of ["school.pdf", "café.pdf"])
      await page.getByRole("link", { name, exact: true }).waitFor();
    await page.getByRole("link", { name: "Wages & Income 1 of 13 documents 8%" }).waitFor();
    await page.getByLabel("Maximize credits").check();
    await page.getByLabel("Other goals").fill("We bought a house in June");
    await onward.click();

    await page.waitForURL("**?step=3");
    await page.getByText("All required documents uploaded. Ready for CPA review!").waitFor();
    const figures = await page.locator(".wizard__figures").innerText();
    expect(figures.replace(/\s+/g, " ")).toBe(
      "Total documents 4 Required complete 2/2 Optional complete 1/39 Overall 67%",
    );
    expect(await page.getByText("There is no income document yet").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.getByRole("button", { name: "Submit for Review" }).click();

    await page.getByText("Your 2024 Personal intake was submitted for review.").waitFor();
    const row = page.locator(".intake");
    expect((await row.innerText()).replace(/\s+/g, " ")).toMatch(
      /^2024 Personal Created \w+ \d+, \d{4} · Updated just now Review Ready 100% Continue/,
    );
    await row.getByRole("link", { name: "Continue 2024 Personal" }).click();
    await page.getByText("You have submitted this intake. Your CPA has it now.").waitFor();
    expect(await page.locator("input[type=file]").count()).toBe(0);
    await page.getByRole("link", { name: "Upload Files" }).click();
    await page.waitForURL("**?step=2");
    expect(await page.getByLabel("Other goals").inputValue()).toBe("We bought a house in June");
    expect(await page.getByLabel("Maximize credits").isDisabled()).toBe(true);
    await leave();
  });

  it("goes on another day where it was left", async () => {
    const client = await newClient(stage);
    const first = await stage.visit(options);
    await enter(first.page, client);
    await startIntake(first.page);
    if (scripted) await hydrated(first.page);
    await bringRequired(first.page, scripted);
    await first.page.getByRole("button", { name: "Continue" }).click();
    await first.page.waitForURL("**?step=2");
    await first.leave();

    const { page, leave } = await stage.visit(options);
    await enter(page, client);
    await page.getByRole("heading", { name: "Active Tax Intakes" }).waitFor();
    const blocked = page.getByRole("button", { name: "Complete Current Intake First" });
    expect(await blocked.evaluateAll((all) => all.map((one) => one.hasAttribute("disabled")))).toEqual([
      true,
      true,
    ]);
    await page.getByRole("link", { name: "Resume Existing Intake" }).click();
    await page.waitForURL("**/#intakes");
    await page.getByRole("link", { name: "Continue 2024 Personal" }).click();
    await page.getByRole("navigation", { name: "Document groups" }).waitFor();
    await page.getByRole("link", { name: /^Other Tax Situations 2 of 9/ }).click();
    await page.getByRole("link", { name: "photo-id.pdf", exact: true }).waitFor();
    await leave();
  });

  it("says what is wrong with a file, and keeps nothing of it", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    await startIntake(page);
    if (scripted) await hydrated(page);
    await choose(page, "photo-id", { ...paper("notes.pages"), mimeType: "application/x-pages" }, scripted);
    const place = page.locator("#photo-id");
    await place.getByText("File format not supported. Accepted formats: pdf, image").waitFor();
    await choose(page, "photo-id", { ...paper("tool.pdf"), buffer: Buffer.from("MZ\u0000\u0001") }, scripted);
    await expect.poll(() => place.getByText("File format not supported.").count()).toBe(scripted ? 2 : 1);
    await choose(page, "photo-id", { ...paper("empty.pdf"), buffer: Buffer.alloc(0) }, scripted);
    await place.getByText(/empty/i).last().waitFor();
    await page.reload();
    expect(await place.getByText("1 file").count()).toBe(0);
    await leave();
  });

  it("settles by one press what does not apply, and leads through every group", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    const intake = await startIntake(page);
    if (scripted) await hydrated(page);
    await page.getByRole("button", { name: "Does not apply: Wage statement" }).click();
    const card = page.locator("#w-2");
    await card.getByText("Accepted").waitFor();
    expect(await card.locator(".card__form").isVisible()).toBe(true);
    if (scripted) await hydrated(page);
    await bringRequired(page, scripted);
    await page.goto(`${intake}?step=2`);
    for (const group of ["Deductions & Credits", "Business Tax Situations", "Other Tax Situations"]) {
      if (scripted) await hydrated(page);
      await page.getByRole("button", { name: `Next: ${group}` }).click();
      await page
        .getByRole("link", { name: new RegExp(`^${group}`) })
        .and(page.locator("[aria-current]"))
        .waitFor();
    }
    expect(await page.getByRole("button", { name: /^Next/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**?step=3");
    const waived = page.getByRole("region", { name: "Settled without a document" });
    expect(await waived.innerText()).toMatch(/Wage statement\s+does not apply/);
    await leave();
  });

  it("takes one file where one is asked for", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    await startIntake(page);
    if (scripted) await hydrated(page);
    await choose(page, "refund-account", paper("log.pdf"), scripted);
    await page.locator("#refund-account").getByText("1 file").waitFor();
    await choose(page, "refund-account", paper("more.pdf"), scripted);
    await page.getByText("This category already has a file. Please delete it first.").waitFor();
    expect(await page.getByText("File Already Exists").count()).toBe(1);
    await leave();
  });
});

describe.each([
  { javaScriptEnabled: true, viewport: PHONE },
  { javaScriptEnabled: false, viewport: WIDE },
])("also with script: $javaScriptEnabled at $viewport.width", (options) => {
  const scripted = options.javaScriptEnabled;

  it("keeps the same paper twice only when told to", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    await startIntake(page);
    if (scripted) await hydrated(page);
    await choose(page, "photo-id", paper("id.pdf", "same"), scripted);
    const place = page.locator("#photo-id");
    await place.getByText("1 file").waitFor();
    await choose(page, "photo-id", paper("again.pdf", "same"), scripted);
    await place.getByText("This intake already holds the same file: “id.pdf”, under Photo ID").waitFor();
    if (scripted) await place.getByRole("button", { name: "Keep both: again.pdf" }).click();
    else {
      expect(await place.getByLabel("Keep both copies").isChecked()).toBe(true);
      await choose(page, "photo-id", paper("again.pdf", "same"), false);
    }
    await place.getByText("2 files").waitFor();
    await leave();
  });

  it("deletes a paper and the intake only after asking", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    const intake = await startIntake(page);
    if (scripted) await hydrated(page);
    await bringRequired(page, scripted);
    await page.goto(`${intake}?step=2&group=other-tax-situations`);
    await page.getByRole("link", { name: "Delete photo-id.pdf" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete photo-id.pdf?" });
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Delete photo-id.pdf" }).click();
    await dialog.getByRole("button", { name: "Delete document" }).click();
    await page.getByText("Document deleted successfully").waitFor();
    // A required paper is missing again.
    await page.getByText("1 of 2 required missing").waitFor({ state: "attached" });

    await page.goto("/");
    await page.getByRole("link", { name: "Delete 2024 Personal intake" }).click();
    const question = page.getByRole("dialog", { name: "Delete the 2024 Personal intake?" });
    await question
      .getByText("Are you sure you want to delete this tax intake? This action cannot be undone.")
      .waitFor();
    await question.getByRole("button", { name: "Delete intake" }).click();
    await page.getByText("The tax intake was deleted.").waitFor();
    const gone = await page.goto(intake);
    expect(gone?.status()).toBe(404);
    await page.getByRole("heading", { name: "Tax Intake Not Found" }).waitFor();
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await page.getByText("No active tax intakes").waitFor();
    await leave();
  });

  it("names the days of several intakes in words", async () => {
    const { page, leave } = await stage.visit(options);
    const client = await newClient(stage);
    await enter(page, client);
    const first = await startIntake(page);
    const id = first.split("/").at(-1)!;
    await stage.site.knex("intakes").where({ id }).update({ status: "review_ready" });
    await page.goto("/");
    await startIntake(page);
    await page.goto("/?upload=");
    if (scripted) await hydrated(page);
    const choices = await page.getByLabel("Intake", { exact: true }).locator("option").allInnerTexts();
    expect(choices).toHaveLength(3);
    for (const choice of choices.slice(1)) expect(choice).toMatch(/, created [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await leave();
  });

  it("uploads from the dashboard", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    await startIntake(page);
    await page.goto("/");
    await page.getByRole("link", { name: /^Take a photo or choose a file/ }).click();
    const dialog = page.getByRole("dialog", { name: "Quick Upload" });
    if (scripted) await hydrated(page);
    await dialog.getByLabel("Category").selectOption({ label: "Photo ID (license, passport), required" });
    await dialog.locator("input[name=file]").setInputFiles(paper("id.pdf"));
    if (scripted) await dialog.getByText("Already there: id.pdf").waitFor();
    else {
      await dialog.getByRole("button", { name: "Upload" }).click();
      await dialog.getByText("Uploaded: id.pdf").waitFor();
    }
    await dialog.getByRole("link", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });
    const needed = page.getByText("Still needed: Proof of SSN or ITIN");
    await needed.waitFor();
    expect(await needed.count()).toBe(1);
    await leave();
  });
});
