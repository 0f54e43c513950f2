import { expect, it } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";

const options = { capacity: 2, full: "Too many. Try again in a moment." };

it("runs one at a time in order, and refuses when it is full", async () => {
  const enqueue = createBoundedQueue(options);
  const order: string[] = [];
  const gate = { open: () => undefined as void };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const first = enqueue(async () => {
    await opened;
    order.push("first");
  });
  const second = enqueue(async () => order.push("second"));
  await expect(enqueue(async () => order.push("third"))).rejects.toMatchObject({
    code: "unavailable",
    message: options.full,
  });
  gate.open();
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "second"]);
});

it("has room again after work that failed", async () => {
  const enqueue = createBoundedQueue({ ...options, capacity: 1 });
  const failing = enqueue(async () => {
    throw new Error("failed");
  });
  await expect(failing).rejects.toThrow("failed");
  expect(await enqueue(async () => "next")).toBe("next");
});
