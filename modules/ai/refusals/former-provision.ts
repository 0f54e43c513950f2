/** Law that was repealed and whose words the library lacks, by the name that people use; from `data/former-provisions.tsv`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findCitations, type FoundCitation } from "#modules/authority";
import { productFolder } from "#modules/platform";
import type { BorderRule } from "./rule.ts";

export interface FormerProvision {
  /** "199" */
  section: string;
  name: string;
  pattern: RegExp;
  /** By what and from when on: "by P.L. 115-97 § 13305, for taxable years beginning after December 31, 2017". */
  ended: string;
  /** Section of today's Code on the nearest subject. */
  now: string;
}

let provisions: FormerProvision[] | null = null;

export function formerProvisions(): FormerProvision[] {
  if (provisions) return provisions;
  const file = readFileSync(join(productFolder(), "modules/ai/data/former-provisions.tsv"), "utf8");
  const [, ...lines] = file.trimEnd().split("\n");
  provisions = lines.map((line) => {
    const [section = "", name = "", pattern = "", ended = "", now = ""] = line.split("\t");
    return { section, name, pattern: new RegExp(pattern, "i"), ended, now };
  });
  return provisions;
}

/** The former section that a citation names, such as § 222; a former unit of a section in force has words only. */
export function formerSection({
  kind,
  key,
}: Pick<FoundCitation, "kind" | "key">): FormerProvision | undefined {
  return kind === "code" ? formerProvisions().find(({ section }) => section === key) : undefined;
}

export const formerProvision: BorderRule = async ({ question, isTold, isNoted, authority, actor }) => {
  if (isTold) return null;
  // A section cited by its number is asked about, whatever a note says of the subject.
  const cited = findCitations(question).map(formerSection).find(Boolean);
  const former =
    cited ?? (isNoted ? undefined : formerProvisions().find(({ pattern }) => pattern.test(question)));
  if (!former) return null;
  const { document } = await authority.resolve(actor, `26 USC ${former.now}`);
  return {
    kind: "not_in_library",
    text: `No longer law: former section ${former.section} (${former.name}) was repealed ${former.ended}. Its former words are not in this library; nearest is § ${document.key}, ${document.heading}.`,
    nearest: [{ citation: document.citation, title: document.heading, url: document.url }],
  };
};
