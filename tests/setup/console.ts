/**
 * An unexpected console.error fails the test in which it happens. A test that expects one says so with
 * `vi.spyOn(console, "error").mockImplementation(…)`.
 */
import { format } from "node:util";
import { afterAll, afterEach, beforeEach } from "vitest";

let seen: string[] = [];
const print = console.error;

function record(...parts: unknown[]): void {
  seen.push(format(...parts));
  print(...parts);
}

function refuseErrors(): void {
  const errors = seen;
  seen = [];
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join("\n")}`);
}

console.error = record;
beforeEach(() => {
  console.error = record;
});
afterEach(refuseErrors);
afterAll(refuseErrors);
