import { expect, it } from "vitest";
import { historyFor } from "./history.ts";

const turn = (size: number) => ({ question: "q".repeat(size / 2), answer: "a".repeat(size / 2) });

it("keeps the newest whole turns that fit into the window", () => {
  const room = { contextWindow: 1000, reserved: 100, length: 700 };
  // (1000 - 100) * 3 - 700 = 2000 characters are free.
  expect(historyFor([turn(1200), turn(1200), turn(800)], room)).toMatchObject({ leftOut: 1 });
  expect(historyFor([turn(1200), turn(1202), turn(800)], room)).toMatchObject({ leftOut: 2 });
  expect(historyFor([turn(2)], room)).toEqual({
    leftOut: 0,
    turns: [
      { role: "user", content: "q" },
      { role: "assistant", content: "a" },
    ],
  });
  expect(historyFor([turn(10)], { ...room, length: 1_000_000 })).toEqual({ leftOut: 1, turns: [] });
});
