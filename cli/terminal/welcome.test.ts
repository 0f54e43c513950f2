import { describe, expect, it } from "vitest";
import { drawBox } from "./box.ts";
import { toWords } from "./log-words.ts";
import { createScreen } from "./screen.ts";
import { isSettled, libraryWords, welcomeRows, type LibraryProgress } from "./welcome.ts";

const READY: LibraryProgress = { sections: 1899, chunks: 200, vectors: 200, read: null, problem: null };
const FIRST = {
  address: "http://127.0.0.1:3000",
  first: { email: "admin@taxrag.localhost", password: "made-up" },
};

describe("the box", () => {
  it("names the address, the e-mail, the password, the library and the way to stop", () => {
    expect(drawBox("TaxRAG is ready", welcomeRows(FIRST, READY), 80)).toMatchInlineSnapshot(`
      [
        "┌────────────────────────────────────────────────────────────────────────────┐",
        "│ TaxRAG is ready                                                            │",
        "│                                                                            │",
        "│ Open      http://127.0.0.1:3000                                            │",
        "│ E-mail    admin@taxrag.localhost                                           │",
        "│ Password  made-up (shown only now; keep it)                                │",
        "│ Library   ready, 1,899 sections                                            │",
        "│                                                                            │",
        "│ Ctrl-C stops it. Made-up clients to look at: npx taxrag seed demo          │",
        "└────────────────────────────────────────────────────────────────────────────┘",
      ]
    `);
  });

  it.each([20, 40, 60, 200])("is never wider than it may be at %i columns", (columns) => {
    const long = { ...FIRST, address: `http://${"office".repeat(20)}.example` };
    const widths = drawBox("TaxRAG is ready", welcomeRows(long, READY), columns).map((line) => line.length);
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeLessThanOrEqual(Math.max(40, Math.min(columns, 78)));
  });
});

describe("the library's line", () => {
  it.each([
    [{ ...READY, sections: 0, chunks: 0, vectors: 0 }, /^empty; npx taxrag ingest irc/, false],
    [{ ...READY, read: 1250 }, "the Internal Revenue Code is loading, 1,250 sections read", false],
    [{ ...READY, vectors: 79 }, "ready, 1,899 sections; search by meaning is 39% prepared", false],
    [{ ...READY, problem: "No network." }, "the last load failed: No network.", true],
    [{ ...READY, sections: 1 }, "ready, 1 section", true],
  ])("%j", (progress, words, settled) => {
    expect(libraryWords(progress)).toMatch(words);
    expect(isSettled(progress)).toBe(settled);
  });
});

it("keeps the box below what is said, and speaks of warnings only", () => {
  let written = "";
  const screen = createScreen({ write: (text) => (written += text), columns: 80 });
  screen.show("TaxRAG is ready", [{ name: "Open", text: "here" }]);
  const box = written;
  const entry = (level: number, msg: string) => `${JSON.stringify({ level, msg, reason: "no answer" })}\n`;
  screen.log.write(entry(30, "request"));
  expect(written).toBe(box);
  // A line may come in pieces.
  const line = entry(40, "Loading was cut off");
  screen.log.write(line.slice(0, 9));
  screen.log.write(line.slice(9));
  expect(written).toBe(`${box}\u001b[5A\u001b[0JWarning: Loading was cut off: no answer\n${box}`);
});

it("prints what is no log, and names a problem with its cause", () => {
  expect(toWords("Killed")).toBe("Killed");
  expect(toWords(JSON.stringify({ level: 50, msg: "request failed", err: { message: "no disk\nat" } }))).toBe(
    "Problem: request failed: no disk",
  );
  expect(toWords("")).toBeNull();
});
