/** Relatives of each person: what is recorded, read both ways, with siblings and grandparents that follow from it. */
import type { RelationKind } from "../schema.ts";
import type { Graph } from "./graph.ts";

export type Kin = Record<RelationKind, Set<string>>;

const MIRROR: Record<RelationKind, RelationKind> = {
  spouse: "spouse",
  "former-spouse": "former-spouse",
  child: "parent",
  parent: "child",
  grandchild: "grandparent",
  grandparent: "grandchild",
  sibling: "sibling",
};

function noKin(): Kin {
  return {
    ...{ spouse: new Set(), "former-spouse": new Set(), child: new Set(), parent: new Set() },
    ...{ grandchild: new Set(), grandparent: new Set(), sibling: new Set() },
  };
}

/** Person id → relatives by what they are to the person. */
export function familyOf(graph: Pick<Graph, "people">): Map<string, Kin> {
  const family = new Map(graph.people.map(({ id }) => [id, noKin()]));
  const relate = (id: string, kind: RelationKind, other: string) => {
    if (id === other || !family.has(other)) return;
    family.get(id)?.[kind].add(other);
    family.get(other)?.[MIRROR[kind]].add(id);
  };
  for (const { id, relations } of graph.people) {
    for (const { kind, personId } of relations) relate(id, kind, personId);
  }
  for (const { id } of graph.people) {
    const parents = [...(family.get(id)?.parent ?? [])];
    for (const parent of parents) {
      for (const grandparent of family.get(parent)?.parent ?? []) relate(id, "grandparent", grandparent);
      for (const sibling of family.get(parent)?.child ?? []) relate(id, "sibling", sibling);
    }
  }
  return family;
}

/** Everybody below a person, through any number of generations. */
export function descendantsOf(family: Map<string, Kin>, id: string): Set<string> {
  return reach(family, id, ["child", "grandchild"]);
}

export function ancestorsOf(family: Map<string, Kin>, id: string): Set<string> {
  return reach(family, id, ["parent", "grandparent"]);
}

function reach(family: Map<string, Kin>, id: string, kinds: readonly RelationKind[]): Set<string> {
  const met = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const kind of kinds) {
      for (const other of family.get(next)?.[kind] ?? []) {
        if (met.has(other) || other === id) continue;
        met.add(other);
        waiting.push(other);
      }
    }
  }
  return met;
}
