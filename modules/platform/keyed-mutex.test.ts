import fc from "fast-check";
import { expect, it } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

const jobs = fc.array(fc.record({ key: fc.constantFrom("a", "b", "c"), fails: fc.boolean() }), {
  maxLength: 30,
});

it("runs work of a key in order and never two at once, whatever fails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), jobs, async (scheduler, asked) => {
      const mutex = createKeyedMutex();
      const running = new Set<string>();
      const ran: number[] = [];
      const results = asked.map(({ key, fails }, job) =>
        mutex(key, async () => {
          expect(running.has(key)).toBe(false);
          running.add(key);
          ran.push(job);
          await scheduler.schedule(Promise.resolve());
          running.delete(key);
          if (fails) throw new Error(`job ${job}`);
          return job;
        }),
      );
      const settled = Promise.allSettled(results);
      await scheduler.waitFor(settled);
      const outcomes = (await settled).map((result) => result.status);
      expect(outcomes).toEqual(asked.map(({ fails }) => (fails ? "rejected" : "fulfilled")));
      for (const one of ["a", "b", "c"]) {
        const order = ran.filter((job) => asked[job]!.key === one);
        expect(order).toEqual(order.toSorted((left, right) => left - right));
      }
    }),
  );
});

it("lets other keys go on", async () => {
  const mutex = createKeyedMutex();
  let open = () => {};
  const slow = mutex("a", () => new Promise<void>((resolve) => (open = resolve)));
  expect(await mutex("b", async () => "done")).toBe("done");
  open();
  await slow;
});
