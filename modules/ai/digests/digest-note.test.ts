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
  "4995",
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
  of: "26 USC 4995(b)",
  text: "A windmill that pumps water bears no tax.",
  units: ["26 USC 4995(b)"],
};

const noteOf = async (
  question: string,
  deciding: string,
  text: string,
  near: [string, number][] | null = null,
) => {
  const whole = { of: "26 USC 4995", text, units: ["26 USC 4995(a)", "26 USC 4995(b)"] };
  const asked = { question, year: 2026, authority, actor: OPERATOR, nearDigests: near && new Map(near) };
  const noted = await digestNote(deciding, asked, bySection([whole, PUMPS]));
  if (!noted) return null;
  const units = noted.sections.flatMap((one) => one.units ?? []);
  return { text: noted.lead.text, units: units.map((unit) => LAW.structure.units[unit]!.id) };
};

const DIGEST = "Each windmill bears a tax of $500, unless it pumps water.";

describe("the digest of the section that leads", () => {
  it("says the rule, with the unit that was chosen for the question beside its own", async () => {
    expect(await noteOf("Levy on windmills", "26 USC 4995(c)", DIGEST)).toEqual({
      text: DIGEST,
      units: ["a", "c", "b"],
    });
  });

  it("says that it speaks in general where a case is asked about", async () => {
    const noted = await noteOf("Do I owe it for my mill?", "26 USC 4995(b)", DIGEST);
    expect(noted).toEqual({ text: `In general: ${DIGEST}`, units: ["a", "b"] });
  });

  it("is left out where its units no longer hold its figures, or it has none", async () => {
    expect(await noteOf("Levy on windmills", "26 USC 4995(a)", DIGEST.replace("500", "600"))).toBeNull();
    expect(await noteOf("Levy on windmills", "26 USC 4994(a)", DIGEST)).toBeNull();
  });
});

describe("the digest of a special rule", () => {
  const asked = (whole: number, rule: number) =>
    noteOf("Do I owe it for my pump?", "26 USC 4995(c)", DIGEST, [
      ["26 USC 4995", whole],
      ["26 USC 4995(b)", rule],
    ]);

  it("opens an answer to what is much nearer to it than to the section's own", async () => {
    expect(await asked(0.4, 0.8)).toEqual({ text: PUMPS.text, units: ["b"] });
  });

  it("follows the section's where it is about as near", async () => {
    expect(await asked(0.5, 0.6)).toEqual({
      text: `In general: ${DIGEST} ${PUMPS.text}`,
      units: ["b", "a", "c"],
    });
  });

  it("is left out where the section's own is nearer, and without vectors", async () => {
    expect((await asked(0.8, 0.5))?.text).toBe(`In general: ${DIGEST}`);
    expect((await noteOf("Do I owe it?", "26 USC 4995(b)", DIGEST))?.text).toBe(`In general: ${DIGEST}`);
  });
});

describe("the digest of a topic", () => {
  const topic = async (question: string) => {
    const digest = { of: "26 USC 4995", text: DIGEST, units: ["26 USC 4995(a)"] };
    const asked = { question, year: 2026, authority, actor: OPERATOR, nearDigests: null };
    return (await digestOfTopic(digest.of, asked, bySection([digest])))?.fit ?? null;
  };

  it("answers a subject of few words, all of which it has", async () => {
    expect(await topic("windmill that pumps")).toBe(1);
    expect(await topic("windmill that grinds")).toBeNull();
    expect(await topic("water pumps of windmills and the unless bearing water of a pump")).toBeNull();
  });
});
