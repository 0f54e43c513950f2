/** Numbers, names and states of entities. */
import { groupBy } from "../group-by.ts";
import { STATES, type BusinessEntity } from "../schema.ts";
import { classOf, regardedOwner } from "./classes.ts";
import { nameOf, type Graph } from "./graph.ts";
import { einDigits, isIssuedPrefix, tinDigits } from "./identification.ts";
import type { NUMBER_RULES } from "./number-rules.ts";
import { listed, type Draft } from "./rule.ts";

type NumberDraft = Draft<keyof typeof NUMBER_RULES>;

const PLACES = new Set([...STATES, "DC"]);

export function checkNumbers(graph: Graph): NumberDraft[] {
  return [
    ...graph.entities.flatMap((entity) => [
      ...checkEin(graph, entity),
      ...checkTin(graph, entity),
      ...checkStates(entity),
      ...checkSuffix(entity),
    ]),
    ...checkNumbersTwice(graph),
    ...checkNamesTwice(graph),
  ];
}

function checkEin(graph: Graph, { id, legalName, ein }: BusinessEntity): NumberDraft[] {
  const at = { entityIds: [id], values: { entity: legalName } };
  if (ein === null) return classOf(graph, id) === "disregarded" ? [] : [{ rule: "ein-asked", ...at }];
  const digits = einDigits(ein);
  if (digits === null) return [{ rule: "ein-form", entityIds: [id], values: { entity: legalName, ein } }];
  if (isIssuedPrefix(digits)) return [];
  return [{ rule: "ein-prefix", entityIds: [id], values: { entity: legalName, prefix: digits.slice(0, 2) } }];
}

function checkTin({ tins }: Graph, { id, legalName }: BusinessEntity): NumberDraft[] {
  const tin = tins.get(id);
  if (tin === undefined || tinDigits(tin) !== null) return [];
  return [{ rule: "tin-form", entityIds: [id], values: { entity: legalName, length: tin.length } }];
}

/** The same nine digits under two entities, unless one is disregarded into the other. */
function checkNumbersTwice(graph: Graph): NumberDraft[] {
  const holders = graph.entities.flatMap((entity) => {
    const digits = [entity.ein ? einDigits(entity.ein) : null, tinDigits(graph.tins.get(entity.id) ?? "")];
    return [...new Set(digits.filter((one) => one !== null))].map((number) => ({ number, id: entity.id }));
  });
  return [...groupBy(holders, ({ number }) => number)].flatMap(([number, found]) => {
    const ids = [...new Set(found.map(({ id }) => id))];
    const filers = new Set(ids.map((id) => regardedOwner(graph, id) ?? id));
    if (ids.length < 2 || filers.size < 2) return [];
    const values = { names: listed(ids.map((id) => nameOf(graph, id))), last: number.slice(-4) };
    return [{ rule: "number-twice" as const, entityIds: ids, values }];
  });
}

/** Case, spaces and punctuation do not make another name. */
function checkNamesTwice(graph: Graph): NumberDraft[] {
  const key = ({ legalName }: BusinessEntity) =>
    legalName
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return [...groupBy(graph.entities, key).values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length < 2) return [];
    const values = { entity: first.legalName, count: same.length };
    return [{ rule: "name-twice" as const, entityIds: same.map(({ id }) => id), values }];
  });
}

const SUFFIXES: [RegExp, string[]][] = [
  [/\b(?:inc|corp|incorporated|corporation)\.?$/i, ["C-Corp", "S-Corp"]],
  [/\b(?:llc|l\.l\.c)\.?$/i, ["LLC", "Disregarded Entity", "S-Corp", "C-Corp", "Partnership"]],
  [/\b(?:lp|llp|l\.p|l\.l\.p)\.?$/i, ["Partnership", "C-Corp", "S-Corp", "Disregarded Entity"]],
];

function checkSuffix({ id, legalName, entityType }: BusinessEntity): NumberDraft[] {
  if (entityType === null) return [];
  return SUFFIXES.flatMap(([suffix, types]) => {
    const match = suffix.exec(legalName.trim());
    if (!match || types.includes(entityType)) return [];
    const values = { entity: legalName, type: entityType, suffix: match[0] };
    return [{ rule: "name-suffix" as const, entityIds: [id], values }];
  });
}

function checkStates(entity: BusinessEntity): NumberDraft[] {
  const { id, legalName, jurisdictionFormation, jurisdictionOperation } = entity;
  const found: NumberDraft[] = [];
  if (jurisdictionFormation === null) {
    found.push({ rule: "state-asked", entityIds: [id], values: { entity: legalName } });
  }
  const written = [
    { text: jurisdictionFormation, which: "state of formation", field: "jurisdictionFormation" },
    { text: jurisdictionOperation, which: "state of operation", field: "jurisdictionOperation" },
  ];
  for (const { text, which, field } of written) {
    if (text === null || PLACES.has(text.trim().toUpperCase())) continue;
    const values = { entity: legalName, written: text, which, subject: field };
    found.push({ rule: "state-unknown", entityIds: [id], field, values });
  }
  return found;
}
