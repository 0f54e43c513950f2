/** View model of the wizard: what it shows of an intake, and which steps are accessible. */
import {
  ACTIVE_STATUSES,
  awaitsCpa,
  canContinue,
  lacksIncome,
  WIZARD_STEPS,
  type ChecklistLine,
  type Intake,
  type LineGroup,
} from "#modules/intake/schema";

export const STEPS = ["Document Types", "Upload Files", "Review & Submit"] as const;

/** The viewer of the intake, and what they may do. */
export interface Mode {
  isOwner: boolean;
  /** An administrator, who may also decide and change a submitted intake. */
  isCpa: boolean;
  /** The client, up to the submission. */
  canEdit: boolean;
  /** The client, after the submission. */
  isReadOnly: boolean;
}

export function modeOf({ status }: Pick<Intake, "status">, who: { isOwner: boolean; isCpa: boolean }): Mode {
  const isActive = ACTIVE_STATUSES.includes(status);
  return { ...who, canEdit: who.isOwner && isActive, isReadOnly: !who.isCpa && !isActive };
}

/** Progress of an intake after a completed step. */
export function progressAfter(step: number): number {
  return Math.round((step / WIZARD_STEPS) * 100);
}

/** The step to show: the requested one, else where the client left off; never one that is not accessible. */
export function stepToShow(
  asked: string | null,
  { progress, mode }: { progress: number; mode: Pick<Mode, "canEdit"> },
  lines: readonly ChecklistLine[],
): number {
  const resumed = Math.floor((progress / 100) * WIZARD_STEPS + 0.01) + 1;
  const wanted = /^[123]$/.test(asked ?? "") ? Number(asked) : resumed;
  return Math.min(wanted, furthestStep(mode, lines));
}

/** The last accessible step; a viewer may open all of them. */
export function furthestStep({ canEdit }: Pick<Mode, "canEdit">, lines: readonly ChecklistLine[]): number {
  if (!canEdit) return WIZARD_STEPS;
  if (!canContinue(1, lines)) return 1;
  return canContinue(2, lines) ? WIZARD_STEPS : 2;
}

/** "Wages & Income" → "wages-income" */
export function slugOf(group: string): string {
  return group
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Whether no income document has been uploaded. A document without extraction counts as its category's class. */
export function seemsToLackIncome(
  { intakeType }: Pick<Intake, "intakeType">,
  lines: ChecklistLine[],
): boolean {
  const expected = lines.map((line) => ({
    ...line,
    documents: line.documents.map((document) =>
      document.readingState === "read"
        ? document
        : { ...document, classification: line.category.expectedClass },
    ),
  }));
  return lacksIncome(intakeType, expected);
}

export interface CardGroup {
  title: string;
  lines: ChecklistLine[];
}

/** Cards of step 1: required categories, common ones, and the rest by group. */
export function cardGroups(lines: ChecklistLine[]): { required: ChecklistLine[]; optional: CardGroup[] } {
  const required = lines.filter(({ category }) => category.isRequired);
  const common = lines.filter(({ category }) => !category.isRequired && category.askFirst);
  const optional: CardGroup[] = common.length > 0 ? [{ title: "Most people have these", lines: common }] : [];
  for (const line of lines) {
    const { isRequired, askFirst, group } = line.category;
    if (isRequired || askFirst) continue;
    const known = optional.find(({ title }) => title === group);
    if (known) known.lines.push(line);
    else optional.push({ title: group, lines: [line] });
  }
  return { required, optional };
}

/** "Photo ID and Proof of SSN or ITIN" */
export function namesOf(lines: readonly ChecklistLine[]): string {
  return new Intl.ListFormat("en-US").format(lines.map(({ category }) => category.name));
}

/** Required papers that the client cannot get, about which the CPA has yet to decide. */
export function undecidedLines(lines: readonly ChecklistLine[]): ChecklistLine[] {
  return lines.filter(({ category, documents, waiver }) => {
    return category.isRequired && documents.length === 0 && awaitsCpa(waiver);
  });
}

/** Lines that stay empty because of a waiver that counts. */
export function waivedLines(lines: readonly ChecklistLine[]): ChecklistLine[] {
  return lines.filter(({ documents, isSettled }) => isSettled && documents.length === 0);
}

/** The group after this one in step 2; null after the last. */
export function nextGroup(groups: readonly LineGroup[], current: string | null): LineGroup | null {
  const at = groups.findIndex(({ name }) => slugOf(name) === current);
  return groups[Math.max(at, 0) + 1] ?? null;
}

/** Required categories that still need a document or the CPA's decision. */
export function missingLines(lines: readonly ChecklistLine[]): ChecklistLine[] {
  return lines.filter(({ category, isSettled }) => category.isRequired && !isSettled);
}

/** URL within the wizard. */
export function wizardPath(place: { step: number; group?: string | null; remove?: string }): string {
  const { step, group, remove } = place;
  const query = new URLSearchParams({
    step: String(step),
    ...(group && { group }),
    ...(remove && { remove }),
  });
  return `?${query}`;
}

/** Form action of a category's upload without JavaScript. */
export function uploadPath(place: { step: number; group?: string | null }, categoryId: string): string {
  return `${wizardPath(place)}&into=${encodeURIComponent(categoryId)}#${categoryId}`;
}
