import type { AppLoadContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { keepTyped, keepTypist, readTyped } from "./typed.server.ts";

const context = { sessionSecret: "a secret", secureCookies: false } as AppLoadContext;
const kim = { id: "1" };

const pairOf = (setCookie: string) => setCookie.split(";")[0]!;

/** A post of Kim's browser after the session has ended. */
async function post(fields: Record<string, string>, Accept = "text/html,*/*;q=0.8") {
  const Cookie = pairOf(await keepTypist(context, kim));
  const body = new URLSearchParams(fields);
  const request = { method: "POST", headers: { Cookie, Accept }, body };
  return keepTyped(new Request("http://site/intake/7?step=2", request), context);
}

const read = (setCookie: string, user = kim) =>
  readTyped(new Request("http://site/typed", { headers: { Cookie: pairOf(setCookie) } }), context, user);

it("gives what was typed back to the same person, with the form it was for", async () => {
  const cookie = await post({ intent: "message", text: "We moved in June.\nTo Ohio." });
  expect(cookie).toMatch(/HttpOnly/);
  expect(await read(cookie!)).toEqual({
    path: "/intake/7?step=2",
    fields: [
      ["intent", "message"],
      ["text", "We moved in June.\nTo Ohio."],
    ],
    isPart: false,
  });
});

it("gives it to nobody else, and nothing that was changed on the way", async () => {
  const cookie = (await post({ text: "We moved in June." }))!;
  expect(await read(cookie, { id: "2" })).toBeNull();
  expect(await read("__typed=eyJhIjoxfQ")).toBeNull();
});

it("keeps no text with the number of a person, and says that the form is not whole", async () => {
  const cookie = (await post({ name: "Mill Holdings LLC", tin: "123456789", notes: "Kim is 123-45-6789." }))!;
  expect(await read(cookie)).toMatchObject({ fields: [["name", "Mill Holdings LLC"]], isPart: true });
});

it.each<[string, Record<string, string>]>([
  ["a password", { password: "correct horse battery", name: "Kim Mill" }],
  ["a press that types nothing", { intent: "remove", id: "7" }],
  [
    "more than a cookie holds",
    { text: Array.from({ length: 4000 }, (_, at) => (at * at).toString(36)).join(" ") },
  ],
])("keeps nothing of %s", async (_, fields) => {
  expect(await post(fields)).toBeNull();
});

it("leaves it to the drafts of the tab where there is JavaScript", async () => {
  expect(await post({ text: "We moved in June." }, "*/*")).toBeNull();
});

it("keeps nothing of somebody who never signed in here", async () => {
  const body = new URLSearchParams({ text: "We moved in June." });
  const request = { method: "POST", headers: { Accept: "text/html" }, body };
  expect(await keepTyped(new Request("http://site/x", request), context)).toBeNull();
});

it("keeps a long letter", async () => {
  const text = "We moved to Ohio in June, and the old house was let from July on. ".repeat(150);
  expect((await read((await post({ text }))!))?.fields).toEqual([["text", text]]);
});
