/** Without JavaScript: a session that ends while somebody types loses nothing. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "../e2e/site.ts";
import { createVisitor, formsOn, type Field } from "./form-walk.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Visitor = ReturnType<typeof createVisitor>;

const WORDS = "Kim Windmill of the old mill";

async function form(visitor: Visitor, path: string, field: string) {
  const { text } = await visitor.open(path);
  return formsOn(path, text).find(({ fields }) => fields.some(({ name }) => name === field))!;
}

async function signIn(visitor: Visitor, who: "user" | "admin", to: string) {
  const { email, password } = site.people[who];
  const values: Record<string, string> = { email, password };
  return visitor.send(await form(visitor, to, "password"), ({ name, value }) => values[name] ?? value);
}

/** Types a name, and sends it after the session has ended. */
async function sendTooLate(visitor: Visitor): Promise<string> {
  await signIn(visitor, "user", "/login");
  const profile = await form(visitor, "/profile", "firstName");
  visitor.loseSession();
  const typed = ({ name, value }: Field) => (name === "firstName" ? WORDS : value);
  const { status, location } = await visitor.send(profile, typed);
  expect([status, location]).toEqual([302, "/login?to=%2Fprofile"]);
  return location!;
}

it("shows what was typed after signing in again, once, and sends it on a press", async () => {
  const visitor = createVisitor(site.address);
  const back = await signIn(visitor, "user", await sendTooLate(visitor));
  expect(back.location).toBe("/typed?to=%2Fprofile");
  const page = await visitor.open(back.location!);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("What you typed is still here")]);
  expect(page.text).toContain(`>${WORDS}</dd>`);
  const again = formsOn("/typed", page.text).find(({ label }) => label === "Send it now")!;
  expect((await visitor.send(again, ({ value }) => value)).location).toBe("/profile?saved=1");
  expect((await visitor.open("/profile")).text).toContain(WORDS);
  expect((await visitor.open(back.location!)).location).toBe("/profile");
});

it("shows it to nobody else who signs in there", async () => {
  const visitor = createVisitor(site.address);
  const { location } = await signIn(visitor, "admin", await sendTooLate(visitor));
  const page = await visitor.open(location!);
  expect([page.status, page.location, page.text]).toEqual([
    302,
    "/profile",
    expect.not.stringContaining(WORDS),
  ]);
});

it("keeps nothing once somebody has signed out", async () => {
  const visitor = createVisitor(site.address);
  const back = await sendTooLate(visitor);
  await visitor.open("/api/logout");
  expect((await signIn(visitor, "user", back)).location).toBe("/profile");
});
