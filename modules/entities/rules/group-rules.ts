/** Groups of corporations, named as such. */
import { affiliatedGroups, brotherGroups, parentGroups } from "./affiliation.ts";
import { nameOf, type Graph } from "./graph.ts";
import { listed, type Draft, type Rule } from "./rule.ts";

export const GROUP_RULES = {
  "affiliated-group": {
    severity: "question",
    text: "{names} are an affiliated group. Do they file one return together (election)?",
    cpa: "Affiliated group: {names}; 80% of vote and value. Consolidated return and dividends-received deduction.",
    citation: "26 USC 1504(a)(1)",
    field: "elections",
  },
  "parent-group": {
    severity: "question",
    text: "{names} are a controlled group of a parent and its companies, and share some limits (owner).",
    cpa: "Parent-subsidiary controlled group: {names}. Limits of 1561, 179(d)(6), 414(b).",
    citation: "26 USC 1563(a)(1)",
    field: "parentEntityId",
  },
  "brother-group": {
    severity: "question",
    text: "{names} are a controlled group, because the same few people own them, and share some limits (owner).",
    cpa: "Brother-sister controlled group: {names}; five or fewer owners with more than 50% identical ownership.",
    citation: "26 USC 1563(a)(2)",
    field: "ownerName",
  },
  "related-group": {
    severity: "question",
    text: "{names} are related by more than half of their stock, so a loss on a sale between them waits (owner).",
    cpa: "Controlled group by more than 50%: {names}. Losses between members are deferred, not denied.",
    citation: "26 USC 267(f)(1)",
    field: "parentEntityId",
  },
} satisfies Record<string, Rule>;

/** Groups of a size that a person reviews; larger ones need the shares of all pairs. */
const REVIEWED_ENTITIES = 200;

export function checkGroups(graph: Graph): Draft<keyof typeof GROUP_RULES>[] {
  if (graph.entities.length > REVIEWED_ENTITIES) return [];
  const named = (rule: keyof typeof GROUP_RULES, groups: string[][]) =>
    groups.map((entityIds) => ({
      rule,
      entityIds,
      values: { names: listed(entityIds.map((id) => nameOf(graph, id))) },
    }));
  return [
    ...named("affiliated-group", affiliatedGroups(graph)),
    ...named("parent-group", parentGroups(graph)),
    ...named("brother-group", brotherGroups(graph)),
    ...named("related-group", relatedGroups(graph)),
  ];
}

/** Groups by the wider test of 267(f)(1) that are none by 1563(a)(1). */
function relatedGroups(graph: Graph): string[][] {
  const narrow = parentGroups(graph);
  return parentGroups(graph, "267(f)").filter(
    (group) => !narrow.some((one) => group.every((id) => one.includes(id))),
  );
}
