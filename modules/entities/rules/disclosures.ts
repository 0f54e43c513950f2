/** Whom a return lists by name: owners of the filer, and what the filer owns. tax-rules.md b.8. */
import { classOf, type FederalClass } from "./classes.ts";
import { disclosedShares, type Ownership } from "./disclosed-shares.ts";
import { nameOf, type Graph } from "./graph.ts";
import { ultimateShares } from "./ultimate-owners.ts";

export interface Disclosure {
  entityId: string;
  /** "Schedule B-1" */
  schedule: string;
  names: string[];
  citation: string;
}

/** Ten-thousandths of a percent. */
const HALF = 500_000;
const FIFTH = 200_000;
const QUARTER = 250_000;

/** Groups of a size that a person reviews. */
const REVIEWED_ENTITIES = 200;

/** All use 267(c) without its paragraph (3), and add direct and indirect shares. */
export function disclosuresOf(graph: Graph): Disclosure[] {
  if (graph.entities.length > REVIEWED_ENTITIES) return [];
  const economic = ultimateShares(graph);
  const owned = new Map(graph.entities.map(({ id }) => [id, disclosedShares(graph, id, economic)]));
  return graph.entities.flatMap(({ id }) => {
    const federal = classOf(graph, id);
    return [
      ...listedOwners(graph, { id, federal, ownership: owned.get(id) ?? new Map() }),
      ...listedHoldings(graph, { id, federal, owned }),
    ];
  });
}

interface Filer {
  id: string;
  federal: FederalClass;
}

function listedOwners(
  graph: Graph,
  { id, federal, ownership }: Filer & { ownership: Ownership },
): Disclosure[] {
  const all = [...ownership];
  const pick = (isListed: (held: { direct: number; total: number }, ownerId: string) => boolean) =>
    all.filter(([ownerId, held]) => isListed(held, ownerId)).map(([ownerId]) => nameOf(graph, ownerId));
  if (federal === "partnership") {
    return some(
      id,
      "Schedule B-1",
      "26 USC 6031(a)",
      pick(({ total }) => total >= HALF),
    );
  }
  if (federal !== "c-corporation") return [];
  const isForeign = (ownerId: string) => graph.person.get(ownerId)?.isUsPerson === false;
  return [
    ...some(
      id,
      "Schedule G",
      "26 USC 6012(a)(2)",
      pick(({ direct, total }) => direct >= FIFTH || total >= HALF),
    ),
    ...some(
      id,
      "Form 5472",
      "26 USC 6038A(c)(1)",
      pick(({ total }, ownerId) => isForeign(ownerId) && total >= QUARTER),
    ),
  ];
}

/** Questions of Schedule B or K: entities held by 20% directly, or 50% directly and indirectly. */
const QUESTIONS: Partial<Record<FederalClass, { schedule: string; citation: string }>> = {
  partnership: { schedule: "Schedule B, question 3", citation: "26 USC 6031(a)" },
  "c-corporation": { schedule: "Schedule K, question 5", citation: "26 USC 6012(a)(2)" },
  "s-corporation": { schedule: "Schedule B, question 4", citation: "26 USC 6037(a)" },
};

function listedHoldings(
  graph: Graph,
  { id, federal, owned }: Filer & { owned: Map<string, Ownership> },
): Disclosure[] {
  const question = QUESTIONS[federal];
  if (!question) return [];
  const names = [...owned]
    .filter(([entityId, ownership]) => {
      const held = ownership.get(id);
      return entityId !== id && held !== undefined && (held.direct >= FIFTH || held.total >= HALF);
    })
    .map(([entityId]) => nameOf(graph, entityId));
  return some(id, question.schedule, question.citation, names);
}

function some(entityId: string, schedule: string, citation: string, names: string[]): Disclosure[] {
  return names.length === 0 ? [] : [{ entityId, schedule, citation, names }];
}
