import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchInterrupts, type Interrupts } from "./interrupts.ts";

let source: EventEmitter;
let interrupts: Interrupts;
let parent: number;

beforeEach(() => {
  vi.useFakeTimers();
  source = new EventEmitter();
  parent = 7;
  interrupts = watchInterrupts({ npm_lifecycle_event: "start" }, source, () => parent);
});
afterEach(() => vi.useRealTimers());

const state = () => [interrupts.signal.aborted, interrupts.force.aborted];

it("takes the first Ctrl-C as a wish for an orderly end, whatever its name", () => {
  expect(state()).toEqual([false, false]);
  source.emit("SIGTERM");
  expect(state()).toEqual([true, false]);
});

it("takes the echo that npm sends for the same press", () => {
  source.emit("SIGINT");
  vi.advanceTimersByTime(200);
  source.emit("SIGINT");
  expect(state()).toEqual([true, false]);
});

it("takes a second press for impatience", () => {
  source.emit("SIGINT");
  vi.advanceTimersByTime(1500);
  source.emit("SIGINT");
  expect(state()).toEqual([true, true]);
});

it("ends in order when the server that started it is gone", () => {
  source.emit("disconnect");
  expect(state()).toEqual([true, false]);
});

it("ends in order when npm's shell is gone", () => {
  vi.advanceTimersByTime(5000);
  expect(state()).toEqual([false, false]);
  parent = 1;
  vi.advanceTimersByTime(5000);
  expect(state()).toEqual([true, false]);
});
