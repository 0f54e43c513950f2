import type { ProcessMarks } from "#modules/platform";

/** Name of a stored file; its second part is the mark of the process that received it. */
export const KEY = /^[0-9a-f-]{36}\.([0-9a-z-]+)$/;
/** No upload takes this long; older files of other machines in a shared place are abandoned. */
const FOREIGN_MAX_AGE_MS = 60 * 60 * 1000;

/** Whether the process that received this file, which has no row, has ended. */
export async function isAbandoned(
  marks: ProcessMarks,
  name: string,
  changedAt: () => Promise<Date>,
): Promise<boolean> {
  const life = marks.lifeOf(KEY.exec(name)?.[1] ?? "");
  if (life !== "elsewhere") return life === "ended";
  return Date.now() - (await changedAt()).getTime() > FOREIGN_MAX_AGE_MS;
}
