import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { field, file, form, FORM_TYPE } from "../../tests/factories/form.ts";
import { drainBody, readMultipart } from "./multipart.server.ts";

async function read(body: Buffer, type = FORM_TYPE) {
  const files: Promise<string>[] = [];
  const request = new Request("http://x/", {
    method: "POST",
    headers: { "Content-Type": type },
    body: new Uint8Array(body),
  });
  const fields = await readMultipart(request, {
    maxFileBytes: 1000,
    onFile({ fileName, mimeType, content }) {
      const summary = buffer(content).then((bytes) => `${fileName} ${mimeType} ${bytes.toString()}`);
      summary.catch(() => {});
      files.push(summary);
    },
  }).finally(() => Promise.allSettled(files));
  return { fields: Object.fromEntries(fields), files: await Promise.all(files) };
}

const good = form(
  field("a", "1"),
  file({ name: "x.pdf", bytes: "%PDF" }),
  field("b", "Größe"),
  field("a", "2"),
);

describe("a form", () => {
  it("gives its fields and its files", async () => {
    expect(await read(good)).toEqual({
      fields: { a: "2", b: "Größe" },
      files: ["x.pdf application/pdf %PDF"],
    });
  });

  it("is whole or malformed, wherever it is cut off", async () => {
    for (let at = 0; at < good.length - 4; at += 1) {
      await expect(read(good.subarray(0, at))).rejects.toMatchObject({ code: "malformed" });
    }
  });

  it("comes to an end whatever was changed in it", async () => {
    const change = fc.record({ at: fc.nat(good.length - 1), bytes: fc.uint8Array({ maxLength: 6 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const body = Buffer.from(good);
        for (const { at, bytes } of changes) body.set(bytes.subarray(0, body.length - at), at);
        await read(body).catch((error: { code?: string }) => expect(error.code).toBe("malformed"));
      }),
      { numRuns: 300 },
    );
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=x"])(
    "of the type %s is malformed",
    async (type) => {
      await expect(read(good, type)).rejects.toMatchObject({ code: "malformed" });
    },
  );
});

it("a body that somebody reads is left to them", async () => {
  const request = new Request("http://x/", { method: "POST", body: "typed" });
  const reader = request.body!.getReader();
  await drainBody(request);
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("typed");
});
