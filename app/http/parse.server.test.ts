import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BODY_LIMIT, parse, readFields, readJson, withFormBody } from "./parse.server.ts";

const post = (body: BodyInit, type = "application/json") =>
  new Request("http://x/", { method: "POST", body, headers: { "Content-Type": type } });

describe("a JSON body", () => {
  it("is read up to the limit and not beyond", async () => {
    const fits = JSON.stringify("x".repeat(BODY_LIMIT - 2));
    expect(await readJson(post(fits))).toHaveLength(BODY_LIMIT - 2);
    await expect(readJson(post(`${fits} `))).rejects.toMatchObject({ code: "too_large" });
  });

  it.each(["", "{", "question=1", "undefined"])("%j is malformed", async (body) => {
    await expect(readJson(post(body))).rejects.toMatchObject({ code: "malformed" });
  });
});

describe("a schema", () => {
  const schema = z.object({ question: z.string(), deep: z.object({ n: z.number() }) });

  it("names every field that is wrong", () => {
    let refused: unknown;
    try {
      parse(schema, { question: 5, deep: { n: "1" } });
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^question: /),
      fields: { question: expect.any(String), "deep.n": expect.any(String) },
    });
  });

  it("refuses what is no object at all", () => {
    expect(() => parse(schema, null)).toThrow("body: Must be an object.");
  });

  it.each([
    [z.number(), "33", "Must be a number."],
    [z.string(), undefined, "Is missing."],
    [z.enum(["personal", "multi-entity"]), "llc", "Must be personal or multi-entity."],
    [z.boolean(), null, "Must be true or false."],
    [z.string().refine(() => false, "Say it in a few words."), "x", "Say it in a few words."],
    [
      z.discriminatedUnion("b", [z.object({ b: z.literal("c") })]),
      { b: "d" },
      "Is none of the known choices.",
    ],
  ])("says it in plain words: %#", (field, value, problem) => {
    expect(() => parse(z.object({ a: field }), { a: value })).toThrow(`: ${problem}`);
  });
});

describe("a form", () => {
  it("is read in both encodings", async () => {
    const form = new FormData();
    form.set("question", "§ 61?");
    for (const body of [form, new URLSearchParams({ question: "§ 61?" })]) {
      const request = await withFormBody(new Request("http://x/", { method: "POST", body }));
      expect(await readFields(request)).toEqual({ question: "§ 61?" });
      expect(request.bodyUsed).toBe(false);
    }
  });

  it("is refused in another format, when too large, and when cut off", async () => {
    await expect(withFormBody(post("{}"))).rejects.toMatchObject({ code: "unsupported" });
    const large = post(`a=${"x".repeat(BODY_LIMIT)}`, "application/x-www-form-urlencoded");
    await expect(withFormBody(large)).rejects.toMatchObject({ code: "too_large" });
    const cut = await withFormBody(post("--b\r\nContent-Dis", "multipart/form-data; boundary=b"));
    await expect(readFields(cut)).rejects.toMatchObject({ code: "malformed" });
  });
});
