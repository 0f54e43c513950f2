/**
 * Every form of every screen by plain requests, as a browser without JavaScript sends them: each role follows the links
 * from the screens of the route table, and sends each form unchanged, emptied and filled in.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, type Role } from "#modules/kernel";
import { addPaper } from "../factories/intake.ts";
import { readOutbox, tokenIn } from "../factories/outbox.ts";
import { codesOf } from "../factories/authenticator.ts";
import { openSite, type Site } from "../e2e/site.ts";
import { createVisitor, formsOn, linksOn, type Answer, type Field, type PageForm } from "./form-walk.ts";
import { addressOf, ROUTES, screensFor } from "./route-table.ts";

type Visitor = ReturnType<typeof createVisitor>;
type Walker = "anonymous" | Role;

/** Destructive forms, which are sent last. */
const ENDS_SOMETHING =
  /delete|disable|log ?out|sign out|end|switch|active|submit|remove|make client|make administrator/i;
/** Screens with an action but without forms for these visitors. */
const NO_FORMS = ["*", "multi-entity"];
const PAGES_MAX = 150;

let site: Site;
beforeAll(async () => {
  site = await openSite({ sections: 3 });
});
afterAll(() => site.close());

/** Screens that received a form, by path in the route table. */
const sentTo = new Set<string>();

async function signedIn(who: Walker): Promise<Visitor> {
  const visitor = createVisitor(site.address);
  if (who === "anonymous") return visitor;
  const [form] = formsOn("/login", (await visitor.open("/login")).text).filter(
    ({ method }) => method === "POST",
  );
  await visitor.send(form!, typedBy(who));
  return visitor;
}

/** Valid input by field. */
function typedBy(who: Walker) {
  const { email, password } = site.people[who === "admin" ? "admin" : "user"];
  return ({ name, type, value }: Field): string => {
    if (type === "file") return "paper.pdf";
    if (type === "hidden" || type === "checkbox" || type === "radio" || type === "select") return value;
    if (type === "password") return password;
    if (type === "email" || name === "email") return email;
    return value || (/code/.test(name) ? "000000" : "windmill");
  };
}

const asItCame = ({ type, value }: Field) => (type === "file" ? "" : value);
const emptied = ({ type, value }: Field) => (type === "hidden" ? value : "");

/** Kind of a page: its URL without ids, categories and words; tabs and steps differ. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  const path = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27,}|\b\d+\b/g, "N");
  const query = [...searchParams].map(([name, value]) =>
    /^(tab|step)$/.test(name) ? `${name}=${value}` : name,
  );
  return [path, ...query.sort()].join(" ");
}

/** Kind of a form: its fields, and the intent in its hidden field or button. */
function formShape({ method, action, fields, button }: PageForm): string {
  const names = fields.map(({ name, type, value }) =>
    type === "hidden" && name === "intent" ? value : name,
  );
  const sends = button?.[0] === "intent" ? button[1] : button?.[0];
  return [method, shapeOf(action), ...new Set(names), sends].join(" ");
}

/** All reachable forms, one per kind. */
async function formsFor(visitor: Visitor, starts: string[]): Promise<PageForm[]> {
  const forms = new Map<string, PageForm>();
  const seen = new Set<string>();
  const opened = new Set<string>();
  const waiting = [...starts];
  for (
    let address = waiting.shift();
    address !== undefined && opened.size < PAGES_MAX;
    address = waiting.shift()
  ) {
    if (address.startsWith("/api/") || opened.has(address) || seen.has(shapeOf(address))) continue;
    opened.add(address);
    const page = await visitor.open(address);
    // A page of something that does not exist stands for no other.
    if (page.status !== 404) seen.add(shapeOf(address));
    if (!page.type.startsWith("text/html")) continue;
    expectWhole(page, address);
    for (const form of formsOn(address, page.text)) {
      if (!forms.has(formShape(form))) forms.set(formShape(form), form);
    }
    waiting.push(...linksOn(address, page.text));
  }
  return [...forms.values()];
}

function expectWhole({ status, type, text }: Answer, where: string): void {
  expect(status, `${where}`).toBeLessThan(500);
  expect(type, `${where}`).toMatch(/^text\/html/);
  expect(text, `${where}`).toMatch(/^<!doctype html>[^]*<\/html>\s*$/i);
  expect(text, `${where}`).toMatch(/<main[\s>]/);
}

/** Expects a page, a redirect or a file. */
async function expectAnswered(visitor: Visitor, answer: Answer, where: string): Promise<void> {
  expect(answer.status, `${where}`).not.toBe(405);
  if (answer.status >= 300 && answer.status < 400) {
    expect(answer.location, `${where}`).toMatch(/^\/(?!\/)/);
    const next = await visitor.open(answer.location!);
    expect(next.status, `${where} → ${answer.location}`).toBeLessThan(500);
    expect(next.status, `${where} → ${answer.location}`).not.toBe(405);
    return;
  }
  expectWhole(answer, where);
}

function describeForm({ page, method, action, button, label }: PageForm): string {
  return `${page}: ${method} ${action} “${label}” ${button?.join("=") ?? ""}`;
}

function remember({ method, action }: PageForm): void {
  if (method !== "POST") return;
  const asked = new URL(action, "http://site").pathname;
  const path = Object.keys(ROUTES).find((candidate) =>
    new RegExp(`^/${candidate.replace(/:\w+/g, "[^/]+").replace("*", "-")}$`).test(asked),
  );
  if (path !== undefined) sentTo.add(path);
}

/** Sends each form unchanged and emptied, then all filled in, destructive ones last. */
async function walk(who: Walker, starts: string[]): Promise<number> {
  const forms = await formsFor(await signedIn(who), starts);
  const harmless = forms.filter((form) => !ENDS_SOMETHING.test(`${form.label} ${form.button?.join() ?? ""}`));
  const ending = forms.filter((form) => !harmless.includes(form));
  for (const form of harmless) {
    for (const typed of [emptied, asItCame]) await send(who, form, typed);
  }
  for (const form of [...harmless, ...ending]) await send(who, form, typedBy(who));
  return forms.length;
}

let present: { who: Walker; at: Visitor } | null = null;

async function send(who: Walker, form: PageForm, typed: (field: Field) => string): Promise<void> {
  // A form may have signed the visitor out.
  const isIn = present?.who === who && (who === "anonymous" || present.at.isSignedIn());
  if (!isIn) present = { who, at: await signedIn(who) };
  const answer = await present!.at.send(form, typed);
  remember(form);
  await expectAnswered(present!.at, answer, describeForm(form));
}

async function intakesOf(role: Role): Promise<{ personal: string; business: string }> {
  const { accounts, intake } = site.running.modules;
  const user = (await accounts.listUsers(OPERATOR)).find(({ email }) => email === site.people[role].email)!;
  const actor = { kind: "user", userId: user.id, role } as const;
  const { id: personal } = await intake.createIntake(actor, { intakeType: "personal" });
  const business =
    role === "admin" ? (await intake.createIntake(actor, { intakeType: "multi-entity" })).id : personal;
  await addPaper({ intake }, actor, personal, "w-2");
  return { personal, business };
}

describe("every form by plain requests", () => {
  it("as a visitor", async () => {
    const starts = screensFor("anonymous").filter((path) => !/PERSONAL|BUSINESS/.test(path));
    expect(await walk("anonymous", starts)).toBeGreaterThanOrEqual(2);
  }, 60_000);

  it.each(["user", "admin"] as const)(
    "as a %s",
    async (role) => {
      const { personal, business } = await intakesOf(role);
      const starts = screensFor(role).map((path) =>
        path.replace("PERSONAL", personal).replace("BUSINESS", business),
      );
      expect(await walk(role, starts)).toBeGreaterThanOrEqual(20);
    },
    180_000,
  );

  it("as somebody who sets up a second factor and signs in with it", async () => {
    const { accounts } = site.running.modules;
    const credentials = { email: "phone@example.com", password: "correct horse battery" };
    await accounts.createUser(OPERATOR, credentials);
    const phone = createVisitor(site.address);
    const typed =
      (code: string) =>
      ({ name, type, value }: Field) => {
        if (type === "hidden") return value;
        if (name === "email") return credentials.email;
        return type === "password" ? credentials.password : code;
      };
    async function fill(page: string, code = "", nth = 0): Promise<Answer> {
      const forms = formsOn(page, (await phone.open(page)).text);
      const form = forms.filter(({ method, action }) => method === "POST" && !action.startsWith("/api/"))[
        nth
      ]!;
      remember(form);
      const answer = await phone.send(form, typed(code));
      await expectAnswered(phone, answer, describeForm(form));
      return answer;
    }
    expect((await fill("/login")).status).toBe(302);
    await fill("/settings/two-factor");
    const { text } = await phone.open("/settings/two-factor");
    const secret = /account__secret[^>]*>([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(" ", "") ?? "";
    const app = codesOf(secret);
    expect((await fill("/settings/two-factor", "000000")).status).toBe(422);
    await fill("/settings/two-factor", app());
    await phone.open("/api/logout");
    expect((await fill("/login")).location).toMatch(/^\/login\/code/);
    expect((await fill("/login/code", "000000")).status).toBe(401);
    const done = await fill("/login/code", app(1));
    expect([done.status, done.location]).toEqual([302, "/"]);
  }, 60_000);

  it("as somebody who has a link for a new password", async () => {
    const { accounts, mail: outbox } = site.running.modules;
    const email = "forgetful@example.com";
    await accounts.createUser(OPERATOR, { email, password: "correct horse battery" });
    await accounts.requestPasswordReset({ email, site: site.address });
    await accounts.answerPasswordResets(OPERATOR);
    await outbox.deliverDue(OPERATOR);
    // The walk has asked for others.
    const token = tokenIn((await readOutbox(site.dataDir)).find((mail) => mail.includes(email)));
    const visitor = createVisitor(site.address);
    const page = `/reset?token=${token}`;
    const form = formsOn(page, (await visitor.open(page)).text).find(({ method }) => method === "POST")!;
    remember(form);
    const empty = await visitor.send(form, emptied);
    expect(empty.status).toBe(422);
    expectWhole(empty, describeForm(form));
    const password = "staple stable table";
    const typed = ({ type, value }: Field) => (type === "password" ? password : value);
    const answer = await visitor.send(form, typed);
    await expectAnswered(visitor, answer, describeForm(form));
    expect((await accounts.signIn({ email, password })).user.email).toBe(email);
  }, 60_000);

  it("as somebody who has an invitation", async () => {
    const { accounts, mail: outbox } = site.running.modules;
    const email = "invited@example.com";
    await accounts.inviteClient(OPERATOR, { email, site: site.address });
    await outbox.deliverDue(OPERATOR);
    const mail = (await readOutbox(site.dataDir)).find((one) => one.includes(email));
    const visitor = createVisitor(site.address);
    const page = `/invitation?token=${tokenIn(mail)}`;
    const form = formsOn(page, (await visitor.open(page)).text).find(({ method }) => method === "POST")!;
    remember(form);
    expect((await visitor.send(form, emptied)).status).toBe(422);
    const password = "staple stable table";
    const typed = ({ type, value }: Field) => (type === "password" ? password : value);
    await expectAnswered(visitor, await visitor.send(form, typed), describeForm(form));
    expect((await visitor.send(form, typed)).status).toBe(404);
    expect((await accounts.signIn({ email, password })).user.email).toBe(email);
  }, 60_000);

  it("as somebody who answers a reminder", async () => {
    const { accounts, intake, jobs, tracking } = site.running.modules;
    const email = "reminded@example.com";
    const { id } = await accounts.createUser(OPERATOR, { email, password: "correct horse battery" });
    await intake.createIntake({ kind: "user", userId: id, role: "user" }, { intakeType: "personal" });
    const order = { template: "standard", message: "", force: false, site: site.address } as const;
    await tracking.sendReminder(OPERATOR, id, order);
    const stop = new AbortController();
    const work = jobs.work(OPERATOR, stop.signal);
    const mailed = async () => (await readOutbox(site.dataDir)).find((mail) => mail.includes(`To: ${email}`));
    await expect.poll(mailed, { timeout: 30_000 }).toBeTruthy();
    stop.abort();
    await work;
    const token = /\/m\/([\w-]{52})/.exec((await mailed())!.replaceAll(/=\r?\n/g, ""))?.[1];
    const visitor = createVisitor(site.address);
    const page = `/m/${token}`;
    const form = formsOn(page, (await visitor.open(page)).text).find(({ method }) => method === "POST")!;
    remember(form);
    await expectAnswered(visitor, await visitor.send(form, asItCame), describeForm(form));
    expect((await visitor.open(page)).text).toContain("Your CPA knows that everything is uploaded.");
    expect(visitor.isSignedIn()).toBe(false);
    expect((await tracking.findClient(OPERATOR, id))?.saidUploadedAt).not.toBeNull();
  }, 60_000);

  it("leaves out no screen that takes forms", () => {
    const taking = Object.entries(ROUTES)
      .filter(([path, { POST }]) => POST && !path.startsWith("api/") && !NO_FORMS.includes(path))
      .map(([path, row]) => (path === "rag" ? "ai-assistant" : path) || addressOf(path, row));
    const sent = [...sentTo].map((path) => path || "/");
    expect([...new Set(taking)].filter((path) => !sent.includes(path))).toEqual([]);
  });
});
