/** Sections of the Code that a border names itself, in place of what the search found. */
import type { Nearest } from "../schema.ts";
import type { BorderRequest } from "./rule.ts";

/** @param keys "7701(b)" */
export async function nearestSections(
  { authority, actor }: Pick<BorderRequest, "authority" | "actor">,
  keys: readonly string[],
): Promise<Nearest[]> {
  const found = await Promise.all(keys.map((key) => authority.resolve(actor, `26 USC ${key}`)));
  return found.map(({ citation, document: { heading }, url }) => ({ citation, title: heading, url }));
}
