import { expect, it, vi } from "vitest";
import { DomainError, silentLog, type DomainErrorCode } from "#modules/kernel";
import { STATUS, toAnswer } from "./errors.server.ts";

const context = () => ({ log: { ...silentLog, error: vi.fn(), warn: vi.fn() }, requestId: "r-1" });

it.each(Object.entries(STATUS) as [DomainErrorCode, number][])(
  "%s is %i with its own sentence",
  (code, status) => {
    const { log, requestId } = context();
    const answer = toAnswer(new DomainError(code, "What happened."), { log, requestId });
    expect(answer).toEqual({ status, body: { message: "What happened.", code } });
    expect(log.error).not.toHaveBeenCalled();
  },
);

it("names the fields", () => {
  const error = new DomainError("invalid", "Two things.", { fields: { email: "Missing." } });
  expect(toAnswer(error, context()).body.fields).toEqual({ email: "Missing." });
});

it("knows an error of another copy of the class, as in the bundle of the screens", () => {
  class Other extends Error {
    override name = "DomainError";
    code = "not_found";
  }
  expect(toAnswer(new Other("Not here."), context()).status).toBe(404);
});

it("hides an unknown error behind a number and logs it once", () => {
  const { log, requestId } = context();
  const { status, body } = toAnswer(new Error("secret of the house"), { log, requestId });
  expect(status).toBe(500);
  expect(body.message).toContain("r-1");
  expect(JSON.stringify(body)).not.toContain("secret");
  expect(log.error).toHaveBeenCalledTimes(1);
});
