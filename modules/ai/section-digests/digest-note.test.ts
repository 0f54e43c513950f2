import { describe, expect, it } from "vitest";
import type { Authority } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { section } from "../testing.ts";
import { digestNote, digestOfTopic } from "./digest-note.ts";

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

const noteOf = async (question: string, deciding: string, text: string) => {
  const digest = { section: "26 USC 4999", text, units: ["26 USC 4999(a)", "26 USC 4999(b)"] };
  const asked = { question, year: 2026, authority, actor: OPERATOR };
  const noted = await digestNote(deciding, asked, new Map([[digest.section, digest]]));
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

describe("the digest of a topic", () => {
  const topic = async (question: string) => {
    const digest = { section: "26 USC 4999", text: DIGEST, units: ["26 USC 4999(a)"] };
    const asked = { question, year: 2026, authority, actor: OPERATOR };
    return (await digestOfTopic(digest.section, asked, new Map([[digest.section, digest]])))?.fit ?? null;
  };

  it("answers a subject of few words, all of which it has", async () => {
    expect(await topic("windmill that pumps")).toBe(1);
    expect(await topic("windmill that grinds")).toBeNull();
    expect(await topic("water pumps of windmills and the unless bearing water of a pump")).toBeNull();
  });
});
