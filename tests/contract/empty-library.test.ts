/** The screens of the law before anything is loaded. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "#modules/kernel";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";

let site: Site;
let cookies: Record<Role, string>;

beforeAll(async () => {
  site = await openSite();
  cookies = { admin: await cookieOf(site, "admin"), user: await cookieOf(site, "user") };
});
afterAll(() => site.close());

async function open(role: Role, path: string) {
  const response = await fetch(site.address + path, { headers: { Cookie: cookies[role] } });
  return { status: response.status, page: await response.text() };
}

const EMPTY = "The library is still empty";
const NEXT: Record<Role, string> = { admin: "Tax Data", user: "Try again later" };

it.each<[Role, string]>([
  ["admin", "/research"],
  ["user", "/research"],
  ["admin", "/ai-assistant"],
  ["admin", "/chat"],
])("says to %s at %s before a question that nothing is loaded, and what to do", async (role, path) => {
  const { status, page } = await open(role, path);
  expect([status, page]).toEqual([200, expect.stringContaining(`<strong>${EMPTY}</strong>`)]);
  expect(page).toContain(NEXT[role]);
});

it.each<[Role, string]>([
  ["admin", "/research?q=gross+income"],
  ["user", "/research?q=gross+income"],
  ["user", "/research?q=26+USC+61"],
  ["admin", "/research?q=cite%3A280A%28c%29"],
  ["admin", "/authority/26-usc"],
  ["user", "/authority/26-usc/61"],
])("answers %s at %s with 503, headed by what is the matter", async (role, path) => {
  const { status, page } = await open(role, path);
  expect([status, page]).toEqual([503, expect.stringContaining(`<h1>${EMPTY}</h1>`)]);
  expect(page).toContain(NEXT[role]);
});
