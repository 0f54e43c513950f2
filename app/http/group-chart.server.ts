/** What the chart module draws of a group: boxes, shares, and findings as marks. */
import type { ChartBox, ChartEdge, ChartGraph, Mark } from "#modules/chart/schema";
import { BOXES_MAX } from "#modules/chart/schema";
import { formatPercentage, type Finding, type GroupChart, type Severity } from "#modules/entities/schema";
import { KIND_LABELS, ROLE_WORDS } from "../ui/entity-words.ts";

/** Boxes around the chosen one in a part of a chart. */
const AROUND_MAX = 150;
const WHOLE = 100;
const TOLERANCE = 0.001;

interface ChartOptions {
  findings: readonly Finding[];
  /** Page of the intake, before its query. */
  page: string;
  /** The entity or person to draw when the group is too large for one picture. */
  chosen?: string | null;
}

export interface ChartView {
  graph: ChartGraph;
  /** Boxes of the whole group. */
  total: number;
  /** Name of the box in the middle of a part; null for the whole group. */
  around: string | null;
}

export function chartOf(group: GroupChart, { findings, page, chosen }: ChartOptions): ChartView {
  const marks = marksOf(findings);
  const boxes = [
    ...group.people.map(({ id, name, kind }): ChartBox => ({
      id,
      glyph: kind === "trust" ? "Trust" : "Person",
      name,
      detail: KIND_LABELS[kind],
      href: `${page}?tab=ownership&person=${id}#form`,
      mark: null,
      isOnTop: true,
    })),
    ...group.owners.filter(isUnnamed).map(({ id }): ChartBox => ({
      id,
      glyph: "Unknown",
      name: "Owner not named yet",
      detail: "",
      href: `${page}?tab=ownership&edit=${id}#form`,
      mark: null,
      isOnTop: true,
      isDashed: true,
    })),
    ...group.entities.map(({ id, legalName, entityType, jurisdictionFormation }): ChartBox => ({
      id,
      glyph: entityType ?? "Unknown",
      name: legalName,
      detail: [entityType ?? "Type not stated", jurisdictionFormation].filter(Boolean).join(", "),
      href: `${page}?tab=inventory&edit=${id}#form`,
      mark: marks.get(id) ?? null,
      isDashed: entityType === "Disregarded Entity",
      gap: gapOf(group, id),
    })),
  ];
  const edges = group.owners.map(
    ({ id, entityId, ownerEntityId, personId, role, percentage }): ChartEdge => ({
      from: ownerEntityId ?? personId ?? id,
      to: entityId,
      label:
        role === "owner"
          ? formatPercentage(percentage)
          : `${ROLE_WORDS[role]} ${percentage ? formatPercentage(percentage) : ""}`.trim(),
    }),
  );
  const owning = new Set(edges.map(({ from }) => from));
  // People who own nothing yet are in the list only.
  const graph = { boxes: boxes.filter(({ id, isOnTop }) => !isOnTop || owning.has(id)), edges };
  const total = graph.boxes.length;
  if (total <= BOXES_MAX) return { graph: withChosen(graph, chosen), total, around: null };
  const part = partAround(graph, chosen);
  return { graph: part, total, around: part.boxes.find(({ isChosen }) => isChosen)?.name ?? null };
}

function isUnnamed({ ownerEntityId, personId }: GroupChart["owners"][number]): boolean {
  return ownerEntityId === null && personId === null;
}

function gapOf({ owners }: GroupChart, entityId: string): string | null {
  const shares = owners.filter((owner) => owner.entityId === entityId && owner.role === "owner");
  if (shares.length === 0) return null;
  const missing = WHOLE - shares.reduce((sum, { percentage }) => sum + percentage, 0);
  if (Math.abs(missing) <= TOLERANCE) return null;
  return missing > 0 ? `${formatPercentage(missing)} not recorded` : `${formatPercentage(-missing)} too much`;
}

const WORDS: Record<Severity, string> = { error: "error", warning: "warning", question: "question" };

/** The worst open findings of each entity that has to be mended. */
function marksOf(findings: readonly Finding[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const severity of ["question", "warning", "error"] as const) {
    const counts = new Map<string, number>();
    for (const { state, severity: found, entityIds } of findings) {
      const [id] = entityIds;
      if (state === "open" && found === severity && id) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const [id, count] of counts)
      marks.set(id, { severity, word: `${count} ${WORDS[severity]}${count === 1 ? "" : "s"}` });
  }
  return marks;
}

function withChosen({ boxes, edges }: ChartGraph, chosen: string | null | undefined): ChartGraph {
  return { boxes: boxes.map((box) => (box.id === chosen ? { ...box, isChosen: true } : box)), edges };
}

/** The chosen box, default the one with most lines, with its owners and what it owns. */
function partAround({ boxes, edges }: ChartGraph, chosen: string | null | undefined): ChartGraph {
  const lines = new Map<string, number>();
  for (const id of edges.flatMap(({ from, to }) => [from, to])) lines.set(id, (lines.get(id) ?? 0) + 1);
  const known = boxes.find(({ id }) => id === chosen);
  const busiest = boxes.reduce((a, b) => ((lines.get(b.id) ?? 0) > (lines.get(a.id) ?? 0) ? b : a));
  const center = (known ?? busiest).id;
  const near = new Set([center]);
  for (const { from, to } of edges) {
    if (near.size >= AROUND_MAX) break;
    if (from === center) near.add(to);
    if (to === center) near.add(from);
  }
  const kept = {
    boxes: boxes.filter(({ id }) => near.has(id)),
    edges: edges.filter(({ from, to }) => near.has(from) && near.has(to)),
  };
  return withChosen(kept, center);
}
