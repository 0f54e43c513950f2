/** Every step of the sign-in, the wizard, the assistant and the settings that sends what somebody typed. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { PATIENCE_MS } from "../../app/ui/failed-calls.ts";
import { startFailingProxy, type FailingProxy, type Mood } from "../fakes/failing-proxy.ts";
import { choose, enter, newClient, paper } from "./intake-people.ts";
import { hydrated, type Stage } from "./pages.ts";

export type Failure = Exclude<Mood, "pass">;

const UNREACHED = "The server could not be reached. What you typed is still here.";

export interface Walk {
  page: Page;
  proxy: FailingProxy;
  stage: Stage;
  failure: Failure;
}

/** A proxy for one test file, and a page that goes through it. */
export function useFailingWalk(stage: Stage) {
  let proxy: FailingProxy;
  beforeAll(async () => {
    proxy = await startFailingProxy(stage.site.address);
  });
  afterAll(() => proxy.close());
  return async (failure: Failure) => {
    proxy.setMood("pass");
    const { page, leave } = await stage.visit({ baseURL: proxy.address });
    if (failure === "stall") await page.clock.install();
    const walk: Walk = { page, proxy, stage, failure };
    return {
      ...walk,
      walk,
      /** What the browser says of a dropped connection is no complaint. */
      leave: () =>
        leave().catch((error: { actual?: string[] }) => {
          expect(error.actual?.filter((said) => !said.includes("net::ERR_"))).toEqual([]);
        }),
    };
  };
}

/** Presses under the failure, expects the message and what was typed, and presses again when all is well. */
async function pressTwice(
  { page, proxy, failure }: Walk,
  press: () => Promise<void>,
  kept: Kept,
): Promise<void> {
  const toast = page.locator(".toast");
  // The message of the press before would be taken for this one's, and the call would go through.
  await toast.getByText(kept.said).waitFor({ state: "hidden" });
  proxy.setMood(failure);
  await press();
  if (failure === "stall") await page.clock.fastForward(PATIENCE_MS + 1000);
  await toast.getByText(kept.said).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(kept.at);
  expect(await page.locator("body").innerText()).not.toContain("This page cannot be shown");
  for (const [label, text] of Object.entries(kept.typed))
    expect(await page.getByLabel(label, { exact: true }).first().inputValue()).toBe(text);
  proxy.setMood("pass");
  await press();
}

interface Kept {
  said: string;
  at: string;
  /** Text by label. */
  typed: Record<string, string>;
}

export async function signInStep(walk: Walk): Promise<void> {
  const { page, stage } = walk;
  const { email, password } = stage.site.people.user;
  await page.goto("/login/reset");
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await pressTwice(walk, () => dialog.getByRole("button", { name: "Send Reset Link" }).click(), {
    said: "Failed to send reset email",
    at: "/login/reset",
    typed: {},
  });
  await page.getByText("a link is on its way").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await pressTwice(walk, () => page.getByRole("button", { name: "Login" }).click(), {
    said: "Login failed",
    at: "/login?sent=1",
    typed: { Email: email, Password: password },
  });
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
}

export async function wizardSteps(walk: Walk): Promise<void> {
  const { page, proxy, stage, failure } = walk;
  await enter(page, await newClient(stage));
  await hydrated(page);
  await pressTwice(walk, () => page.getByRole("button", { name: "Start Personal Tax Intake" }).click(), {
    said: "Failed to create tax intake. Please try again.",
    at: "/",
    typed: {},
  });
  await page.waitForURL(/\/intake\//);
  const at = new URL(page.url()).pathname;
  await hydrated(page);

  const required = page.locator("#ssn-itin-proof");
  await required.getByText("I don't have this").click();
  await required.getByLabel("I cannot get it").check();
  await required.getByLabel("Reason").fill("The card was lost.");
  const save = () => required.getByRole("button", { name: "Save: Proof of SSN or ITIN" }).click();
  await pressTwice(walk, save, { said: UNREACHED, at, typed: {} });
  await required.getByText("The card was lost.", { exact: true }).waitFor();
  await required.getByText("Your CPA decides").waitFor();
  await choose(page, "photo-id", paper("id.pdf"));
  await page.locator("#photo-id").getByText("1 file").waitFor();

  await pressTwice(walk, () => page.getByRole("button", { name: "Continue" }).click(), {
    said: UNREACHED,
    at,
    typed: {},
  });
  await page.waitForURL("**?step=2");
  await page.getByLabel("Minimize state tax").check();
  const goals = page.getByLabel("Other goals");
  await goals.fill("A second home");
  await page.getByText("Saved", { exact: true }).waitFor();
  if (failure !== "stall") {
    proxy.setMood(failure);
    await goals.fill("A second home in June");
    await page.getByText("Not saved yet. What you chose is kept here.").waitFor();
    proxy.setMood("pass");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
  }
  const typed = { "Other goals": await goals.inputValue() };
  const next = () => page.getByRole("button", { name: "Next: Deductions & Credits" }).click();
  await pressTwice(walk, next, { said: UNREACHED, at: `${at}?step=2`, typed });
  await page.waitForURL("**&group=deductions-credits");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**?step=3");
  await pressTwice(walk, () => page.getByRole("button", { name: "Submit for Review" }).click(), {
    said: UNREACHED,
    at: `${at}?step=3`,
    typed: {},
  });
  await page.getByText("was submitted for review").waitFor();
}

export async function assistantStep(walk: Walk): Promise<void> {
  const { page, stage } = walk;
  const question = "What levy does section 2 impose on windmills?";
  await enter(page, stage.site.people.admin, "/ai-assistant");
  await hydrated(page);
  await page.getByLabel("Question").fill(question);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Question").inputValue()).toBe(question);
  await pressTwice(walk, () => page.getByRole("button", { name: "Ask", exact: true }).click(), {
    said: "Failed to query documents. Please try again.",
    at: "/ai-assistant",
    typed: { Question: question },
  });
  await page
    .getByText(/Confidence \d+%/)
    .first()
    .waitFor();
  expect(await page.getByLabel("Question").inputValue()).toBe("");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "What is gross income?" }).waitFor();
}

export async function settingsSteps(walk: Walk): Promise<void> {
  const { page, stage } = walk;
  await enter(page, await newClient(stage), "/profile");
  await hydrated(page);
  await page.getByLabel("First name").fill("Robin");
  await pressTwice(walk, () => page.getByRole("button", { name: "Save name" }).click(), {
    said: UNREACHED,
    at: "/profile",
    typed: { "First name": "Robin" },
  });
  await page.getByText("Your name has been saved.").waitFor();
  await page.goto("/settings");
  await hydrated(page);
  await page.getByLabel("Present password").fill("not this one");
  await page.getByLabel("New password", { exact: true }).fill("staple stable table");
  await page.getByLabel("New password again").fill("staple stable table");
  await pressTwice(walk, () => page.getByRole("button", { name: "Change password" }).click(), {
    said: UNREACHED,
    at: "/settings",
    typed: { "New password again": "staple stable table" },
  });
  await page.getByText("This is not your present password.").waitFor();
}
