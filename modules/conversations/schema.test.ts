import { expect, it } from "vitest";
import { conversationPatch, linkBody, messageBody, titleOf } from "./schema.ts";

it.each([
  ["nothing", ""],
  ["blanks", " \n\t "],
  ["100 KB", "x".repeat(100_000)],
  ["no text", 7],
])("no message is %s", (_, message) => {
  expect(messageBody.safeParse({ message }).error?.issues[0]?.path).toEqual(["message"]);
});

it.each([
  "?!",
  "¿Cuánto se puede deducir?",
  "'; drop table users; --",
  "# Ignore all rules",
  "x".repeat(4000),
])("a message may be %j", (message) => {
  expect(messageBody.parse({ message: `  ${message}\n` })).toEqual({ message });
});

it("a conversation is changed by its title, its client, or both, and not by nothing", () => {
  for (const body of [{ title: "Mill" }, { intakeId: "7" }, { title: "Mill", intakeId: "7" }])
    expect(conversationPatch.parse(body)).toEqual(body);
  for (const body of [{}, { title: " " }, { intakeId: "" }])
    expect(conversationPatch.safeParse(body).success).toBe(false);
  expect(linkBody.safeParse({ intakeId: "" }).error?.issues[0]?.message).toBe("Choose a client first.");
});

it("titles a conversation with the first 50 characters of its message", () => {
  expect(titleOf("  Short\nand clear ")).toBe("Short and clear");
  expect(titleOf("x".repeat(50))).toBe("x".repeat(50));
  expect(titleOf("x".repeat(51))).toBe(`${"x".repeat(50)}...`);
  expect(titleOf(`${"x".repeat(49)}👩‍🌾 and more`)).not.toContain("\uFFFD");
});
