import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { graphOf } from "./testing.ts";
import { ultimateShares } from "./ultimate-owners.ts";

/** Independent: dense Gauss-Jordan with pivoting on (I − E) T = D, over every entity at once. */
function dense(
  entities: number,
  people: number,
  share: (holder: string, entity: string) => number,
): number[][] {
  const width = entities + people;
  const rows = Array.from({ length: entities }, (_, i) =>
    Array.from({ length: width }, (__, j) =>
      j < entities ? (i === j ? 1 : 0) - share(`e${j}`, `e${i}`) : share(`p${j - entities}`, `e${i}`),
    ),
  );
  for (let at = 0; at < entities; at++) {
    let best = at;
    for (let row = at; row < entities; row++)
      if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row;
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]![at]!;
    rows[at] = rows[at]!.map((cell) => cell / pivot);
    for (let row = 0; row < entities; row++) {
      const factor = row === at ? 0 : rows[row]![at]!;
      if (factor !== 0) rows[row] = rows[row]!.map((cell, column) => cell - factor * rows[at]![column]!);
    }
  }
  return rows.map((row) => row.slice(entities));
}

/** Up to 12 entities with up to 4 holders each, circles included; at least 0.01% of each is a person's. */
const graphs = fc
  .record({ entities: fc.integer({ min: 1, max: 12 }), people: fc.integer({ min: 1, max: 5 }) })
  .chain(({ entities, people }) =>
    fc.record({
      entities: fc.constant(entities),
      people: fc.constant(people),
      holders: fc.array(
        fc.array(
          fc.tuple(fc.integer({ min: 0, max: entities + people - 1 }), fc.integer({ min: 1, max: 333_000 })),
          { maxLength: 3 },
        ),
        { minLength: entities, maxLength: entities },
      ),
      lastPerson: fc.integer({ min: 0, max: people - 1 }),
    }),
  );

describe("ultimate shares", () => {
  it("equal an independent matrix solution to 1e-9, also through circles", () => {
    fc.assert(
      fc.property(graphs, ({ entities, people, holders, lastPerson }) => {
        const units = new Map<string, number>();
        holders.forEach((list, entity) => {
          let left = 1_000_000;
          for (const [holder, part] of list) {
            if (holder === entity) continue;
            const key = `${holder < entities ? `e${holder}` : `p${holder - entities}`} e${entity}`;
            units.set(key, (units.get(key) ?? 0) + part);
            left -= part;
          }
          const key = `p${lastPerson} e${entity}`;
          units.set(key, (units.get(key) ?? 0) + left);
        });
        const owns = [...units].map(([key, part]) => key.replace(" ", ` ${part / 10_000} `));
        const graph = graphOf({
          entities: Array.from({ length: entities }, (_, i) => ({
            id: `e${i}`,
            entityType: "C-Corp" as const,
          })),
          owns,
        });
        const shares = ultimateShares(graph);
        const expected = dense(
          entities,
          people,
          (holder, entity) => (units.get(`${holder} ${entity}`) ?? 0) / 1e6,
        );
        for (let entity = 0; entity < entities; entity++) {
          for (let person = 0; person < people; person++) {
            const share = shares.get(`e${entity}`)?.get(`p${person}`) ?? 0;
            expect(Math.abs(share - expected[entity]![person]!)).toBeLessThan(1e-9);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("end for a circle of 1,000, and for a set that owns itself", () => {
    const ring = Array.from({ length: 1000 }, (_, at) => `e${at}`);
    const owns = ring.flatMap((id, at) => [`${id} 99.9999 e${(at + 1) % 1000}`]);
    const entities = ring.map((id) => ({ id, entityType: "C-Corp" as const }));
    const held = ultimateShares(graphOf({ entities, owns: [...owns, "Ann 0.0001 e0"] }));
    const ann = held.get("e0")?.get("Ann") ?? 0;
    expect(ann).toBeCloseTo(0.000001 / (1 - 0.999999 ** 1000), 9);
    const closed = ultimateShares(
      graphOf({ entities, owns: ring.map((id, at) => `${id} 100 e${(at + 1) % 1000}`) }),
    );
    expect(closed.get("e5")?.size).toBe(0);
  });
});
