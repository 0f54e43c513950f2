import { DomainError } from "#modules/kernel";
import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function logged(error: Error): string {
  let text = "";
  createLog("info", { write: (line) => void (text += line) }).warn({ err: error }, "It failed");
  return text;
}

it("keeps values of clients out of errors, however deep they are", () => {
  const database = Object.assign(new Error('duplicate key for avery@example.com, "321-54-9876"'), {
    code: "23505",
    detail: "Key (email)=(avery@example.com) already exists.",
    parameters: ["321-54-9876"],
  });
  const wrapped = Object.assign(new Error("outer"), { nativeError: database });
  for (const error of [database, wrapped, new DomainError("unavailable", "Away.", { cause: database })]) {
    const text = logged(error);
    expect(text).toContain("It failed");
    expect(text).not.toMatch(/avery|321-54/);
  }
  expect(logged(wrapped)).toContain("23505");
});
