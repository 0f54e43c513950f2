/** The server behind an HTTPS proxy. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "../e2e/site.ts";
import { rawRequest } from "./raw-request.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ settings: { PUBLIC_URL: "https://tax.example.com", TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

const signIn = (headers: Record<string, string>) =>
  rawRequest(`${site.address}/api/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify(site.people.user),
  });

it("sends cookies over https only and tells browsers to stay there", async () => {
  const { status, headers } = await signIn({ Origin: "https://tax.example.com" });
  expect(status).toBe(200);
  expect(headers["set-cookie"]?.[0]).toMatch(/; Secure/);
  expect(headers["strict-transport-security"]).toContain("max-age=");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});

it("knows the public name and this machine, and no other", async () => {
  const proxied = { "X-Forwarded-Host": "other.example.com", "X-Forwarded-Proto": "https" };
  expect((await signIn({ ...proxied, Origin: "https://other.example.com" })).status).toBe(403);
  expect((await signIn({ ...proxied, Origin: "https://tax.example.com" })).status).toBe(200);
  expect((await signIn({ Origin: site.address })).status).toBe(200);
});

it("refuses a malformed name from the proxy", async () => {
  expect((await signIn({ "X-Forwarded-Host": "[" })).status).toBe(400);
});
