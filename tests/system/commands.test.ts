import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCode } from "../factories/mirror.ts";
import { load } from "./kills.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, launch, root, serve, taxrag, type Place } from "./product.ts";

let place: Place;

beforeAll(async () => {
  place = buildPlace();
  addCode(place.mirror, "119-99", { sections: 40 });
  addCode(place.mirror, "119-100", { sections: 40, amended: [7] });
  // The commands join its database servers instead of starting their own.
  await serve(place);
  await load(place);
});
afterAll(() => place.remove());

async function json(words: string[]) {
  const { code, stdout, stderr } = await taxrag(place, [...words, "--json"]);
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as unknown;
}

describe("commands for programs", () => {
  it("tells what the library holds", async () => {
    const status = await json(["ingest", "status"]);
    expect(status).toEqual({
      library: { sections: 40, chunks: expect.any(Number), vectors: 0, state: "ready" },
      sources: expect.arrayContaining([
        {
          id: "irc",
          name: expect.any(String),
          isActive: true,
          release: { label: "119-100", sections: 40, publishedAt: expect.any(String) },
          lastRun: expect.objectContaining({ state: "succeeded", error: null }),
        },
        { id: "cfr", name: expect.any(String), isActive: true, release: null, lastRun: null },
      ]),
    });
  });

  it("sends no reminder by itself until the office has switched that on", async () => {
    expect(await json(["remind", "--due"])).toEqual({ state: "off", sent: 0 });
  });

  it("lists the sources", async () => {
    expect(await json(["sources", "list"])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: "irc", sourceType: "federal_statute", isActive: true }),
        expect.objectContaining({ id: "cfr", sourceType: "regulation", isActive: true }),
        expect.objectContaining({ id: "tax-court", sourceType: "court_opinion", isActive: true }),
      ]),
    );
  });

  it("searches in the shape of the contract, citations first", async () => {
    const found = (await json(["search", "§ 7(a)(1)", "--k", "3"])) as { hits: object[] };
    expect(found).toMatchObject({ query: "§ 7(a)(1)", mode: "hybrid" });
    expect(found.hits[0]).toEqual({
      citation: "26 USC 7(a)(1)",
      section: "26 USC 7",
      title: expect.any(String),
      sourceType: "federal_statute",
      score: expect.any(Number),
      excerpt: expect.stringContaining("grain"),
      url: "/authority/26-usc/7#a-1",
      asOf: "119-100",
    });
  });

  it("answers in the shape of the contract", async () => {
    const answer = (await json(["ask", "When does a windmill stand still?"])) as {
      quotations: { text: string }[];
    };
    expect(answer).toMatchObject({
      answer: expect.stringMatching(/“.+” \[1\]/),
      refused: false,
      sources: expect.arrayContaining([
        expect.objectContaining({ asOf: "119-100", citation: expect.stringMatching(/^26 USC/) }),
      ]),
    });
    expect(answer.quotations.length).toBeGreaterThan(0);
  });

  it("refuses what the library does not know", async () => {
    expect(await json(["ask", "How do penguins sleep?"])).toMatchObject({
      refused: true,
      sources: [],
      quotations: [],
      confidence: 0,
    });
  });

  it("shows a unit, and says which ancestor stands in for one that is not there", async () => {
    expect(await json(["show", "26 U.S.C. § 7(a)"])).toMatchObject({
      citation: "26 USC 7(a)",
      missing: null,
    });
    expect(await json(["show", "26 USC 7(b)(9)"])).toMatchObject({
      citation: "26 USC 7(b)",
      missing: expect.stringContaining("7(b)(9)"),
    });
  });
});

describe("commands for people", () => {
  it("prints a unit as a page", async () => {
    const { stdout } = await taxrag(place, ["show", "26 USC 7(a)(2)"]);
    expect(stdout).toContain("119-100");
    expect(stdout).toContain("a levy equal to two thirds of—");
    expect(stdout).toContain("(2) the wind used to grind it.");
    expect(stdout).not.toContain("stands still");
  });

  it("makes a user with a password that is printed once", async () => {
    const words = ["user", "create", "--email", "kim@example.com", "--role", "admin"];
    const { code, stdout } = await taxrag(place, words);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/kim@example\.com \(admin\)[^]+: \S{12,}\n$/)]);
    const again = await taxrag(place, words);
    expect([again.code, again.stdout, again.stderr.split("\n")]).toEqual([1, "", [expect.any(String), ""]]);
  });

  it("changes what a user may do, and lists everybody", async () => {
    const email = "lee@example.com";
    await taxrag(place, ["user", "create", "--email", email]);
    const said = async (...words: string[]) => {
      const { code, stdout, stderr } = await taxrag(place, ["user", ...words]);
      return [code, stdout, stderr];
    };
    expect(await said("set-role", email, "admin")).toEqual([0, `${email} is now admin.\n`, ""]);
    expect(await said("reset-password", email)).toEqual([
      0,
      expect.stringMatching(/ended all sessions\.\n.*: \S{20}\n$/),
      "",
    ]);
    expect(await said("reset-two-factor", email)).toEqual([
      1,
      "",
      expect.stringContaining("nothing to reset"),
    ]);
    expect(await said("disable", email)).toEqual([0, expect.stringContaining("Disabled"), ""]);
    expect(await said("list")).toEqual([
      0,
      expect.stringMatching(/^lee@example\.com +admin +disabled 20\d\d-\d\d-\d\d$/m),
      "",
    ]);
    const listed = JSON.parse(String((await said("list", "--json"))[1]));
    expect(listed).toContainEqual(
      expect.objectContaining({ email, role: "admin", twoFactor: false, disabledAt: expect.any(String) }),
    );
    expect(await said("disable", "nobody@example.com")).toEqual([1, "", expect.stringMatching(/^.*\n$/)]);
    expect(await said("set-role", email, "owner")).toEqual([2, "", expect.any(String)]);
  });

  it("says nothing when its reader has seen enough", async () => {
    const pipe = `"${process.execPath}" cli/taxrag.mjs show "26 USC 7" | head -n 1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await launch(["/bin/bash", "-c", pipe], place.settings, root).ended;
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^26 USC 7\b.*\n0\n$/), ""]);
  });

  it("works from any folder", async () => {
    const program = [process.execPath, `${root}/cli/taxrag.mjs`, "db", "status"];
    const { code, stdout } = await launch(program, place.settings, "/").ended;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^applied {2}\d+_create_accounts$/m)]);
  });
});

describe("exit codes", () => {
  it.each([
    ["an unknown command", ["serf"]],
    ["an unknown option", ["search", "levy", "--fast"]],
    ["no question", ["ask"]],
    ["a blank query", ["search", " "]],
    ["no hits wanted", ["search", "levy", "--k", "0"]],
    ["an unknown mode", ["search", "levy", "--mode", "fuzzy"]],
    ["an unknown type", ["search", "levy", "--source", "novel"]],
    ["no date", ["show", "26 USC 7", "--as-of", "yesterday"]],
    ["no citation", ["show", "seven"]],
    ["no e-mail address", ["user", "create", "--email", "kim"]],
    ["sources and all of them", ["ingest", "irc", "--all"]],
  ])("is 2 for %s", async (_what, words) => {
    const { code, stdout, stderr } = await taxrag(place, words);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).not.toBe("");
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it.each([
    ["a section that is not there", ["show", "26 USC 9999"]],
    ["an unknown source", ["sources", "disable", "novels"]],
    ["a file that is not there", ["ingest", "irc", "--from", "/no/such/file.zip"]],
  ])("is 1 with one sentence for %s", async (_what, words) => {
    const { code, stdout, stderr } = await taxrag(place, words);
    expect([code, stdout]).toEqual([1, ""]);
    expect(
      stderr
        .trim()
        .split("\n")
        .filter((line) => !line.startsWith("irc: ")),
    ).toHaveLength(1);
  });

  it.each([
    "serve",
    "db migrate",
    "ingest",
    "ingest status",
    "sources list",
    "search",
    "ask",
    "show",
    "user create",
    "user reset-two-factor",
  ])("is 0 for the help of %s, which has an example", async (command) => {
    const { code, stdout } = await taxrag(place, [...command.split(" "), "--help"]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Examples?:\n {2}\$ .*taxrag /)]);
  });
});

describe("Ctrl-C in a command", () => {
  it("ends it with 130 and leaves nothing that it started", async () => {
    const other = buildPlace();
    try {
      addCode(other.mirror, "119-100", { sections: 1500 });
      const running = launch([process.execPath, `${root}/cli/taxrag.mjs`, "ingest", "irc"], other.settings);
      await running.printed(/irc: reading/);
      running.signalGroup("SIGINT");
      expect(await running.ended).toMatchObject({ code: 130 });
      await untilNobodyUses(other.folder);
    } finally {
      other.remove();
    }
  });
});
