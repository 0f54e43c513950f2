import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const options = {
  slots: 2,
  perLane: 1,
  laneCapacity: 2,
  capacity: 3,
  full: "Too many. Try again in a moment.",
};

/** Work that ends when it is told to. */
function gated(begun: string[], name: string) {
  const gate = { open: () => undefined as void };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const work = async () => {
    begun.push(name);
    await opened;
    return name;
  };
  return { work, open: () => gate.open() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("takes turns by lane, and runs one of a lane at a time", async () => {
  const queue = createFairQueue(options);
  const begun: string[] = [];
  const [a1, a2, a3, b1, b2] = ["a1", "a2", "a3", "b1", "b2"].map((name) => gated(begun, name));
  const first = queue.run("a", a1!.work);
  const ended = [queue.run("a", a2!.work), queue.run("a", a3!.work), queue.run("b", b1!.work)];
  ended.push(queue.run("b", b2!.work));
  await settled();
  expect(begun).toEqual(["a1", "b1"]);
  b1!.open();
  await settled();
  expect(begun).toEqual(["a1", "b1", "b2"]);
  for (const each of [a1, a2, a3, b2]) each!.open();
  expect(await Promise.all([first, ...ended])).toEqual(["a1", "a2", "a3", "b1", "b2"]);
});

it("refuses what is too much, of one lane and of all", async () => {
  const queue = createFairQueue(options);
  const gates = Array.from({ length: 5 }, (_, i) => gated([], String(i)));
  const running = ["a", "b"].map((lane, i) => queue.run(lane, gates[i]!.work));
  const waiting = ["a", "a"].map((lane, i) => queue.run(lane, gates[i + 2]!.work));
  const refused = { code: "unavailable", message: options.full };
  await expect(queue.run("a", async () => "no")).rejects.toMatchObject(refused);
  const last = queue.run("c", gates[4]!.work);
  await expect(queue.run("d", async () => "no")).rejects.toMatchObject(refused);
  for (const gate of gates) gate.open();
  expect(await Promise.all([...running, ...waiting, last])).toHaveLength(5);
  expect(await queue.run("d", async () => "room again")).toBe("room again");
});

it("drops what nobody waits for any more, and goes on after work that failed", async () => {
  const queue = createFairQueue({ ...options, slots: 1 });
  const begun: string[] = [];
  const [first, dropped] = ["first", "dropped"].map((name) => gated(begun, name));
  const running = queue.run("a", first!.work);
  const leaving = new AbortController();
  const waiting = queue.run("b", dropped!.work, leaving.signal);
  const failing = queue.run("b", async () => {
    throw new Error("failed");
  });
  leaving.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  first!.open();
  await expect(failing).rejects.toThrow("failed");
  expect([await running, await queue.run("b", async () => "next")]).toEqual(["first", "next"]);
  expect(begun).toEqual(["first"]);
});
