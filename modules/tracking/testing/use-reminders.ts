/** An office with a worker and a real mail server, for tests of reminders. */
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { openMailServer, type MailServer } from "../../../tests/fakes/mail-server.ts";
import { buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import type { SendReminder } from "../records.ts";

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;
const site = "https://tax.example.com";
export const ORDER: SendReminder & { site: string } = {
  template: "standard",
  message: "",
  force: false,
  site,
};

type Client = Awaited<ReturnType<typeof buildPerson>> & { intakeId: string };

/** Opened before the tests. */
interface Opened {
  house: TestModules;
  server: MailServer;
  cpa: Person;
}

export interface ReminderOffice extends Opened {
  /** Moves the clock of the office. */
  pass(milliseconds: number): void;
  now(): Date;
  /** A new client with an intake in which everything is missing. */
  client(): Promise<Client>;
  rowOf(person: Person): ReturnType<TestModules["modules"]["tracking"]["findClient"]>;
  /** Waits for the end of the client's last reminder. */
  settled(person: Person): Promise<void>;
}

/** Opens the office before the tests of a file; two days pass before each test, and no mail is left of the one before. */
export function useReminders(): ReminderOffice {
  // Noon in New York.
  let now = new Date("2025-03-03T17:00:00Z").getTime();
  const stop = new AbortController();
  let work: Promise<void>;
  const office: ReminderOffice = {
    ...({} as Opened),
    pass: (milliseconds) => void (now += milliseconds),
    now: () => new Date(now),
    async client() {
      const names = { firstName: "Kim", lastName: "Reminded" };
      const person = await buildPerson(office.house.modules, "user", names);
      const intake = await office.house.modules.intake.createIntake(person, { intakeType: "personal" });
      return { ...person, intakeId: intake.id };
    },
    rowOf: ({ userId }) => office.house.modules.tracking.findClient(office.cpa, userId),
    async settled(person) {
      const state = async () => (await office.rowOf(person))?.lastReminder?.state;
      await expect.poll(state, { timeout: 15_000 }).not.toBe("waiting");
    },
  };

  beforeAll(async () => {
    office.server = await openMailServer();
    const settings = { SMTP_URL: office.server.url };
    office.house = await testModules({ clock: { now: office.now }, settings });
    office.cpa = await buildPerson(office.house.modules, "admin");
    work = office.house.modules.jobs.work(OPERATOR, stop.signal);
  });
  afterAll(async () => {
    stop.abort();
    await work;
    await office.house.cleanup();
    await office.server.close();
  });
  beforeEach(() => {
    office.server.received.length = 0;
    office.server.behave({});
    office.pass(2 * DAY);
  });
  return office;
}
