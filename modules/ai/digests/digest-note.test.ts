import { describe, expect, it } from "vitest";
import type { Authority } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { section } from "../testing.ts";
import { digestNote, digestOfTopic } from "./digest-note.ts";
import { bySection } from "./digests.ts";

const LAW = section(
  "Levy on windmills",
  [
    ["a", "General rule", "There is hereby imposed on each windmill a tax of $500."],
    ["b", "Exception", "Subsection (a) shall not apply to a windmill that pumps water."],
    ["c", "Windmill defined", "The term windmill means any mill with sails."],
  ],
  "4999",
);

const authority = {
  resolve: async (_: unknown, citation: string) => ({
    document: LAW,
    unit: 1 + ["(a)", "(b)", "(c)"].indexOf(/\(.\)$/.exec(citation)![0]),
    citation,
    missing: null,
  }),
  amounts: async () => [],
} as unknown as Pick<Authority, "resolve" | "amounts">;

const PUMPS = {
  of: "26 USC 4999(b)",
  text: "A windmill that pumps water bears no tax.",
  units: ["26 USC 4999(b)"],
};

const noteOf = async (question: string, deciding: string, text: string, near: [string, number][] = []) => {
  const whole = { of: "26 USC 4999", text, units: ["26 USC 4999(a)", "26 USC 4999(b)"] };
  const asked = { question, year: 2026, authority, actor: OPERATOR, nearDigests: new Map(near) };
  const noted = await digestNote(deciding, asked, bySection([whole, PUMPS]));
  if (!noted) return null;
  const units = noted.sections.flatMap((one) => one.units ?? []);
  return { text: noted.lead.text, units: units.map((unit) => LAW.structure.units[unit]!.id) };
};

const DIGEST = "Each windmill bears a tax of $500, unless it pumps water.";

describe("the digest of the section that leads", () => {
  it("says the rule, with the unit that was chosen for the question beside its own", async () => {
    expect(await noteOf("Levy on windmills", "26 USC 4999(c)", DIGEST)).toEqual({
      text: DIGEST,
      units: ["a", "c", "b"],
    });
  });

  it("says that it speaks in general where a case is asked about", async () => {
    const noted = await noteOf("Do I owe it for my mill?", "26 USC 4999(b)", DIGEST);
    expect(noted).toEqual({ text: `In general: ${DIGEST}`, units: ["a", "b"] });
  });

  it("is left out where its units no longer hold its figures, or it has none", async () => {
    expect(await noteOf("Levy on windmills", "26 USC 4999(a)", DIGEST.replace("500", "600"))).toBeNull();
    expect(await noteOf("Levy on windmills", "26 USC 4998(a)", DIGEST)).toBeNull();
  });
});

describe("the digest of a special rule", () => {
  const question = "Do I owe it for my pump?";
  it("opens an answer to what is nearer to it than to the section's own", async () => {
    const near: [string, number][] = [
      ["26 USC 4999", 0.4],
      ["26 USC 4999(b)", 0.8],
    ];
    expect(await noteOf(question, "26 USC 4999(c)", DIGEST, near)).toEqual({
      text: PUMPS.text,
      units: ["b"],
    });
  });

  it("does not where the section's own is nearer, or without vectors", async () => {
    const near: [string, number][] = [
      ["26 USC 4999", 0.8],
      ["26 USC 4999(b)", 0.5],
    ];
    expect((await noteOf(question, "26 USC 4999(c)", DIGEST, near))?.text).toBe(`In general: ${DIGEST}`);
    expect((await noteOf(question, "26 USC 4999(b)", DIGEST))?.text).toBe(`In general: ${DIGEST}`);
  });
});

describe("the digest of a topic", () => {
  const topic = async (question: string) => {
    const digest = { of: "26 USC 4999", text: DIGEST, units: ["26 USC 4999(a)"] };
    const asked = { question, year: 2026, authority, actor: OPERATOR, nearDigests: null };
    return (await digestOfTopic(digest.of, asked, bySection([digest])))?.fit ?? null;
  };

  it("answers a subject of few words, all of which it has", async () => {
    expect(await topic("windmill that pumps")).toBe(1);
    expect(await topic("windmill that grinds")).toBeNull();
    expect(await topic("water pumps of windmills and the unless bearing water of a pump")).toBeNull();
  });
});
