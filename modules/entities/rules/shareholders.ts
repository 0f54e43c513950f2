/** Holders of S corporation stock: who may hold it, and how many they count as. 26 USC 1361(b), (c), (d), (e). */
import { classOf, regardedOwner } from "./classes.ts";
import { descendantsOf, familyOf, type Kin } from "./family.ts";
import { nameOf, type Edge, type Graph } from "./graph.ts";
import { economicEdges } from "./ultimate-owners.ts";
import { endOfYear } from "./periods.ts";

/** What a holder means for the election. */
export interface Judgment {
  /** Why it may not hold stock; null when it may, as far as known. */
  refusal: { reason: string; citation: string } | null;
  /** What must be asked first. */
  question: { ask: "trust-kind" | "trust-parties" | "residence"; name: string } | null;
  /** People and others that it counts as. */
  counts: string[];
}

const ALLOWED = { refusal: null, question: null };
const PERSON = "26 USC 1361(b)(1)(B)";

const refuse = (reason: string, citation: string): Judgment => {
  return { refusal: { reason, citation }, question: null, counts: [] };
};

/** Two years, 1361(c)(2)(A)(ii) and (iii). */
const YEARS_AFTER_DEATH = 2;

export function judgeHolder(graph: Graph, edge: Edge): Judgment {
  if (edge.holderId === null) return { ...ALLOWED, counts: [] };
  const id = regardedOwner(graph, edge.holderId) ?? edge.holderId;
  if (graph.person.has(id)) return judgePerson(graph, id);
  const name = nameOf(graph, id);
  switch (classOf(graph, id)) {
    case "partnership":
      return refuse(`${name} is a partnership`, PERSON);
    case "c-corporation":
      return refuse(`${name} is a corporation`, PERSON);
    case "s-corporation":
      return refuse(`${name} is a corporation`, PERSON);
    case "trust":
      return judgeTrust(graph, id, edge);
    case "estate":
      return { ...ALLOWED, counts: [id] };
    case "disregarded":
    case "unknown":
      return { ...ALLOWED, question: { ask: "trust-parties", name }, counts: [] };
  }
}

function judgePerson(graph: Graph, id: string): Judgment {
  const person = graph.person.get(id);
  const name = nameOf(graph, id);
  switch (person?.kind) {
    case "corporation":
      return refuse(`${name} is a corporation`, PERSON);
    case "partnership":
      return refuse(`${name} is a partnership`, PERSON);
    case "ira":
      return refuse(`${name} is an IRA`, "26 USC 1361(c)(2)(A)(vi)");
    case "trust":
      return { ...ALLOWED, question: { ask: "trust-kind", name }, counts: [id] };
    case "individual":
      return judgeIndividual(name, person.isUsPerson, id);
    default:
      return { ...ALLOWED, counts: [id] };
  }
}

function judgeIndividual(name: string, isUsPerson: boolean | null, id: string): Judgment {
  if (isUsPerson === false) return refuse(`${name} is a nonresident alien`, "26 USC 1361(b)(1)(C)");
  return { ...ALLOWED, question: isUsPerson === null ? { ask: "residence", name } : null, counts: [id] };
}

function judgeTrust(graph: Graph, id: string, edge: Edge): Judgment {
  const trust = graph.entity.get(id);
  const name = nameOf(graph, id);
  const beneficiaries = partiesOf(graph, id, "beneficiary");
  const unknown: Judgment = { ...ALLOWED, question: { ask: "trust-parties", name }, counts: [id] };
  switch (trust?.trustKind) {
    case "grantor": {
      const [grantor, ...others] = partiesOf(graph, id, "grantor");
      if (grantor === undefined) return unknown;
      if (others.length > 0) return refuse(`${name} has more than one grantor`, "26 USC 1361(c)(2)(A)(i)");
      return judgePerson(graph, grantor);
    }
    case "qsst": {
      const [beneficiary, ...others] = beneficiaries;
      if (beneficiary === undefined) return unknown;
      if (others.length > 0)
        return refuse(`${name} has more than one income beneficiary`, "26 USC 1361(d)(3)(A)");
      return judgePerson(graph, beneficiary);
    }
    case "esbt":
      // A nonresident alien beneficiary counts and does not break the election: 1361(c)(2)(B)(v).
      return beneficiaries.length === 0 ? unknown : { ...ALLOWED, counts: beneficiaries };
    case "voting":
      return beneficiaries.length === 0 ? unknown : { ...ALLOWED, counts: beneficiaries };
    case "testamentary":
      return judgeTwoYears(graph, { id, name, edge, citation: "26 USC 1361(c)(2)(A)(iii)" });
    case "former-grantor":
      return judgeTwoYears(graph, { id, name, edge, citation: "26 USC 1361(c)(2)(A)(ii)" });
    case "foreign":
      return refuse(`${name} is a foreign trust`, "26 USC 1361(c)(2)(A)");
    case "charitable-remainder":
      return refuse(`${name} is a charitable remainder trust`, "26 USC 1361(e)(1)(B)(iii)");
    case "simple":
    case "complex":
      return refuse(`${name} is a trust without a QSST or ESBT election`, "26 USC 1361(c)(2)(A)");
    default:
      return { ...ALLOWED, question: { ask: "trust-kind", name }, counts: [id] };
  }
}

function judgeTwoYears(
  graph: Graph,
  { id, name, edge, citation }: { id: string; name: string; edge: Edge; citation: string },
): Judgment {
  if (edge.from === null) return { ...ALLOWED, question: { ask: "trust-parties", name }, counts: [id] };
  const end = `${Number(edge.from.slice(0, 4)) + YEARS_AFTER_DEATH}${edge.from.slice(4)}`;
  if (end < endOfYear(graph.taxYear)) return refuse(`the two years of ${name} ended on ${end}`, citation);
  return { ...ALLOWED, counts: [id] };
}

function partiesOf(graph: Graph, trustId: string, role: "beneficiary" | "grantor"): string[] {
  const edges = role === "grantor" ? (graph.heldBy.get(trustId) ?? []) : economicEdges(graph, trustId);
  const wanted = edges.filter((edge) => (role === "grantor") === (edge.role === "grantor"));
  return [...new Set(wanted.flatMap(({ holderId }) => holderId ?? []))];
}

/**
 * Number of shareholders, with the members of a family as one: a common ancestor, descendants, and their spouses and
 * former spouses, 1361(c)(1). Families are chosen largest first, so that the count is as low as the law allows.
 */
export function countShareholders(graph: Graph, ids: readonly string[]): number {
  const family = familyOf(graph);
  const left = new Set(ids);
  const circles = [...graph.people.map(({ id }) => familyUnder(family, id)), ...couples(family)];
  let count = 0;
  while (left.size > 0) {
    const largest = circles
      .map((members) => [...left].filter((id) => members.has(id)))
      .reduce((best, members) => (members.length > best.length ? members : best), [] as string[]);
    const taken = largest.length > 1 ? largest : [...left].slice(0, 1);
    for (const id of taken) left.delete(id);
    count += 1;
  }
  return count;
}

function familyUnder(family: Map<string, Kin>, ancestor: string): Set<string> {
  const blood = new Set([ancestor, ...descendantsOf(family, ancestor)]);
  // Brothers and sisters have a common ancestor, also when nobody recorded the parents.
  for (const sibling of family.get(ancestor)?.sibling ?? []) {
    blood.add(sibling);
    for (const other of descendantsOf(family, sibling)) blood.add(other);
  }
  return withSpouses(family, blood);
}

function withSpouses(family: Map<string, Kin>, blood: ReadonlySet<string>): Set<string> {
  const members = new Set(blood);
  for (const id of blood) {
    for (const spouse of family.get(id)?.spouse ?? []) members.add(spouse);
    for (const former of family.get(id)?.["former-spouse"] ?? []) members.add(former);
  }
  return members;
}

function couples(family: Map<string, Kin>): Set<string>[] {
  return [...family.keys()].map((id) => withSpouses(family, new Set([id])));
}
