/** Returns of a group; the dates themselves are tested in deadlines. */
import { expect, it } from "vitest";
import { returnsOf } from "./returns.ts";
import { graphOf } from "./testing.ts";

it("each entity has its own return, a disregarded one none", () => {
  const graph = graphOf({
    entities: [
      { id: "S", entityType: "S-Corp" },
      { id: "C", entityType: "C-Corp", fiscalYearEnd: "06/30" },
      { id: "L", entityType: "LLC" },
    ],
    owns: ["A 100 S", "A 100 C", "S 100 L"],
  });
  expect(returnsOf(graph)).toEqual([
    { entityId: "S", form: "1120-S", citation: "26 USC 6072(b)", due: "2025-03-17", extended: "2025-09-15" },
    { entityId: "C", form: "1120", citation: "26 USC 6072(a)", due: "2025-09-15", extended: "2026-04-15" },
  ]);
});
