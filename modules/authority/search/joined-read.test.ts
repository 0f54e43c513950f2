import { expect, it } from "vitest";
import { createJoinedRead } from "./joined-read.ts";

interface Row {
  id: number;
  line: number;
}

/** Store of two lines for each of the ids 1 to 9, which records its queries. */
function database() {
  const asked: number[][] = [];
  const read = (ids: number[]): Promise<Row[]> => {
    asked.push(ids);
    const held = ids.filter((id) => id < 10);
    return Promise.resolve([1, 2].flatMap((line) => held.map((id) => ({ id, line }))));
  };
  return { asked, read };
}

const idOf = ({ id }: Row) => id;

it("reads what several ask for at once in one query, each key once, and what is asked later in another", async () => {
  const { asked, read } = database();
  const joined = createJoinedRead(read, idOf);
  const [first, second] = await Promise.all([joined([1, 2]), joined([3, 99, 2])]);
  expect(first).toEqual([1, 1, 2, 2].map((id, at) => ({ id, line: (at % 2) + 1 })));
  expect(second.map(idOf)).toEqual([3, 3, 2, 2]);
  expect((await joined([4])).map(idOf)).toEqual([4, 4]);
  expect(asked).toEqual([[1, 2, 3, 99], [4]]);
});

it("asks again after a read that failed", async () => {
  let isAway = true;
  const joined = createJoinedRead(
    (ids: number[]) => (isAway ? Promise.reject(new Error("away")) : database().read(ids)),
    idOf,
  );
  await expect(Promise.all([joined([1]), joined([2])])).rejects.toThrow("away");
  isAway = false;
  expect(await joined([1])).toHaveLength(2);
});
