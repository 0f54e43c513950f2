/**
 * Fails a test with an unexpected console.error. A test that expects one uses
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
