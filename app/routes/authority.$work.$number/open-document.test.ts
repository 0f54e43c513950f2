import { expect, it } from "vitest";
import type { Modules } from "#product";
import { DomainError, OPERATOR } from "#modules/kernel";
import { openDocument } from "./open-document.server.ts";

const FORM = { citation: "Form 706", url: "/authority/form/706", text: "A levy of 2025." };
const place = { work: "form", number: "706", pathname: FORM.url };

/** A library with the editions of 2024 and of today. */
const authority = {
  document: async (_: unknown, __: string, { asOf }: { asOf?: string }) => {
    if (asOf === undefined) return FORM;
    if (asOf === "Form 706 (2024)") return { ...FORM, text: "A levy of 2024." };
    throw new DomainError("not_found", `The library holds no release point ${asOf}.`);
  },
  resolve: async () => ({ document: FORM, url: FORM.url }),
};
const open = (asOf?: string) =>
  openDocument({ authority } as unknown as Modules, OPERATOR, { ...place, asOf });

it("opens today's words, and those of an edition by its name", async () => {
  expect((await open()).text).toBe("A levy of 2025.");
  expect((await open("Form 706 (2024)")).text).toBe("A levy of 2024.");
});

it("shows no other words in place of an edition that is not held", async () => {
  await expect(open("Form 706 (1999)")).rejects.toThrow(
    "The library holds no release point Form 706 (1999).",
  );
});
