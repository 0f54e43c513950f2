import { expect, it } from "vitest";
import { DomainError, OPERATOR } from "#modules/kernel";
import { askedYear } from "./asked-year.ts";
import type { AskOptions, Office } from "../contract.ts";

/** Evening of December 31, 2026 in New York; January 1, 2027 in London. */
const clock = { now: () => new Date("2027-01-01T03:00:00Z") };

function office(timeZone: string, year: number | null = null): Office {
  return { timeZone: async () => timeZone, clientYear: async () => year };
}

const asked = (question: string, options: AskOptions, of?: Office) =>
  askedYear({ clock, office: of }, OPERATOR, { ...options, question });

it.each([
  ["America/New_York", "What was the limit last year?", 2025],
  ["Europe/London", "What was the limit last year?", 2026],
  ["America/New_York", "What is the limit?", 2026],
  ["Pacific/Auckland", "What is the limit?", 2027],
])("in %s on New Year's Eve: %s", async (timeZone, question, year) => {
  expect((await asked(question, {}, office(timeZone))).year).toBe(year);
});

it("is the client's where one is chosen, and neither question nor request names another", async () => {
  const of = office("America/New_York", 2023);
  expect(await asked("the limit", { clientId: "1" }, of)).toMatchObject({ year: 2023, origin: "client" });
  expect(await asked("the limit", { intakeId: "1" }, of)).toMatchObject({ year: 2023 });
  expect(await asked("the limit", {}, of)).toMatchObject({ year: 2026, origin: "today" });
  expect(await asked("the limit", { clientId: "1", year: 2024 }, of)).toMatchObject({ year: 2024 });
  expect(await asked("the limit for 2022", { clientId: "1" }, of)).toMatchObject({ year: 2022 });
});

it("is today's for a client without an intake, and without an office", async () => {
  expect(await asked("the limit", { clientId: "1" }, office("America/New_York"))).toMatchObject({
    year: 2026,
  });
  expect((await asked("the limit for FY 2024", { clientId: "1" })).year).toBe(2024);
});

it("does not hide that the client is unknown", async () => {
  const unknown: Office = {
    ...office("America/New_York"),
    clientYear: () => Promise.reject(new DomainError("not_found", "There is no such client.")),
  };
  await expect(asked("the limit", { clientId: "1" }, unknown)).rejects.toMatchObject({ code: "not_found" });
});
