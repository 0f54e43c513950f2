import { describe, expect, it } from "vitest";
import { untilAborted } from "./until-aborted.ts";

describe("events until the listener leaves", () => {
  it("end at once while the source is busy, and the source is closed when it comes back", async () => {
    const stopping = new AbortController();
    let release!: () => void;
    const busy = new Promise<void>((resolve) => (release = resolve));
    let isClosed = false;
    async function* source() {
      try {
        yield "first";
        await busy;
        yield "second";
      } finally {
        isClosed = true;
      }
    }
    const seen: string[] = [];
    for await (const event of untilAborted(source(), stopping.signal)) {
      seen.push(event);
      stopping.abort();
    }
    expect(seen).toEqual(["first"]);
    expect(isClosed).toBe(false);
    release();
    await expect.poll(() => isClosed).toBe(true);
  });

  it("are all of them without an abort, and end with the source's failure", async () => {
    async function* source() {
      yield 1;
      yield 2;
      throw new Error("gone");
    }
    const seen: number[] = [];
    const read = async (signal?: AbortSignal) => {
      for await (const event of untilAborted(source(), signal)) seen.push(event);
    };
    await expect(read(new AbortController().signal)).rejects.toThrow("gone");
    await expect(read()).rejects.toThrow("gone");
    expect(seen).toEqual([1, 2, 1, 2]);
  });
});
