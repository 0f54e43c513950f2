import { describe, expect, it } from "vitest";
import { DEFAULT_TEMPLATES } from "./default-templates.ts";
import { writeReminder, type ReminderContents } from "./mail-text.ts";
import { unknownFields } from "./template-fields.ts";

const CONTENTS: ReminderContents = {
  ...DEFAULT_TEMPLATES.standard,
  firstName: "Avery",
  taxYear: 2024,
  papers: [
    { name: "Photo ID (license, passport)", reason: "your identity must be checked" },
    { name: "W-2", reason: "" },
  ],
  date: "Friday, April 4",
  message: "",
  checklist: "https://tax.example.com/intake/7",
  uploadedLink: "https://tax.example.com/m/up",
  quietLink: "https://tax.example.com/m/quiet",
};

describe("a reminder", () => {
  it.each(Object.values(DEFAULT_TEMPLATES))("fits one paper as well as several: $subject", (words) => {
    const papers = [{ name: "W-2", reason: "" }];
    const { text } = writeReminder({ ...CONTENTS, ...words, papers });
    expect(text).not.toMatch(/\b(?:them|they|these papers|those)\b/i);
  });

  it("names what is missing, and why, in text and in HTML", () => {
    const { subject, text, html } = writeReminder(CONTENTS);
    expect(subject).toBe("2 papers still missing for your 2024 tax return");
    expect(text).toContain("- Photo ID (license, passport): your identity must be checked\n- W-2\n");
    expect(text).toContain("by Friday, April 4. Here is your checklist:\nhttps://tax.example.com/intake/7");
    expect(html).toContain(
      "<ul><li>Photo ID (license, passport): your identity must be checked</li><li>W-2</li></ul>",
    );
    expect(html).toContain('<a href="https://tax.example.com/m/up">');
    expect(text).not.toMatch(/\n{3}/);
    expect(html).not.toContain("<p></p>");
    // A phone shows it at its own width.
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  });

  it("says 1 paper, and greets somebody without a name", () => {
    const { subject, text } = writeReminder({
      ...CONTENTS,
      papers: [{ name: "W-2", reason: "" }],
      firstName: "",
    });
    expect(subject).toBe("1 paper still missing for your 2024 tax return");
    expect(text).toMatch(/^Hello and good day,/);
  });

  it("runs nothing that a name or a message contains", () => {
    const script = "<script>alert(1)</script>";
    const { html, text } = writeReminder({ ...CONTENTS, firstName: script, message: `${script}{link}` });
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;");
    // A field in a value stays as it was written.
    expect(text).toContain(`${script}{link}`);
  });

  it("keeps its subject on one line", () => {
    const { subject } = writeReminder({
      ...CONTENTS,
      subject: "For {firstName}",
      firstName: "A\r\nBcc: b@example.com",
    });
    expect(subject).toBe("For A Bcc: b@example.com");
  });
});

it("knows the fields of every template of the product, and no others", () => {
  for (const { subject, body } of Object.values(DEFAULT_TEMPLATES)) {
    expect(unknownFields(subject + body)).toEqual([]);
    expect(body).toContain("{papers}");
  }
  expect(unknownFields("{firstname} {toString} {papers}")).toEqual(["firstname", "toString"]);
});
